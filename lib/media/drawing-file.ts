/**
 * Reads title, paths and texts of a drawing in public/drawings (made
 * by content/artwork/drawings) for the PDF.
 */
import fs from 'node:fs';
import { attribute, elements, parseMarkup, textOf } from '@/lib/html/dom';
import type { Anchor } from './typesetting/lines';

/** Width and dashes of each class of path, in the drawing's units. */
export const LINES: Record<string, { width: number; dash?: number[] }> = {
  edge: { width: 1.6 },
  accent: { width: 1.6 },
  soft: { width: 0.7 },
  dim: { width: 0.7 },
  letter: { width: 1 },
  hatch: { width: 0.5 },
  hidden: { width: 0.7, dash: [5, 3] },
  axis: { width: 0.7, dash: [14, 3, 2, 3] },
  fill: { width: 0 },
};

/** Font size, in the drawing's units. */
export const LETTERING = 12;

export interface DrawingFile {
  title: string;
  /** In painting order; `kind` is a key of `LINES`. */
  paths: { kind: string; d: string }[];
  texts: { x: number; y: number; anchor: Anchor; text: string }[];
}

/** @throws for a path of an unknown class */
export function readDrawing(file: string): DrawingFile {
  const drawing: DrawingFile = { title: '', paths: [], texts: [] };
  for (const element of elements(parseMarkup(fs.readFileSync(file, 'utf8')))) {
    const value = (name: string) => attribute(element, name) ?? '';
    const kind = value('class');
    if (element.tagName === 'title') drawing.title = textOf(element);
    if (element.tagName === 'path') {
      if (!(kind in LINES)) throw new Error(`${file}: a path of class '${kind}' is not known in a drawing.`);
      drawing.paths.push({ kind, d: value('d') });
    }
    if (element.tagName === 'text') {
      const anchor = (value('text-anchor') || 'start') as Anchor;
      drawing.texts.push({ x: Number(value('x')), y: Number(value('y')), anchor, text: textOf(element) });
    }
  }
  return drawing;
}
