import fs from 'node:fs';
import path from 'node:path';
import { type Entry, groupId } from '@/lib/content';
import { parseDrawing } from './drawing-file';
import { viewsOf, widthToHeight } from './drawn/views';

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
/** Where the build writes what pages show of them (lib/media/drawn). */
const DRAWN = '/drawings/drawn';

/** Every thumbnail has this size. */
export const THUMB_SIZE = { width: 120, height: 100 } as const;

/** Name of a page's drawing: its own, its group's, or the institute's; nothing where no drawing is there at all. */
export function drawingName(entry: Entry): string | undefined {
  const own = entry.kind === 'page' ? [entry.slug] : [entry.data.drawing, entry.slug, `group-${groupId(entry.data.group)}`];
  const names = [...own, 'default'];
  return names.find((name) => name && fs.existsSync(path.join(FOLDER, `${name}.svg`)));
}

/** The drawing of an entry: a course's or a service's own, a page's where it has one, else the institute's. */
export function drawingOf(entry: Entry): Drawing | undefined {
  const name = drawingName(entry);
  if (!name) return undefined;
  const svg = fs.readFileSync(path.join(FOLDER, `${name}.svg`), 'utf8');
  const alt = /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? `Drawing for ${entry.data.title}`;
  return { src: `${DRAWN}/${name}.svg`, alt, rest: restOf(name, svg) };
}

const rests = new Map<string, Drawing['rest']>();

/** Measured once for each drawing: many courses may share one. */
function restOf(name: string, svg: string): Drawing['rest'] {
  if (!rests.has(name)) {
    const { rest } = viewsOf(parseDrawing(svg, `public/drawings/${name}.svg`));
    rests.set(name, rest && widthToHeight(rest.box));
  }
  return rests.get(name);
}

/** The thumbnail of a page's drawing; nothing where no drawing is there at all. */
export function thumbOf(entry: Entry): string | undefined {
  const name = drawingName(entry);
  return name && thumb(name);
}

/** The drawing of a group of courses or services. */
export const groupDrawing = (id: string): string => `${DRAWN}/${groupName(id)}.svg`;

/** The thumbnail of a group of courses or services. */
export const groupThumb = (id: string): string => thumb(groupName(id));

const groupName = (id: string) => (fs.existsSync(path.join(FOLDER, `group-${id}.svg`)) ? `group-${id}` : 'default');

const thumb = (name: string) => `${DRAWN}/${name}-thumb.svg`;
