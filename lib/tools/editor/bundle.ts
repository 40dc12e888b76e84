/** The editor's files: Sveltia CMS from its package, with our format, as scripts and fonts that ask no other host. */
import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { MODULES } from './install';

const PACKAGE = path.join(MODULES, '@sveltia', 'cms');
const FONTS = path.join(PACKAGE, 'npm', 'assets');

/** Parts that our forms have no use for: colouring of code, maps, drawing on them, optimizing of SVG. */
const UNUSED = /^(@shikijs\/|leaflet|terra-draw|svgo)|\/chunks\/(shiki-engine|heic)-/;

/** Addresses that the package asks by itself, and what stands in their place. */
const REWRITTEN: [from: string, to: string][] = [
  // The state of a host's service is no business of the form.
  [
    'https://www.githubstatus.com/api/v2/status.json',
    'data:application/json,{"status":{"indicator":"none"}}',
  ],
  [
    'https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7',
    'data:application/json,{"result":{"status_overall":{"status_code":100}}}',
  ],
  // Who needs large letters must be able to enlarge.
  ['`maximum-scale=1`,', ''],
];

/** Fonts that the package's styles ask a CDN for, though they are in the package. */
const CDN_FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g;

function fontHere(name: string, subset: string): string {
  const file = fs
    .readdirSync(FONTS)
    .find((font) => font.startsWith(`${name}-${subset}`) && font.endsWith('.woff2'));
  if (!file)
    throw new Error(
      `Sveltia CMS has no font ${name}-${subset} in its package: look at lib/tools/editor/bundle.ts.`,
    );
  return `./assets/${file}`;
}

const plugin: Plugin = {
  name: 'editor',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: UNUSED }, ({ path: name }) => ({ path: name, namespace: 'unused' }));
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default {};', loader: 'js' }));
    onLoad({ filter: /sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => {
      let contents = fs.readFileSync(file, 'utf8');
      for (const [from, to] of REWRITTEN) contents = contents.replaceAll(from, to);
      return {
        contents: contents.replace(CDN_FONT, (_, name: string, subset: string) => fontHere(name, subset)),
        loader: 'js',
      };
    });
  },
};

/**
 * Writes the editor's scripts and fonts, which find each other beside the page that loads `editor.js`.
 * @param folder where they go; emptied before
 * @returns folders of the packages whose code is in them
 */
export async function bundleEditor(folder: string): Promise<string[]> {
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
    plugins: [plugin],
    metafile: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  const assets = path.join(folder, 'assets');
  fs.mkdirSync(assets, { recursive: true });
  for (const file of fs.readdirSync(FONTS))
    if (file.endsWith('.woff2')) fs.copyFileSync(path.join(FONTS, file), path.join(assets, file));
  const packages = Object.keys(result.metafile.inputs).flatMap(
    (file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  );
  return [...new Set(packages)].sort();
}

/** The licences of what is bundled: the packages' own texts and the fonts'. */
export function editorLicences(packages: readonly string[]): string {
  const texts = packages.map((dir) => {
    const { name, version, license } = JSON.parse(
      fs.readFileSync(path.join(dir, 'package.json'), 'utf8'),
    ) as Record<string, string>;
    const file = fs.readdirSync(dir).find((entry) => /^licen[cs]e/i.test(entry));
    return `${name} ${version} (${license})\n\n${file ? fs.readFileSync(path.join(dir, file), 'utf8').trim() : ''}\n`;
  });
  const fonts = fs.readdirSync(FONTS).filter((file) => file.endsWith('LICENSE.txt'));
  return [
    ...texts,
    ...fonts.map(
      (file) =>
        `${file.replace('.LICENSE.txt', '')}\n\n${fs.readFileSync(path.join(FONTS, file), 'utf8').trim()}\n`,
    ),
  ].join(`\n${'-'.repeat(72)}\n\n`);
}
