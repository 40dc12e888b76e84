/**
 * The site's typefaces for what is no web page: PDFs and share images. Static instances are made of the variable
 * npm packages once and kept; what the Latin faces lack comes from Noto Serif JP, cut to the glyphs that are used.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { saltOf, writeWhole } from '../products';

/** title: headings. label: lettering of the title block. text: reading. lede: reading, larger. */
export type Face = 'title' | 'label' | 'text' | 'lede';
export type Font = fontkit.Font;
/** A stretch of text that one font can set. */
export interface Run {
  text: string;
  font: Font;
  /** Language, where the script tells it. */
  lang?: string;
}
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
const JAPANESE = '@fontsource/noto-serif-jp';
/** Part of the names of kept instances: other packages make others. */
const VERSIONS = saltOf([], ['subset-font', '@fontsource-variable/anek-latin', '@fontsource-variable/source-serif-4', JAPANESE]);
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'];

/** Axes as on the site (lib/cli/fonts.ts), with the optical size of the serif fitted to its size in print. */
const FACES: Record<Face, { from: string; axes: Record<string, number>; japanese: number }> = {
  title: { from: ANEK, axes: { wdth: 88, wght: 600 }, japanese: 600 },
  label: { from: ANEK, axes: { wdth: 88, wght: 500 }, japanese: 500 },
  text: { from: SERIF, axes: { opsz: 9, wght: 400 }, japanese: 400 },
  lede: { from: SERIF, axes: { opsz: 14, wght: 400 }, japanese: 400 },
};

/** Signs that draughtsmen use and the fonts lack, and what stands for them. */
const SUBSTITUTES: Record<string, string> = { '⌀': 'Ø' };

/** Text as it is set: composed, and without the invisible marks that no font draws. */
export const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}|[\u2028\u2029]/gu, '')
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/[⌀]/g, (sign) => SUBSTITUTES[sign] ?? sign);

/**
 * Opens the fonts that a document needs.
 * @param texts everything that will be set, by face
 */
export async function openFaces(texts: Partial<Record<Face, string>>): Promise<Faces> {
  const maps = new Map<Face, Map<string, Run>>();
  const missing = new Set<string>();
  for (const [face, text] of Object.entries(texts) as [Face, string][]) {
    const wanted = new Set([...plainText(text)]);
    const map = new Map<string, Run>();
    const take = (font: Font, lang?: string) => {
      const has = new Set(font.characterSet);
      for (const char of wanted) {
        if (!has.has(char.codePointAt(0) ?? 0)) continue;
        map.set(char, { text: '', font, ...(lang ? { lang } : {}) });
        wanted.delete(char);
      }
    };
    for (const script of SCRIPTS) {
      if (wanted.size === 0) break;
      // Anek has no Greek or Cyrillic: the serif lends its own.
      const file = [FACES[face].from, SERIF].map((f) => f.replace('%', script)).find((f) => fs.existsSync(path.join(PACKAGES, f)));
      if (file)
        take(await instance(file, file.includes('anek') ? FACES[face].axes : { opsz: FACES[face].axes.opsz ?? 20, wght: FACES[face].axes.wght ?? 400 }));
    }
    for (const { file, chars, lang } of wanted.size > 0 ? japaneseFiles([...wanted], FACES[face].japanese) : []) take(await instance(file, {}, chars), lang);
    for (const char of wanted) missing.add(char);
    maps.set(face, map);
  }
  return { runs: (face, text) => runsOf(maps.get(face) ?? new Map(), plainText(text)), missing: [...missing].sort() };
}

function runsOf(map: ReadonlyMap<string, Run>, text: string): Run[] {
  const runs: Run[] = [];
  for (const char of text) {
    const found = map.get(char);
    if (!found) continue;
    const last = runs.at(-1);
    if (last?.font === found.font) last.text += char;
    else runs.push({ ...found, text: char });
  }
  return runs;
}

/** Kana and kanji stand together in one file; signs such as arrows are spread over numbered ones. */
function japaneseFiles(chars: string[], weight: number): { file: string; chars: string; lang?: string }[] {
  const name = (part: string) => `${JAPANESE}/files/noto-serif-jp-${part}-${weight}-normal.woff2`;
  const script = chars.filter((c) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u30ff\uff00-\uffef]/u.test(c)).join('');
  const parts = new Map<string, string>();
  const ranges = Object.entries(JSON.parse(fs.readFileSync(path.join(PACKAGES, JAPANESE, 'unicode.json'), 'utf8')) as Record<string, string>);
  for (const char of chars) {
    if (script.includes(char)) continue;
    const part = ranges.find(([, range]) => inRange(range, char.codePointAt(0) ?? 0))?.[0].replace(/[[\]]/g, '');
    if (part) parts.set(part, (parts.get(part) ?? '') + char);
  }
  const signs = [...parts].sort().map(([part, wanted]) => ({ file: name(part), chars: wanted }));
  return script ? [{ file: name('japanese'), chars: script, lang: 'ja' }, ...signs] : signs;
}

/** Whether a CSS `unicode-range` holds a code point. */
function inRange(range: string, code: number): boolean {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

const opened = new Map<string, Promise<Font>>();

/** A static TrueType font made of a package's file, cut to some characters or whole. */
function instance(file: string, axes: Record<string, number>, chars?: string): Promise<Font> {
  const key = createHash('sha256')
    .update(JSON.stringify([VERSIONS, file, axes, chars ? [...chars].sort() : 'all']))
    .digest('hex')
    .slice(0, 24);
  const known = opened.get(key);
  if (known) return known;
  const made = makeInstance(key, file, axes, chars);
  opened.set(key, made);
  return made;
}

async function makeInstance(key: string, file: string, axes: Record<string, number>, chars?: string): Promise<Font> {
  const kept = path.join(CACHE, `${key}.ttf`);
  if (!fs.existsSync(kept)) {
    const source = fs.readFileSync(path.join(PACKAGES, file));
    const text = chars ?? String.fromCodePoint(...(fontkit.create(source) as Font).characterSet);
    const font = await subsetFont(source, text, { targetFormat: 'truetype', ...(Object.keys(axes).length > 0 ? { variationAxes: axes } : {}) });
    fs.mkdirSync(CACHE, { recursive: true });
    writeWhole(kept, font);
  }
  return fontkit.create(fs.readFileSync(kept)) as Font;
}
