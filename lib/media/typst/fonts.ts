/** Makes static fonts of the site's typefaces, which Typst reads; Noto adds missing signs and Japanese. */
import fs from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { atomicWrite, sha256 } from '@/lib/files';
import { CACHE } from '../generate';

type Axes = Record<string, number>;

const FOLDER = path.join(CACHE, 'fonts');
const ANEK = '@fontsource-variable/anek-latin/files/anek-latin-%-standard-normal.woff2';
const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-%-standard-normal.woff2';
const MATH = '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2';
const JAPANESE = '@fontsource/noto-serif-jp/files/noto-serif-jp-japanese-%-normal.woff2';

/**
 * Axes as on the site (lib/tools/cli/fonts.ts); the serif's optical sizes are those of print. Typst knows the
 * larger one by its weight.
 */
const FACES: [file: string, axes: Axes][] = [
  [ANEK, { wdth: 88, wght: 500 }],
  [ANEK, { wdth: 88, wght: 600 }],
  [SERIF, { opsz: 9, wght: 400 }],
  [SERIF, { opsz: 14, wght: 401 }],
];

/** Latin comes first: of fonts with one name Typst takes the first, others for rare letters. */
export const openFonts = (): Promise<Buffer[]> =>
  Promise.all([
    ...['latin', 'latin-ext'].flatMap((range) =>
      FACES.map(([file, axes]) => instanceOf(file.replace('%', range), axes)),
    ),
    instanceOf(MATH),
    ...['400', '500', '600'].map((weight) => instanceOf(JAPANESE.replace('%', weight))),
  ]);

/** Every character that one of the fonts has. */
export const charactersOf = (fonts: Buffer[]): Set<number> =>
  new Set(fonts.flatMap((font) => (fontkit.create(font) as fontkit.Font).characterSet));

/** A static TrueType font, made from the font of a package. */
async function instanceOf(file: string, axes: Axes = {}): Promise<Buffer> {
  const source = fs.readFileSync(path.join('node_modules', file));
  const cached = path.join(FOLDER, `${sha256(JSON.stringify(axes), source).slice(0, 24)}.ttf`);
  if (!fs.existsSync(cached)) {
    const all = String.fromCodePoint(...(fontkit.create(source) as fontkit.Font).characterSet);
    atomicWrite(cached, await subsetFont(source, all, { targetFormat: 'truetype', variationAxes: axes }));
  }
  return fs.readFileSync(cached);
}
