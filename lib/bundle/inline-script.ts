import path from 'node:path';
import { buildSync } from 'esbuild';
import { packagesOf } from './packages';

/** Inline scripts that the export allows. */
export const INLINE_SCRIPTS = [
  'boot',
  'toggle-video',
  'fill-course-name',
  'clear-storage',
  'suggest-page',
  'hide-expired',
  'hide-unreachable-maps',
  'show-reviews',
] as const;
/** `reviews-frame` is only in the document of the widget's frame, which has a separate policy. */
export type InlineScriptName = (typeof INLINE_SCRIPTS)[number] | 'reviews-frame';

const sources = new Map<InlineScriptName, string>();

/**
 * Bundles and minifies an inline script. The policy allows this exact text.
 * @throws when a package is in it: licences.txt names only those of the islands
 */
export function inlineScript(name: InlineScriptName): string {
  let source = sources.get(name);
  if (source === undefined) {
    const result = buildSync({
      entryPoints: [path.resolve('lib', 'browser', `${name}.ts`)],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      write: false,
      metafile: true,
      legalComments: 'none',
      alias: { '@': process.cwd() },
      // An empty config: the project's `strict` would write "use strict" into each script.
      tsconfigRaw: {},
    });
    const [first] = packagesOf(result.metafile);
    if (first) throw new Error(`The inline script ${name} bundles ${first}: it may have no package`);
    source = (result.outputFiles[0]?.text ?? '').trim();
    if (process.env.NODE_ENV === 'production') sources.set(name, source);
  }
  return source;
}
