/** Finds the drawing of the page, or of the group of courses, to which a link leads. */
import {
  byPath,
  type Content,
  drawingPathOf,
  groupDrawingPath,
  pageWith,
  type Term,
  type TextSection,
  termsIn,
  thumbPathOf,
} from '@/lib/content';

function drawingOfLink(content: Content, path: string): string | undefined {
  const listing = pageWith(content, 'listing').path;
  if (path.startsWith(`${listing}#`)) return groupDrawingPath(path.slice(listing.length + 1));
  const entry = byPath(content, path);
  return entry && drawingPathOf(entry);
}

export interface TermWithDrawing extends Term {
  /** Target of the term's link. */
  path: string;
  drawing: string;
}

/** Terms of a section with the drawings of their link targets; undefined if one has no drawing. */
export function termsWithDrawings(content: Content, section: TextSection): TermWithDrawing[] | undefined {
  const terms = termsIn(section);
  const drawn = terms?.flatMap((term, i): TermWithDrawing[] => {
    const [path = ''] = section.list?.items[i]?.links ?? [];
    const drawing = drawingOfLink(content, path);
    return drawing ? [{ ...term, path, drawing }] : [];
  });
  return drawn?.length === terms?.length ? drawn : undefined;
}

/** Thumbnail of the drawing of the page to which a link leads. */
export function thumbOfLink(content: Content, path = ''): string | undefined {
  const entry = byPath(content, path);
  return entry && thumbPathOf(entry);
}
