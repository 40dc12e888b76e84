/**
 * Reads a drawing of public/drawings for other writers than a browser: the PDF and the share images. The files have
 * a strict shape (content/artwork/drawings): a title, a style, then only paths and texts.
 */
import { parseFragment } from 'parse5';
import { attribute, type Element, outerHtml, textOf } from '@/lib/format/dom';

/** Kinds of line, as their CSS classes. */
export type LineKind = 'edge' | 'soft' | 'hidden' | 'dim' | 'axis' | 'hatch' | 'fill' | 'accent';

/** Width and dashes of each kind of line in the drawing's units, as in its style sheet. A fill has neither. */
export const LINES: Record<LineKind, { width: number; dash?: number[] }> = {
  edge: { width: 1.6 },
  accent: { width: 1.6 },
  soft: { width: 0.7 },
  dim: { width: 0.7 },
  hatch: { width: 0.5 },
  hidden: { width: 0.7, dash: [5, 3] },
  axis: { width: 0.7, dash: [14, 3, 2, 3] },
  fill: { width: 0 },
};

/** Size of the lettering in the drawing's units. */
export const LETTERING = 12;

/** Which part of a line stands at its point, in the words of SVG. */
export type Anchor = 'start' | 'middle' | 'end';

/** Where something of a width begins that stands at a point with its beginning, its middle or its end. */
export const startOf = (x: number, width: number, anchor: Anchor) =>
  x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);

export interface DrawingFile {
  title: string;
  paths: { kind: LineKind; d: string }[];
  texts: { x: number; y: number; anchor: Anchor; text: string }[];
}

/**
 * The parts of a drawing, in the order they are painted.
 * @param svg text of the file
 * @param name its name, for messages
 * @throws when the file has anything else than the drawings' own shape
 */
export function parseDrawing(svg: string, name: string): DrawingFile {
  const drawing: DrawingFile = { title: '', paths: [], texts: [] };
  const root = parseFragment(svg).childNodes.find((node) => node.nodeName === 'svg') as Element | undefined;
  for (const element of (root?.childNodes ?? []) as Element[]) {
    const { nodeName: tag } = element;
    if (tag === '#text' || tag === 'style') continue;
    const of = (key: string) => attribute(element, key);
    if (tag === 'title') drawing.title = textOf(element);
    else if (tag === 'path' && (of('class') ?? '') in LINES)
      drawing.paths.push({ kind: of('class') as LineKind, d: of('d') ?? '' });
    else if (tag === 'text')
      drawing.texts.push({
        x: Number(of('x')),
        y: Number(of('y')),
        anchor: (of('text-anchor') ?? 'start') as Anchor,
        text: textOf(element),
      });
    else
      throw new Error(
        `${name}: ${outerHtml(element).slice(0, 80)} is not known in a drawing. Make it again with content/artwork/drawings/make.py.`,
      );
  }
  return drawing;
}
