/**
 * Bundles the islands' scripts from the components that Next renders on the server: React in one shared file,
 * and a small file for each island.
 */
import { type BuildOptions, build } from 'esbuild';
import { ISLANDS, type IslandName } from '@/lib/browser/island-names';
import { packagesOf } from './packages';

/** React with the hydrating code, and the islands. */
export type ScriptName = 'react' | IslandName;

const REACT_FILE = 'lib/browser/island-runtime.ts';
const ISLAND_FILES = ISLANDS.map((name) => `components/islands/${name}.tsx`);

/** Packages that islands import from the shared file. */
const SHARED = ['react', 'react/jsx-runtime'];

/**
 * @returns the text of each script, and the folders of the packages that are in them
 * @throws when an import cannot be resolved
 */
export async function bundleIslands() {
  const react = await bundle([REACT_FILE], { format: 'iife' });
  const islands = await bundle(ISLAND_FILES, { format: 'cjs', external: SHARED });
  const scripts = ISLANDS.map((name, i) => [
    name,
    `(self.islands??=[]).push(["${name}",function(require,module){${islands.texts[i]}}]);`,
  ]);
  // V8's explicit compile hint: Chromium compiles the file off the page's main thread while it loads.
  const texts = Object.fromEntries(
    [['react', react.texts[0]], ...scripts].map(([name, code]) => [
      name,
      `//# allFunctionsCalledOnLoad\n${code}\n`,
    ]),
  ) as Record<ScriptName, string>;
  return { scripts: texts, packages: [...new Set([...react.packages, ...islands.packages])].sort() };
}

async function bundle(entryPoints: string[], options: BuildOptions) {
  const { outputFiles, metafile } = await build({
    entryPoints,
    outdir: 'islands',
    bundle: true,
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
    write: false,
    metafile: true,
  });
  return { texts: outputFiles.map(({ text }) => text.trim()), packages: packagesOf(metafile) };
}
