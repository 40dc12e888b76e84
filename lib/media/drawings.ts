import fs from 'node:fs';
import path from 'node:path';
import { type Entry, groupId } from '@/lib/content';
import { type DrawingFile, readDrawing } from './drawing-file';

/** Every drawing has this size (content/artwork/drawings). */
export const DRAWING_SIZE = { width: 640, height: 420 } as const;

/** A drawing as a page shows it. */
export interface Drawing {
  src: string;
  /** What it shows: the drawing's own title. */
  alt: string;
  /** How much wider than high the other views beside its largest are, shown alone, where it has any. */
  rest?: number | undefined;
}

const FOLDER = path.join('public', 'drawings');
/** What pages show of them: views, and thumbnails (content/artwork/drawings/views.py). */
const RENDERED_DRAWINGS = '/drawings/drawn';

/** Every thumbnail has this size. */
export const THUMB_SIZE = { width: 120, height: 100 } as const;

const fileOf = (name: string) => path.join(FOLDER, `${name}.svg`);

/** Name of a page's drawing: its own, its group's, or the institute's; nothing where no drawing is there at all. */
function drawingName(entry: Entry): string | undefined {
  const own =
    entry.kind === 'page'
      ? [entry.slug]
      : [entry.data.drawing, entry.slug, `group-${groupId(entry.data.group)}`];
  return [...own, 'default'].find((name) => name && fs.existsSync(fileOf(name)));
}

/** The drawing of an entry: a course's or a service's own, a page's where it has one, else the institute's. */
export function drawingOf(entry: Entry): Drawing | undefined {
  const name = drawingName(entry);
  if (!name) return undefined;
  const src = `${RENDERED_DRAWINGS}/${name}.svg`;
  const svg = fs.readFileSync(path.join('public', src), 'utf8');
  const [, width, height] = /<view id="rest" viewBox="\S+ \S+ (\d+) (\d+)"/.exec(svg) ?? [];
  return {
    src,
    alt: readDrawing(fileOf(name)).title || `Drawing for ${entry.data.title}`,
    rest: width && height ? Number(width) / Number(height) : undefined,
  };
}

/** File of the drawing of an entry as a page shows it, its letters drawn as lines. */
export function renderedDrawing(entry: Entry): string | undefined {
  const name = drawingName(entry);
  return name && path.join('public', RENDERED_DRAWINGS, `${name}.svg`);
}

/** The parts of an entry's drawing, for its PDF; nothing where no drawing is there at all. */
export function drawingFileOf(entry: Entry): DrawingFile | undefined {
  const name = drawingName(entry);
  return name ? readDrawing(fileOf(name)) : undefined;
}

/** The thumbnail of a page's drawing; nothing where no drawing is there at all. */
export function thumbOf(entry: Entry): string | undefined {
  const name = drawingName(entry);
  return name && thumb(name);
}

/** The drawing of a group of courses or services. */
export const groupDrawing = (id: string): string => `${RENDERED_DRAWINGS}/${groupName(id)}.svg`;

/** The thumbnail of a group of courses or services. */
export const groupThumb = (id: string): string => thumb(groupName(id));

const groupName = (id: string) => (fs.existsSync(fileOf(`group-${id}`)) ? `group-${id}` : 'default');

const thumb = (name: string) => `${RENDERED_DRAWINGS}/${name}-thumb.svg`;
