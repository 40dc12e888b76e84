import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { LICENCES_FILE, licencesFile, packagesOf } from '@/lib/export/licences';
import { MODULES } from './install';

const CMS = path.join(MODULES, '@sveltia', 'cms', 'npm');
const FONTS = path.join(CMS, 'assets');

/** Parts that our forms never load: syntax highlighting, maps, SVG optimizing. */
const UNUSED = ['@shikijs/*', 'leaflet', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter', 'svgo'];

/** Replacements in Sveltia CMS's script: it asks no other host, and can be enlarged. */
const REPLACED: [RegExp, string][] = [
  // It loads the fonts of its package, and its styles still name a CDN.
  [/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''],
  // Status of a Git host, asked for in local mode too.
  [
    /https:\/\/(www\.githubstatus|status-api\.hostedstatus)\.com\/[\w./]+\d[\w./]*/g,
    'data:application/json,{}',
  ],
  [/`maximum-scale=1`,/, ''],
];

const replacing: Plugin = {
  name: 'replacing',
  setup: ({ onLoad }) =>
    onLoad({ filter: /sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: REPLACED.reduce((text, [from, to]) => text.replace(from, to), fs.readFileSync(file, 'utf8')),
      loader: 'js',
    })),
};

/**
 * Bundles Sveltia CMS with our format into a folder, with its fonts and the licences of all that is in it.
 * @param folder emptied before
 */
export async function bundleEditor(folder: string) {
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
