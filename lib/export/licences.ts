/** Licences of shipped code and fonts: MIT and OFL require their text with each copy. */
import fs from 'node:fs';
import path from 'node:path';

export const LICENCES_FILE = 'licences.txt';

/** Licences that allow redistribution of code and fonts with their notice. */
const FREE = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

/** Folders of the packages of fonts, which are in the pages, the PDFs and the share images. */
export function fontPackages(): string[] {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  return fonts.map((name) => `node_modules/${name}`);
}

/**
 * Name, version and licence of a package, with the text that the package carries.
 * @param dir folder of the package
 * @throws when the licence is not one of `FREE`, or has no text
 */
function licenceOf(dir: string): string {
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8').trim();
  const { name, version, license = 'unknown', author } = JSON.parse(read('package.json'));
  const file = fs.readdirSync(dir).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? read(file) : standardText(license, author?.name ?? author);
  if (!FREE.includes(license))
    throw new Error(`${name} has the licence ${license}. Expected one of ${FREE.join(', ')} (licences.ts).`);
  if (!text) throw new Error(`${name} has no licence text, which must be shipped with it.`);
  return `${name} ${version} (${license})\n\n${text}`;
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
 * @throws when a package may not be shipped
 */
export function licencesFile(packages: readonly string[], others: readonly string[] = []): string {
  const line = `\n\n${'-'.repeat(72)}\n\n`;
  return `${[...packages.map(licenceOf), ...others].join(line)}\n`;
}
