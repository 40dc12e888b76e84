/** Licences of shipped code and fonts: MIT and OFL require their text with each copy. */
import fs from 'node:fs';
import path from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { INLINE_SCRIPTS, inlineScriptFile } from '@/lib/bundle/inline-script';
import { SCRIPT_FILES } from '@/lib/bundle/islands';

export const LICENCES_FILE = 'licences.txt';

/** Folders of the packages in a bundle, as esbuild lists them. */
export function packagesOf({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}

/** Folders of the packages whose code or fonts are in the export. */
export function shippedPackages(): string[] {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  const { metafile } = buildSync({
    entryPoints: [
      ...INLINE_SCRIPTS.map(inlineScriptFile),
      inlineScriptFile('reviews-frame'),
      ...SCRIPT_FILES,
    ],
    bundle: true,
    jsx: 'automatic',
    outdir: 'scripts',
    write: false,
    metafile: true,
  });
  return [...packagesOf(metafile), ...fonts.map((name) => `node_modules/${name}`)];
}

/**
 * The licence of a package, with the text that the package carries.
 * @param dir folder of the package
 */
export function licenceOf(dir: string) {
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
  return `${[...texts, ...others].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
