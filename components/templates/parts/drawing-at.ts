import { type Content, pageWith } from '@/lib/content';
import { drawingOf, groupDrawing, thumbOf } from '@/lib/media/drawings';

/** Drawing of the page, or of the group of courses, that a link of a text leads to. */
export function drawingAt(content: Content, path: string | undefined): string | undefined {
  const listing = pageWith(content, 'listing').path;
  if (path?.startsWith(`${listing}#`)) return groupDrawing(path.slice(listing.length + 1));
  const entry = content.entries.find((e) => e.path === path);
  return entry && drawingOf(entry)?.src;
}

/** Thumbnail of the drawing of the page that a link of a text leads to. */
export function thumbAt(content: Content, path: string | undefined): string | undefined {
  const entry = content.entries.find((e) => e.path === path);
  return entry && thumbOf(entry);
}
