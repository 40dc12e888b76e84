/** Layout of a wall of pictures on a grid of twenty-four columns, row by row. */

import type { Aspect } from '@/lib/content';

/** `pair` is two pictures side by side. */
export type CellAspect = Aspect | 'pair';
/** A picture, or a pair, with the number of its grid columns and rows. */
export interface PlacedPicture<T> {
  item: T;
  columns: Columns;
  rows: 1 | 2;
  /** Whether the caption is beside the picture, which would be higher than a window over the full width. */
  captionBeside: boolean;
}
export type Columns = 7 | 8 | 9 | 10 | 12 | 14 | 15 | 17 | 24;

const GRID_WIDTH = 24;

/** Aspects of a row's pictures and their columns: about the same height, and together the full width. */
type Row = [aspect: CellAspect, columns: Columns][];
const row = (...places: Row) => places;

/** Rows whose first picture is as high as two of the others. */
const LARGE_AND_TWO = row(['normal', 17], ['normal', 7], ['normal', 7]);
const TALL_AND_FOUR = row(['tall', 10], ['normal', 7], ['normal', 7], ['normal', 7], ['normal', 7]);

/** Places all pictures. @returns them in the order of the wall */
export function wallLayout<T extends { aspect: CellAspect }>(items: readonly T[]): PlacedPicture<T>[] {
  const placed: PlacedPicture<T>[] = [];
  let remaining = items;
  while (remaining.length > 0) {
    const places = nextRow(remaining, placed.length === 0);
    for (const [i, [aspect, columns]] of places.entries()) {
      // A row may need a later picture: those that it passes over come first in the next row.
      const item = remaining.find((candidate) => candidate.aspect === aspect);
      if (!item) break;
      remaining = remaining.filter((other) => other !== item);
      const isHigh = i === 0 && (places === LARGE_AND_TWO || places === TALL_AND_FOUR);
      const captionBeside = columns === GRID_WIDTH && (aspect === 'normal' || aspect === 'tall');
      placed.push({ item, columns, rows: isHigh ? 2 : 1, captionBeside });
    }
  }
  return placed;
}

/** The row that the next picture begins. No row leaves a single normal picture, which would be huge. */
function nextRow(remaining: readonly { aspect: CellAspect }[], isFirst: boolean): Row {
  const [first, second] = remaining.map(({ aspect }) => aspect);
  const normals = remaining.filter(({ aspect }) => aspect === 'normal').length;
  const leavesNoneAlone = (taken: number) => normals >= taken && normals !== taken + 1;
  const areLast = remaining.length === 2;

  if (first === 'normal') {
    if (second === 'tall') return row(['normal', 15], ['tall', 9]);
    if (second === 'wide' && areLast) return row(['normal', 10], ['wide', 14]);
    if (isFirst && normals === remaining.length && leavesNoneAlone(3)) return LARGE_AND_TWO;
    return equalRow('normal', normals);
  }
  if (first === 'tall') {
    if (leavesNoneAlone(4)) return TALL_AND_FOUR;
    if (normals > 0) return row(['tall', 9], ['normal', 15]);
    if (second === 'wide' && areLast) return row(['tall', 7], ['wide', 17]);
    return equalRow('tall', remaining.filter(({ aspect }) => aspect === 'tall').length);
  }
  if (first === 'wide' && areLast) {
    if (second === 'normal') return row(['wide', 14], ['normal', 10]);
    if (second === 'tall') return row(['wide', 17], ['tall', 7]);
  }
  return row([first === 'pair' ? 'pair' : 'wide', GRID_WIDTH]);
}

/** Two or three pictures of the same aspect, so that of `count` none is left alone. */
function equalRow(aspect: CellAspect, count: number): Row {
  if (count === 1) return row([aspect, GRID_WIDTH]);
  return count % 3 === 0 ? row([aspect, 8], [aspect, 8], [aspect, 8]) : row([aspect, 12], [aspect, 12]);
}
