import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { pathsIn } from '@/lib/files';
import { IMPORT_RULES } from './rules';

const isFile = (name: string) => fs.statSync(name, { throwIfNoEntry: false })?.isFile();
const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

/** The path from the root of the file that an import names; undefined for a package. */
function pathOf(specifier: string, importer: string): string | undefined {
  if (!/^(\.|@\/)/.test(specifier)) return undefined;
  const name = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(importer), specifier);
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => name + end).find(isFile) ?? name;
}

/**
 * Imports that `IMPORT_RULES` does not allow, each as a message. Imports of types count, and `export … from`,
 * `import()` and `require()`.
 * @param importer path of a file from the root; without a rule, its folder may import only itself
 * @param text of that file
 */
export function faultsOf(importer: string, text: string): string[] {
  const places = Object.keys(IMPORT_RULES).filter((place) => isIn(importer, place));
  // All of them begin the path of the importer, so the longest sorts last.
  const place = places.sort().at(-1) ?? path.posix.dirname(importer);
  const { code, packages } = IMPORT_RULES[place] ?? { code: [], packages: [] };
  const isTest = /(\.test|\/testing)\.ts$/.test(importer);

  function mayImport(specifier: string) {
    const file = pathOf(specifier, importer);
    if (file) return [place, ...code].some((entry) => isIn(file, entry));
    if (isTest && specifier === '@playwright/test') return true;
    return packages ? packages.includes(specifier) : !/^(react|react-dom|next)(\/|$)/.test(specifier);
  }
  const allowed = [...code, ...(packages ?? ['Node', 'packages but React and Next'])].join(', ') || 'nothing';
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => !mayImport(specifier))
    .map(
      (specifier) =>
        `${importer} imports ${specifier}, but ${place} may import, besides itself: ${allowed} ` +
        '(e2e/imports/rules.ts)',
    );
}

/** The faults of all code of the site and its commands. */
export const importFaults = (): string[] =>
  ['app', 'components', 'lib']
    .flatMap((root) => pathsIn(root).map((file) => `${root}/${file}`))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => faultsOf(file, fs.readFileSync(file, 'utf8')));
