import LineBreaker from 'linebreak';
import { type Face, type Faces, type Font, plainText, type Run, scaleOf } from './fonts';

/** A line of set text: its runs from left to right, measured at the size it was set in. */
export interface Line {
  runs: (Run & { width: number })[];
  width: number;
}
export interface Style {
  face: Face;
  /** Size of the type, in the unit of the sheet. */
  size: number;
  /** Distance of baselines. */
  leading: number;
  /** Added between characters. */
  tracking?: number;
}

const measured = new Map<string, number>();

/**
 * Width of a word in ems; words are measured with the space after them, as the PDF writer sets them. Measured once
 * for all documents, with a font that none of them draws with: a drawing font remembers what it was asked.
 */
function advance({ key, measure }: Font, word: string): number {
  const id = `${key} ${word}`;
  const width = measured.get(id) ?? measure.layout(word).advanceWidth / measure.unitsPerEm;
  measured.set(id, width);
  return width;
}

export const lineText = (line: Line) => line.runs.map((run) => run.sign ?? run.text).join('');

/** Text on one line, however long. */
export function layoutLine(faces: Faces, style: Style, text: string): Line {
  const runs = faces.runs(style.face, text).map((run) => {
    const words = run.text.match(/[^ ]* |[^ ]+$/g) ?? [];
    const width =
      words.reduce((sum, word) => sum + advance(run.font, word), 0) * style.size * scaleOf(run).size +
      (style.tracking ?? 0) * [...run.text].length;
    return { ...run, width };
  });
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}

/** Width of a line without the space at its end. */
const visibleWidth = (faces: Faces, style: Style, text: string) =>
  layoutLine(faces, style, text.trimEnd()).width;

/**
 * Text broken into lines by the Unicode line breaking rules (UAX 14), which hold for Japanese too. A word that is
 * wider than the column is broken where it must be.
 * @param width of the column
 */
export function layoutText(faces: Faces, style: Style, text: string, width: number): Line[] {
  return breakText(faces, style, plainText(text).trim(), width).map((line) => layoutLine(faces, style, line));
}

/** The same with lines as equal in length as they can be, for headings. */
export function layoutBalanced(faces: Faces, style: Style, text: string, width: number): Line[] {
  const count = layoutText(faces, style, text, width).length;
  // No narrower than the longest segment, which would be broken within.
  const longest = Math.max(0, ...[...segments(plainText(text))].map((p) => visibleWidth(faces, style, p)));
  let low = Math.min(width, longest);
  let high = width;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (layoutText(faces, style, text, middle).length > count) low = middle;
    else high = middle;
  }
  return layoutText(faces, style, text, high);
}

function breakText(faces: Faces, style: Style, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const segment of segments(text)) {
    if (line && used + visibleWidth(faces, style, segment) > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += segment;
    used += layoutLine(faces, style, segment).width;
    // Only a single segment can be wider than the column here.
    while (used > width && visibleWidth(faces, style, line) > width && [...line].length > 1) {
      const chars = [...line];
      let count = chars.length - 1;
      while (count > 1 && visibleWidth(faces, style, chars.slice(0, count).join('')) > width) count--;
      lines.push(chars.slice(0, count).join(''));
      line = chars.slice(count).join('');
      used = layoutLine(faces, style, line).width;
    }
  }
  if (line) lines.push(line);
  return lines;
}

const JAPANESE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]/u;
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Stretches between which a line may end. Between Japanese letters the rules allow it anywhere: here only between words. */
function* segments(text: string): Generator<string> {
  const breaker = new LineBreaker(text);
  const starts = JAPANESE.test(text)
    ? new Set([...words.segment(text)].map((word) => word.index))
    : undefined;
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const at = next.position;
    if (starts && !starts.has(at) && JAPANESE.test(text[at - 1] ?? '') && JAPANESE.test(text[at] ?? ''))
      continue;
    yield text.slice(from, at);
    from = at;
  }
}

/** A line as SVG path data, its baseline starting at a point. */
export function pathOf(line: Line, style: Style, x: number, y: number): string {
  let at = x;
  return line.runs
    .map((run) => {
      const { size, drop } = scaleOf(run);
      const scale = (style.size * size) / run.font.unitsPerEm;
      const { glyphs, positions } = run.font.layout(run.text);
      return glyphs
        .map((glyph, i) => {
          const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[i] ?? {};
          const d = glyph.path
            .transform(scale, 0, 0, -scale, at + xOffset * scale, y + drop * style.size - yOffset * scale)
            .toSVG();
          at += xAdvance * scale + (style.tracking ?? 0);
          return d.replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n) * 100) / 100));
        })
        .join('');
    })
    .join('');
}
