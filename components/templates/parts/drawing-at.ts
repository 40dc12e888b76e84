/** Finds the drawing of the page or group to which a link leads. */
import { type Content, pageWith, type Term, type TextSection } from '@/lib/content';
import { drawingOf, groupDrawing, thumbOf } from '@/lib/media/drawings';

/** Drawing of the page, or of the group of courses, to which a link leads. */
function drawingAt(content: Content, path: string | undefined): string | undefined {
  const listing = pageWith(content, 'listing').path;
  if (path?.startsWith(`${listing}#`)) return groupDrawing(path.slice(listing.length + 1));
  const entry = content.entries.find((e) => e.path === path);
  return entry && drawingOf(entry).src;
}

export interface DrawnTerm extends Term {
  /** Target of the term's link. */
  path: string;
  drawing: string;
}

/** Terms of a section with the drawings of their link targets; undefined if one has no drawing. */
export function drawnTerms(content: Content, section: TextSection): DrawnTerm[] | undefined {
  const { textLayout } = section;
  if (!('terms' in textLayout)) return undefined;
  const { items } = textLayout.list;
  const drawn = items.flatMap(({ term, links: [path = ''] }): DrawnTerm[] => {
    const drawing = drawingAt(content, path);
    return term && drawing ? [{ ...term, path, drawing }] : [];
  });
  return drawn.length === items.length ? drawn : undefined;
}

/** Thumbnail of the drawing of the page to which a link leads. */
export function thumbAt(content: Content, path: string | undefined): string | undefined {
  const entry = content.entries.find((e) => e.path === path);
  return entry && thumbOf(entry);
}
