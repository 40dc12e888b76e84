/** Which drawing an entry or a group has, and its addresses. */
import fs from 'node:fs';
import path from 'node:path';
import { elements, parseMarkup, textOf } from '@/lib/html/dom';
import { checkedSvgSize } from '@/lib/pictures/svg-file';
import { groupId } from '../registry';
import type { Entry } from '../types';

/** Size of every drawing (content/artwork/drawings). */
export const DRAWING_SIZE = { width: 640, height: 420 } as const;

export interface Drawing {
  src: string;
  alt: string;
  /** Path of the largest view, which a phone shows. */
  main: string;
  /** File of the other views, if there are any; `aspect` is width by height. */
  rest?: { src: string; aspect: number } | undefined;
}

export const THUMB_SIZE = { width: 120, height: 100 } as const;

/** Path of a drawing with outlined letters, written by content/artwork/drawings/views.py. */
const drawingPath = (name: string) => `/drawings/${name}.svg`;
const drawingFile = (name: string) => path.join('public', drawingPath(name));

/** Name of an entry's drawing: that of the entry, of its group, or the default. */
function drawingNameOf(entry: Entry): string {
  if (entry.kind === 'page') return firstDrawn(entry.slug);
  return firstDrawn(entry.data.drawing, entry.slug, `group-${groupId(entry.data.group)}`);
}

const firstDrawn = (...names: (string | undefined)[]) =>
  names.find((name) => name && fs.existsSync(drawingFile(name))) ?? 'default';

export const drawingPathOf = (entry: Entry): string => drawingPath(drawingNameOf(entry));

export function drawingOf(entry: Entry): Drawing {
  const name = drawingNameOf(entry);
  const src = drawingPath(name);
  const rest = restOf(name);
  return {
    src,
    alt: readDrawingOf(entry).alt,
    main: rest ? drawingPath(`${name}-main`) : `${src}#main`,
    rest,
  };
}

/** The other views of a drawing: drawings with several views have separate files for a phone. */
function restOf(name: string): Drawing['rest'] {
  const file = drawingFile(`${name}-rest`);
  if (!fs.existsSync(file)) return undefined;
  const { width, height } = checkedSvgSize(fs.readFileSync(file, 'utf8'));
  return { src: drawingPath(`${name}-rest`), aspect: width / height };
}

export const drawingFileOf = (entry: Entry): string => drawingFile(drawingNameOf(entry));

/** The SVG of an entry's drawing, with outlined letters, and its title, which is the alternative text. */
export function readDrawingOf(entry: Entry) {
  const svg = fs.readFileSync(drawingFileOf(entry), 'utf8');
  const title = elements(parseMarkup(svg)).find(({ tagName }) => tagName === 'title');
  return { svg, alt: title ? textOf(title) : '' };
}

/** The small view, which lists show. */
export const thumbPathOf = (entry: Entry): string => drawingPath(`${drawingNameOf(entry)}-thumb`);

/** @param id of a group of courses or services; one without a drawing has the default */
export const groupDrawingPath = (id: string): string => drawingPath(groupDrawingName(id));

export const groupThumbPath = (id: string): string => drawingPath(`${groupDrawingName(id)}-thumb`);

const groupDrawingName = (id: string) => firstDrawn(`group-${id}`);
