import fs from 'node:fs';
import path from 'node:path';
import { type Entry, groupId } from '@/lib/content';
import { readSvg } from '@/lib/files/svg-file';
import { type DrawingFile, readDrawing } from './drawing-file';

/** Every drawing has this size (artwork/drawings). */
export const DRAWING_SIZE = { width: 640, height: 420 } as const;

export interface Drawing {
  src: string;
  alt: string;
  /** Its largest view, which a phone shows. */
  main: string;
  /** The views beside the largest one, if it has any; `aspect` is their width by their height. */
  rest?: { src: string; aspect: number } | undefined;
}

export const THUMB_SIZE = { width: 120, height: 100 } as const;

const sourcePath = (name: string) => path.join('public', 'drawings', `${name}.svg`);

/** Drawings whose letters are lines, written by artwork/drawings/views.py. */
const drawingUrl = (name: string) => `/drawings/drawn/${name}.svg`;
const drawingFile = (name: string) => path.join('public', drawingUrl(name));

/** Name of an entry's drawing: its own, its group's or the default one. */
function drawingName(entry: Entry): string {
  const names =
    entry.kind === 'page'
      ? [entry.slug]
      : [entry.data.drawing, entry.slug, `group-${groupId(entry.data.group)}`];
  return names.find((name) => name && fs.existsSync(drawingFile(name))) ?? 'default';
}

/** The drawing of an entry, as pages show it. */
export function drawingOf(entry: Entry): Drawing {
  const name = drawingName(entry);
  const src = drawingUrl(name);
  const rest = restOf(name);
  return {
    src,
    alt: readDrawingOf(entry).title,
    main: rest ? drawingUrl(`${name}-main`) : `${src}#main`,
    rest,
  };
}

/** A drawing with more than one view has files of its own for a phone. */
function restOf(name: string): Drawing['rest'] {
  const file = drawingFile(`${name}-rest`);
  if (!fs.existsSync(file)) return undefined;
  const { width, height } = readSvg(fs.readFileSync(file, 'utf8'));
  return { src: drawingUrl(`${name}-rest`), aspect: width / height };
}

/** File of an entry's drawing whose letters are lines. */
export const outlinedDrawing = (entry: Entry): string => drawingFile(drawingName(entry));

/** The drawing of an entry with its letters as text, as PDFs show it. */
export const readDrawingOf = (entry: Entry): DrawingFile => readDrawing(sourcePath(drawingName(entry)));

/** URL of the small view of an entry's drawing. */
export const thumbOf = (entry: Entry): string => drawingUrl(`${drawingName(entry)}-thumb`);

/** URL of the drawing of a group of courses or services, by its id; without one of its own, of the default drawing. */
export const groupDrawing = (id: string): string => drawingUrl(groupName(id));

/** URL of the small view of that drawing. */
export const groupThumb = (id: string): string => drawingUrl(`${groupName(id)}-thumb`);

const groupName = (id: string) => (fs.existsSync(sourcePath(`group-${id}`)) ? `group-${id}` : 'default');
