import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { packagesOf } from '@/lib/bundle/packages';
import { LICENCES_FILE, licencesFile } from '@/lib/export/licences';
import { installEditor, MODULES } from './install';

const CMS = path.join(MODULES, '@sveltia', 'cms', 'npm');
const FONTS = path.join(CMS, 'assets');

/** Parts that our forms never load: syntax highlighting, maps, SVG optimizing. */
const UNUSED = ['@shikijs/*', 'leaflet', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter', 'svgo'];

/** Replacements in Sveltia CMS's script, so that it calls no other host, and lets the page be zoomed. */
const REPLACED: [RegExp, string][] = [
  // The fonts come from the package, but the styles still name a CDN.
  [/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''],
  // The status page of the Git host, which is requested in local mode too.
  [
    /https:\/\/(www\.githubstatus|status-api\.hostedstatus)\.com\/[\w./]+\d[\w./]*/g,
    'data:application/json,{}',
  ],
  [/`maximum-scale=1`,/, ''],
];

/** @throws when a newer Sveltia CMS no longer has the text */
function replace(text: string, [from, to]: [RegExp, string]): string {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`Sveltia CMS has no ${from} any more: look at REPLACED in bundle.ts`);
  return result;
}

const replacing: Plugin = {
  name: 'replacing',
  setup: ({ onLoad }) =>
    onLoad({ filter: /sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: REPLACED.reduce(replace, fs.readFileSync(file, 'utf8')),
      loader: 'js',
    })),
};

/**
 * Bundles Sveltia CMS with our file format into a folder, with fonts and the licences of all bundled
 * packages.
 * @param folder target, which is emptied first
 * @throws as `installEditor` does
 */
export async function bundleEditor(folder: string) {
  await installEditor();
  fs.rmSync(folder, { recursive: true, force: true });
  const result = await build({
    entryPoints: { editor: path.join('lib', 'tools', 'editor', 'browser', 'main.ts') },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    target: 'es2022',
    chunkNames: 'part-[hash]',
    nodePaths: [MODULES],
    external: UNUSED,
    plugins: [replacing],
    // gray-matter copies the text of a file into a Buffer, which no browser has.
    define: { 'Buffer.from': 'String' },
    metafile: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  fs.cpSync(FONTS, path.join(folder, 'assets'), {
    recursive: true,
    filter: (file) => file === FONTS || file.endsWith('.woff2'),
  });
  const fontLicences = fs.readdirSync(FONTS).flatMap((file) => {
    const [font, suffix] = file.split('.LICENSE');
    return suffix ? `${font}\n\n${fs.readFileSync(path.join(FONTS, file), 'utf8').trim()}` : [];
  });
  const licences = licencesFile(packagesOf(result.metafile), fontLicences);
  fs.writeFileSync(path.join(folder, LICENCES_FILE), licences);
}
