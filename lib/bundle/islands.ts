/**
 * Bundles the islands' scripts from the components that Next renders on the server: React in one shared file,
 * and a small file for each island.
 */
import { type BuildOptions, build } from 'esbuild';
import { ISLANDS, type IslandName } from '@/lib/browser/island-names';

/** React with the hydrating code, and the islands. */
export type ScriptName = 'react' | IslandName;

const REACT_FILE = 'lib/browser/island-runtime.ts';
const ISLAND_FILES = ISLANDS.map((name) => `components/islands/${name}.tsx`);
/** Source files of the scripts. */
export const SCRIPT_FILES: readonly string[] = [REACT_FILE, ...ISLAND_FILES];

/** Packages that islands import from the shared file. */
const SHARED = ['react', 'react/jsx-runtime'];

/** @throws when an import cannot be resolved */
export async function bundleIslands(): Promise<Record<ScriptName, string>> {
  const [react = ''] = await bundle([REACT_FILE], { format: 'iife' });
  const islands = await bundle(ISLAND_FILES, { format: 'cjs', external: SHARED });
  const scripts = ISLANDS.map((name, i) => [
    name,
    `(self.islands??=[]).push(["${name}",function(require,module){${islands[i]}}]);`,
  ]);
  // V8's explicit compile hint: Chromium compiles the file off the page's main thread while it loads.
  return Object.fromEntries(
    [['react', react], ...scripts].map(([name, code]) => [name, `//# allFunctionsCalledOnLoad\n${code}\n`]),
  );
}

async function bundle(entryPoints: string[], options: BuildOptions): Promise<string[]> {
  const { outputFiles } = await build({
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
  });
  return outputFiles.map(({ text }) => text.trim());
}
