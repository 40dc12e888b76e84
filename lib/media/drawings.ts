import fs from 'node:fs';
import path from 'node:path';
import { type Entry, groupId } from '@/lib/content';
import { type DrawingFile, readDrawing } from './drawing-file';

/** Every drawing has this size (content/artwork/drawings). */
export const DRAWING_SIZE = { width: 640, height: 420 } as const;

export interface Drawing {
  src: string;
  alt: string;
  /** Its largest view, which a phone shows. */
  main: string;
  /** The views beside the largest one, if it has any; `aspect` is their width by their height. */
  rest?: { src: string; aspect: number } | undefined;
}

const FOLDER = path.join('public', 'drawings');
/** Drawings whose letters are lines, written by content/artwork/drawings/views.py. */
const drawingUrl = (name: string) => `/drawings/drawn/${name}.svg`;

export const THUMB_SIZE = { width: 120, height: 100 } as const;

const sourcePath = (name: string) => path.join(FOLDER, `${name}.svg`);

/** Name of an entry's drawing: its own, its group's or the default one. */
function drawingName(entry: Entry): string | undefined {
  const candidates =
    entry.kind === 'page'
      ? [entry.slug]
      : [entry.data.drawing, entry.slug, `group-${groupId(entry.data.group)}`];
  return [...candidates, 'default'].find(
    (name) => name && fs.existsSync(path.join('public', drawingUrl(name))),
  );
}

export function drawingOf(entry: Entry): Drawing | undefined {
  const name = drawingName(entry);
  if (!name) return undefined;
  const src = drawingUrl(name);
  const rest = restOf(name);
  return {
    src,
    alt: readDrawing(sourcePath(name)).title || `Drawing for ${entry.data.title}`,
    main: rest ? drawingUrl(`${name}-main`) : `${src}#main`,
    rest,
  };
}

/** A drawing with more than one view has files of its own for a phone. */
function restOf(name: string): Drawing['rest'] {
  const src = drawingUrl(`${name}-rest`);
  const file = path.join('public', src);
  if (!fs.existsSync(file)) return undefined;
  const [, width, height] = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return { src, aspect: Number(width) / Number(height) };
}

/** File of an entry's drawing whose letters are lines. */
export function outlinedDrawing(entry: Entry): string | undefined {
  const name = drawingName(entry);
  return name && path.join('public', drawingUrl(name));
}

export function readDrawingOf(entry: Entry): DrawingFile | undefined {
  const name = drawingName(entry);
  return name ? readDrawing(sourcePath(name)) : undefined;
}

export function thumbOf(entry: Entry): string | undefined {
  const name = drawingName(entry);
  return name && drawingUrl(`${name}-thumb`);
}

export const groupDrawing = (id: string): string => drawingUrl(groupName(id));

export const groupThumb = (id: string): string => drawingUrl(`${groupName(id)}-thumb`);

const groupName = (id: string) => (fs.existsSync(sourcePath(`group-${id}`)) ? `group-${id}` : 'default');
