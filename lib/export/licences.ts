/** Licences of what reaches visitors: MIT and OFL ask for their text to go with the copy. */
import fs from 'node:fs';
import path from 'node:path';

/** Packages whose code or fonts are in the export. */
export const SHIPPED = [
  'react',
  'react-dom',
  'scheduler',
  'embla-carousel',
  'embla-carousel-react',
  'embla-carousel-reactive-utils',
  '@fontsource-variable/anek-latin',
  '@fontsource-variable/source-serif-4',
  // In the syllabus PDFs:
  '@fontsource/noto-serif-jp',
  '@fontsource/noto-sans-math',
] as const;

export const LICENCES_FILE = 'licences.txt';

/**
 * The licences of all shipped packages, from the packages themselves.
 * @throws when a package is not installed
 */
export function licences() {
  return SHIPPED.map((name) => {
    const dir = path.join('node_modules', name);
    const { version, license, author } = JSON.parse(
      fs.readFileSync(path.join(dir, 'package.json'), 'utf8'),
    ) as {
      version: string;
      license?: string;
      author?: string | { name: string };
    };
    const file = fs.readdirSync(dir).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
    return {
      name,
      version,
      licence: license ?? 'unknown',
      text: file
        ? fs.readFileSync(path.join(dir, file), 'utf8').trim()
        : standardText(license, typeof author === 'object' ? author.name : author),
    };
  });
}

/** React's text of the MIT licence under another name, for packages that name it and their author but carry no file. */
function standardText(licence: string | undefined, author: string | undefined): string {
  if (licence !== 'MIT' || !author) return '';
  const text = fs.readFileSync(path.join('node_modules', 'react', 'LICENSE'), 'utf8').trim();
  return text.replace(/^Copyright .*/m, () => `Copyright (c) ${author}`);
}

/** The file that goes with the export. */
export function licencesFile(): string {
  const rule = '-'.repeat(72);
  return licences()
    .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`)
    .join(`\n${rule}\n\n`);
}
