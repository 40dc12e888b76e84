/** Licences of shipped code and fonts: MIT and OFL require their text with each copy. */
import fs from 'node:fs';
import path from 'node:path';

export const LICENCES_FILE = 'licences.txt';

/** What separates two licences. */
const LINE = `\n\n${'-'.repeat(72)}\n\n`;

/** Folders of the packages of fonts, which are in the pages, the PDFs and the share images. */
export function fontPackages(): string[] {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  return fonts.map((name) => `node_modules/${name}`);
}

/**
 * The licence of a package, with the text that the package carries.
 * @param dir folder of the package
 */
function licenceOf(dir: string) {
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8').trim();
  const { name, version, license = 'unknown', author } = JSON.parse(read('package.json'));
  const file = fs.readdirSync(dir).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? read(file) : standardText(license, author?.name ?? author);
  return { name, version, licence: license, text } as Record<'name' | 'version' | 'licence' | 'text', string>;
}

/** The MIT licence with another author, for packages that name it but have no licence file. */
function standardText(licence: string, author?: string): string {
  if (licence !== 'MIT' || !author) return '';
  const text = fs.readFileSync('node_modules/react/LICENSE', 'utf8').trim();
  return text.replace(/^Copyright .*/m, () => `Copyright (c) ${author}`);
}

/**
 * The file of licences that is shipped.
 * @param packages folders of the packages
 * @param others texts that come from no package
 */
export function licencesFile(packages: readonly string[], others: readonly string[] = []): string {
  const texts = packages
    .map(licenceOf)
    .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`);
  return `${[...texts, ...others].join(LINE)}\n`;
}

/** The packages in a text of `licencesFile`. */
export const licencesIn = (file: string) =>
  file.split(LINE).map((each) => {
    const [, name = each, licence = '', text = ''] = /^(\S+) \S+ \((.+?)\)\s+(.*)/s.exec(each) ?? [];
    return { name, licence, text };
  });
