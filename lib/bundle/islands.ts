/**
 * Bundles the islands' scripts: React in one shared file and a small file for each component that Next
 * renders on the server; and the scripts that need no React.
 */
import { type BuildOptions, build } from 'esbuild';
import {
  REACT_ISLANDS,
  type ReactIslandName,
  SCRIPT_ISLANDS,
  type ScriptIslandName,
} from '@/lib/browser/shared/island-names';
import { packagesOf } from './packages';

/** React with the hydrating code, and the islands. */
export type ScriptName = 'react' | ReactIslandName | ScriptIslandName;

const REACT_FILE = 'lib/browser/island-runtime.ts';
const COMPONENTS = REACT_ISLANDS.map((name) => `components/islands/${name}.tsx`);

/** Packages that components import from the shared file. */
const SHARED = ['react', 'react/jsx-runtime'];

/**
 * @returns the text of each script, and the folders of the packages that are in them
 * @throws when an import cannot be resolved
 */
export async function bundleIslands() {
  const react = await bundle([REACT_FILE], { format: 'iife' });
  const components = await bundle(COMPONENTS, { format: 'cjs', external: SHARED });
  const scripts = await Promise.all(SCRIPT_ISLANDS.map(scriptIsland));
  // V8's explicit compile hint: Chromium compiles the file off the page's main thread while it loads.
  const compiled = (code: string | undefined) => `//# allFunctionsCalledOnLoad\n${code}\n`;
  const texts = Object.fromEntries([
    ['react', compiled(react.texts[0])],
    ...REACT_ISLANDS.map((name, i) => [
      name,
      compiled(`(self.islands??=[]).push(["${name}",function(require,module){${components.texts[i]}}]);`),
    ]),
    ...SCRIPT_ISLANDS.map((name, i) => [name, scripts[i]]),
  ]) as Record<ScriptName, string>;
  return { scripts: texts, packages: [...new Set([...react.packages, ...components.packages])].sort() };
}

/** @returns the text of a script island, in which no package is bundled: licences.txt does not name it */
export async function scriptIsland(name: ScriptIslandName): Promise<string> {
  const { texts } = await bundle([`components/islands/${name}.ts`], { format: 'iife', packages: 'external' });
  return `${texts[0]}\n`;
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
