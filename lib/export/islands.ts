/**
 * The scripts of the islands, made by esbuild from the same components that Next renders on the server: React in one
 * file that all islands share, and a small file for each island. Their names carry a hash of their content.
 */
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { ISLANDS, type IslandName } from '@/lib/browser/islands';
import { type AssetFile, assetFile } from './asset-file';

export interface IslandScripts {
  /** React and the code that hydrates. */
  react: AssetFile;
  islands: Record<IslandName, AssetFile>;
}

/** What islands import from the shared file instead of carrying it. */
const SHARED = ['react', 'react/jsx-runtime'];

/**
 * Bundles the islands for browsers.
 * @throws when an import cannot be resolved, or an island needs a module that the shared file does not have
 */
export async function bundleIslands(): Promise<IslandScripts> {
  const react = scriptFile(
    'react',
    await bundle(path.join('lib', 'browser', 'island-runtime.ts'), { format: 'iife' }),
  );
  const islands = await Promise.all(
    ISLANDS.map(async (name): Promise<[IslandName, AssetFile]> => {
      const entry = path.join('components', 'islands', `${name}.tsx`);
      const module = await bundle(entry, { format: 'cjs', external: SHARED });
      return [
        name,
        scriptFile(name, `(self.islands??=[]).push(["${name}",function(require,module){${module}}]);`),
      ];
    }),
  );
  return { react, islands: Object.fromEntries(islands) as IslandScripts['islands'] };
}

async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/**
 * A script under the name of its content. The comment says that all of it will be run: Chromium then compiles it
 * beside the page's own thread, as it comes (V8's explicit compile hints); to other engines it is a comment.
 */
function scriptFile(name: string, code: string): AssetFile {
  return assetFile(name, 'js', `//# allFunctionsCalledOnLoad\n${code}\n`);
}
