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

/** The words of the MIT licence, for packages that name it and their author but carry no file. */
function standardText(licence: string | undefined, author: string | undefined): string {
  if (licence !== 'MIT' || !author) return '';
  return `MIT License

Copyright (c) ${author}

${MIT}`;
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The file that goes with the export. */
export function licencesFile(): string {
  const rule = '-'.repeat(72);
  return licences()
    .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`)
    .join(`\n${rule}\n\n`);
}
