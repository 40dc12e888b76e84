/**
 * The site's typefaces for what is no web page: PDFs and share images. Static instances are made of the variable
 * npm packages once and cached; what these lack comes from Noto Sans Math (signs) and Noto Serif JP, cut to what is used.
 */
import fs from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { atomicWrite } from '@/lib/files/atomic-write';
import { sha256 } from '@/lib/files/sha256';
import { TYPE_PACKAGES, versionsOf } from '../generate';

/** title: headings. label: lettering of the title block. text: reading. lede: reading, larger. */
export type Face = 'title' | 'label' | 'text' | 'lede';
/** A font file: the font that all documents measure with, and the code points that it has. */
interface Instance {
  file: Buffer;
  measure: fontkit.Font;
  characters: ReadonlySet<number>;
}
/** An opened font, with a name that tells instances of one family apart. */
export type Font = fontkit.Font & Pick<Instance, 'measure' | 'characters'> & { key: string };
/** A stretch of text that one font can set. */
export interface Run {
  text: string;
  font: Font;
  /** Language, where the script tells it. */
  lang?: string;
  /** A figure that stands below or above the line, made of the figure on it: the sign that it stands for. */
  sign?: string;
}
/** How small such a figure is, and how far from the line, in ems. */
const SMALL = { size: 0.62, below: 0.14, above: -0.34 } as const;
/** Fonts that together cover certain texts. */
export interface Faces {
  /** Splits text into stretches that one font can set. Characters that no font has are left out. */
  runs(face: Face, text: string): Run[];
  /** Characters that no font has. */
  missing: string[];
}

const PACKAGES = 'node_modules';
const CACHE = path.join('.cache', 'fonts');
const ANEK = '@fontsource-variable/anek-latin/files/anek-latin-%-standard-normal.woff2';
const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-%-standard-normal.woff2';
const MATH = '@fontsource/noto-sans-math';
const JAPANESE = '@fontsource/noto-serif-jp';
/** Part of the names of cached instances: other packages make others. */
const VERSIONS = versionsOf(TYPE_PACKAGES);
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'];

/** Axes as on the site (lib/tools/cli/fonts.ts), with the optical size of the serif fitted to its size in print. */
const FACES: Record<Face, { from: string; axes: { wght: number; wdth?: number; opsz?: number } }> = {
  title: { from: ANEK, axes: { wdth: 88, wght: 600 } },
  label: { from: ANEK, axes: { wdth: 88, wght: 500 } },
  text: { from: SERIF, axes: { opsz: 9, wght: 400 } },
  lede: { from: SERIF, axes: { opsz: 14, wght: 400 } },
};

/** The Japanese file is large: only these are looked for in it. */
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u30ff\uff00-\uffef]/u;
/** Figures below and above the line that the faces lack: made of those on it, which Unicode has as their compatible form. */
const figureOf = (char: string) => (/[₀-₉⁰⁴-⁹ⁿ]/.test(char) ? char.normalize('NFKC') : undefined);

/** Text as it is set: composed, and without the invisible marks that no font draws. */
export const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\t-\r\p{Zl}\p{Zp}]+|[\u2000-\u200a\u202f\u205f]/gu, ' ');

/**
 * Opens the fonts that a document needs.
 * @param texts everything that will be set, by face
 */
export async function openFaces(texts: Partial<Record<Face, string>>): Promise<Faces> {
  const maps = new Map<Face, Map<string, Run>>();
  const missing = new Set<string>();
  for (const [face, text] of Object.entries(texts) as [Face, string][]) {
    const { from, axes } = FACES[face];
    const wanted = new Set([...plainText(text)].flatMap((char) => [char, figureOf(char) ?? char]));
    const map = new Map<string, Run>();
    const take = (font: Font, lang?: string) => {
      for (const char of wanted) {
        if (!font.characters.has(char.codePointAt(0) ?? 0)) continue;
        map.set(char, { text: '', font, ...(lang ? { lang } : {}) });
        wanted.delete(char);
      }
    };
    for (const script of SCRIPTS) {
      if (wanted.size === 0) break;
      // Anek has no Greek or Cyrillic: the serif lends its own.
      const file = [from, SERIF]
        .map((f) => f.replace('%', script))
        .find((f) => fs.existsSync(path.join(PACKAGES, f)));
      if (file)
        take(await instance(file, file.includes('anek') ? axes : { opsz: axes.opsz ?? 20, wght: axes.wght }));
    }
    if (wanted.size > 0) take(await instance(`${MATH}/files/noto-sans-math-latin-400-normal.woff2`, {}));
    const rest = [...wanted].filter((char) => EAST_ASIAN.test(char)).join('');
    if (rest)
      take(
        await instance(`${JAPANESE}/files/noto-serif-jp-japanese-${axes.wght}-normal.woff2`, {}, rest),
        'ja',
      );
    for (const char of wanted) if (!figureOf(char)) missing.add(char);
    maps.set(face, map);
  }
  return {
    runs: (face, text) => runsOf(maps.get(face) ?? new Map(), plainText(text)),
    missing: [...missing].sort(),
  };
}

function runsOf(map: ReadonlyMap<string, Run>, text: string): Run[] {
  const runs: Run[] = [];
  for (const char of text) {
    const figure = map.has(char) ? undefined : figureOf(char);
    const found = map.get(figure ?? char);
    if (!found) continue;
    const last = runs.at(-1);
    if (figure) runs.push({ ...found, text: figure, sign: char });
    else if (last?.font === found.font && !last.sign) last.text += char;
    else runs.push({ ...found, text: char });
  }
  return runs;
}

/** Size of a run in the size of its line, and how far its baseline lies under the line's. */
export function scaleOf(run: Run): { size: number; drop: number } {
  if (!run.sign) return { size: 1, drop: 0 };
  return { size: SMALL.size, drop: /[₀-₉]/.test(run.sign) ? SMALL.below : SMALL.above };
}

const instances = new Map<string, Promise<Instance>>();

/**
 * A static TrueType font made of a package's file, cut to some characters or whole. Each document opens its own:
 * fontkit keeps glyphs with the characters they were first asked for, and parts of composed glyphs with none, so that
 * a font used before would give another file, and text that cannot be read out.
 */
async function instance(file: string, axes: Record<string, number>, chars?: string): Promise<Font> {
  const key = sha256(JSON.stringify([VERSIONS, file, axes, chars ? [...chars].sort() : 'all'])).slice(0, 24);
  const opened = instances.get(key) ?? makeInstance(key, file, axes, chars).then(open);
  // Cuts for one document are not asked for again.
  if (!chars) instances.set(key, opened);
  const { file: data, ...shared } = await opened;
  return Object.assign(fontkit.create(data) as fontkit.Font, { key, ...shared });
}

function open(file: Buffer): Instance {
  const measure = fontkit.create(file) as fontkit.Font;
  return { file, measure, characters: new Set(measure.characterSet) };
}

async function makeInstance(
  key: string,
  file: string,
  axes: Record<string, number>,
  chars?: string,
): Promise<Buffer> {
  const cached = path.join(CACHE, `${key}.ttf`);
  if (!fs.existsSync(cached)) {
    const source = fs.readFileSync(path.join(PACKAGES, file));
    const text = chars ?? String.fromCodePoint(...(fontkit.create(source) as fontkit.Font).characterSet);
    const font = await subsetFont(source, text, {
      targetFormat: 'truetype',
      ...(Object.keys(axes).length > 0 ? { variationAxes: axes } : {}),
    });
    atomicWrite(cached, font);
  }
  return fs.readFileSync(cached);
}
