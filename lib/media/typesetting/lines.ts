/** Breaks text into lines, and converts a line to SVG path data. */
import LineBreaker from 'linebreak';
import { type Face, type Faces, plainText, type Run } from './fonts';

export interface Style {
  face: Face;
  /** Font size, in the unit of the document. */
  size: number;
  /** Distance of baselines. */
  leading: number;
  tracking?: number;
}
export interface Line {
  runs: (Run & { width: number })[];
  width: number;
}
/** Alignment, like SVG's `text-anchor`. */
export type Anchor = 'start' | 'middle' | 'end';

/**
 * Minimum length of the last line, as a part of the column, if the
 * other lines can shrink; 1 balances all lines.
 */
const LAST_LINE = { title: 1, text: 0.3 };

/** Left end of a line with its anchor at `x`. */
export const leftOf = (x: number, width: number, anchor: Anchor) =>
  x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);

export const lineText = (line: Line) => line.runs.map((run) => run.text).join('');

/** Sets a text on one line, however long. */
export function layoutLine(faces: Faces, style: Style, text: string): Line {
  const runs = faces.runs(style.face, text).map((run) => ({
    ...run,
    width: faces.widthOf(run) * style.size + (style.tracking ?? 0) * [...run.text].length,
  }));
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}

interface Segment {
  text: string;
  width: number;
  /** Width without trailing space. */
  visible: number;
}

/**
 * Breaks text into lines by the Unicode rules (UAX 14), also within a word wider than the column. Avoids a
 * last line of one word, and balances titles.
 * @param width of the column
 */
export function layoutText(faces: Faces, style: Style, text: string, width: number): Line[] {
  const measured = (part: string): Segment => ({
    text: part,
    width: layoutLine(faces, style, part).width,
    visible: layoutLine(faces, style, part.trimEnd()).width,
  });
  const last = width * LAST_LINE[style.face === 'title' ? 'title' : 'text'];
  const segments = [...segmentsOf(plainText(text).trim())]
    .map(measured)
    .flatMap((segment) => (segment.visible > width ? [...segment.text].map(measured) : segment));
  let lines = fill(segments, width);
  const minWidth = Math.max(0, ...segments.map(({ visible }) => visible));
  for (let w = width - 1; w >= minWidth && (lines.at(-1)?.width ?? width) < last; w--) {
    const narrower = fill(segments, w);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines.map((line) => layoutLine(faces, style, line.text));
}

/** Puts as many segments into each line as fit. */
function fill(segments: Segment[], width: number) {
  const lines: { text: string; width: number }[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const segment of segments) {
    const line = lines.at(-1);
    if (line && end + segment.visible <= width) {
      line.text += segment.text;
      line.width = end + segment.visible;
      end += segment.width;
    } else {
      lines.push({ text: segment.text, width: segment.visible });
      end = segment.width;
    }
  }
  return lines;
}

const JAPANESE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]/u;
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Breaks Japanese between words only; Unicode allows it between any characters. */
function* segmentsOf(text: string): Generator<string> {
  const breaker = new LineBreaker(text);
  const starts = new Set(JAPANESE.test(text) ? [...words.segment(text)].map((word) => word.index) : []);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const at = next.position;
    if (!starts.has(at) && JAPANESE.test(text[at - 1] ?? '') && JAPANESE.test(text[at] ?? '')) continue;
    yield text.slice(from, at);
    from = at;
  }
}

/** SVG path data of a line; its baseline starts at a point. */
export function pathOf({ runs }: Line, { size, tracking = 0 }: Style, x: number, y: number): string {
  let at = x;
  let path = '';
  for (const { font, text } of runs) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    for (const [i, glyph] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[i] ?? {};
      path += glyph.path
        .transform(scale, 0, 0, -scale, at + xOffset * scale, y - yOffset * scale)
        .toSVG()
        .replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n) * 100) / 100));
      at += xAdvance * scale + tracking;
    }
  }
  return path;
}
