/**
 * Opens the site's typefaces as static fonts for PDFs and share images; Noto adds missing signs and Japanese.
 */
import fs from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { atomicWrite, sha256 } from '@/lib/files';

export type Face = 'title' | 'label' | 'text' | 'lede';
/** An opened font, with a key that differs for each instance of a family. */
export type Font = fontkit.Font & { key: string };
/** Text in one font, with its language where it differs from the document's. */
export interface Run {
  text: string;
  font: Font;
  lang?: string | undefined;
}
type Axes = Record<string, number>;

const CACHE = path.join('.cache', 'fonts');
const ANEK = '@fontsource-variable/anek-latin/files/anek-latin-%-standard-normal.woff2';
const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-%-standard-normal.woff2';
const MATH = '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2';
const japanese = (weight: number) =>
  `@fontsource/noto-serif-jp/files/noto-serif-jp-japanese-${weight}-normal.woff2`;

/** Axes as on the site (lib/tools/cli/fonts.ts); the serif's optical size is that of print. */
const FACES: Record<Face, { from: string; axes: Axes & { wght: number } }> = {
  title: { from: ANEK, axes: { wdth: 88, wght: 600 } },
  label: { from: ANEK, axes: { wdth: 88, wght: 500 } },
  text: { from: SERIF, axes: { opsz: 9, wght: 400 } },
  lede: { from: SERIF, axes: { opsz: 14, wght: 400 } },
};

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u30ff\uff00-\uffef]/u;

/** Normalizes a text: removes invisible characters, and replaces subscripts, which the fonts lack. */
export const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[₀-₉]/g, (figure) => figure.normalize('NFKC'))
    .replace(/\u202f/g, '\u00a0')
    .replace(/[\t-\r\p{Zl}\p{Zp}]+|[\u2000-\u200a\u205f]/gu, ' ');

/** The fonts of one document. */
export class Faces {
  readonly missing = new Set<string>();
  private readonly widths = new Map<string, number>();

  constructor(private readonly fonts: Record<Face, Font[]>) {}

  /** Splits text by font. Leaves out characters that no font has. */
  runs(face: Face, text: string): Run[] {
    const runs: Run[] = [];
    for (const char of plainText(text)) {
      const font = this.fonts[face].find((font) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
      const last = runs.at(-1);
      if (!font) this.missing.add(char);
      else if (last?.font === font) last.text += char;
      else runs.push({ text: char, font, lang: font.key.includes('japanese') ? 'ja' : undefined });
    }
    return runs;
  }

  /** Width in ems. A word is measured with the space after it, as pdfkit writes it. */
  widthOf({ text, font }: Run): number {
    let width = 0;
    for (const word of text.match(/[^ ]* |[^ ]+$/g) ?? []) {
      const id = `${font.key} ${word}`;
      const advance = this.widths.get(id) ?? font.layout(word).advanceWidth / font.unitsPerEm;
      this.widths.set(id, advance);
      width += advance;
    }
    return width;
  }
}

/**
 * Opens new fonts for one document. A font that another document has used would change the bytes: fontkit
 * caches each glyph with the characters of its first use.
 * @param text text of the whole document; the large Japanese fonts are opened only for Japanese
 */
export async function openFaces(text: string): Promise<Faces> {
  const fonts = await Promise.all(
    Object.entries(FACES).map(async ([face, { from, axes }]) => [
      face,
      await Promise.all([
        open(from.replace('%', 'latin'), axes),
        open(from.replace('%', 'latin-ext'), axes),
        open(MATH),
        ...(EAST_ASIAN.test(text) ? [open(japanese(axes.wght))] : []),
      ]),
    ]),
  );
  return new Faces(Object.fromEntries(fonts));
}

const instances = new Map<string, Promise<Buffer>>();

async function open(file: string, axes: Axes = {}): Promise<Font> {
  const key = `${path.basename(file, '.woff2')}-${JSON.stringify(axes)}`;
  const data = instances.get(key) ?? instanceOf(file, axes);
  instances.set(key, data);
  return Object.assign(fontkit.create(await data) as fontkit.Font, { key });
}

/** A static TrueType font, made from the variable font of a package. */
async function instanceOf(file: string, axes: Axes): Promise<Buffer> {
  const source = fs.readFileSync(path.join('node_modules', file));
  const cached = path.join(CACHE, `${sha256(JSON.stringify(axes), source).slice(0, 24)}.ttf`);
  if (!fs.existsSync(cached)) {
    const all = String.fromCodePoint(...(fontkit.create(source) as fontkit.Font).characterSet);
    atomicWrite(cached, await subsetFont(source, all, { targetFormat: 'truetype', variationAxes: axes }));
  }
  return fs.readFileSync(cached);
}
