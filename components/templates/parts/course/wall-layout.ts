/** Layout of a wall of pictures on a grid of twenty-four columns, row by row. */
import type { Aspect } from '@/lib/content';

/** `pair` is two pictures side by side. */
export type CellAspect = Aspect | 'pair';
export type Columns = 7 | 8 | 9 | 10 | 12 | 14 | 15 | 17 | 24;
/** A picture, or a pair, with the number of its grid columns and rows. */
export interface PlacedPicture<T> {
  item: T;
  columns: Columns;
  rows: number;
}

export const GRID_WIDTH = 24;

/** The aspect of a picture in a row, and its columns; two rows if it is as high as two others. */
type Place = [aspect: CellAspect, columns: Columns, rows?: 2];
const row = (...places: Place[]) => places;

/** Rows of pictures of about the same height, the preferred first. */
const ROWS = [
  row(['tall', 10, 2], ['normal', 7], ['normal', 7], ['normal', 7], ['normal', 7]),
  row(['normal', 15], ['tall', 9]),
  row(['wide', 17], ['tall', 7]),
  row(['normal', 12], ['normal', 12]),
  row(['normal', 8], ['normal', 8], ['normal', 8]),
  row(['wide', 14], ['normal', 10]),
];
/** How a wall begins whose pictures are all normal. */
const LARGE_AND_TWO = row(['normal', 17, 2], ['normal', 7], ['normal', 7]);

/** Places all pictures. @returns them row by row; rows are in the order of their first pictures */
export function wallLayout<T extends { aspect: CellAspect }>(items: readonly T[]): PlacedPicture<T>[] {
  const wall: PlacedPicture<T>[][] = [];
  let remaining = items;
  let rows = items.every(({ aspect }) => aspect === 'normal') ? [LARGE_AND_TWO, ...ROWS] : ROWS;
  while (remaining.length > 0) {
    const filled = rows.map((places) => fill(places, remaining)).find((placed) => placed.length > 0);
    const placed = filled ?? remaining.slice(0, 1).map((item) => ({ item, columns: GRID_WIDTH, rows: 1 }));
    remaining = remaining.filter((item) => !placed.some((other) => other.item === item));
    wall.push(placed);
    rows = ROWS;
  }
  const position = ({ item }: PlacedPicture<T>) => items.indexOf(item);
  const first = (placed: PlacedPicture<T>[]) => Math.min(...placed.map(position));
  return wall
    .sort((a, b) => first(a) - first(b))
    .flatMap((placed) => placed.sort((a, b) => position(a) - position(b)));
}

/** The next picture for each place. None if a place stays empty, or if a single normal picture is left. */
function fill<T extends { aspect: CellAspect }>(places: Place[], items: readonly T[]): PlacedPicture<T>[] {
  let rest = items;
  const placed = places.flatMap(([aspect, columns, rows = 1]) => {
    const item = rest.find((candidate) => candidate.aspect === aspect);
    rest = rest.filter((other) => other !== item);
    return item ? [{ item, columns, rows }] : [];
  });
  const leavesOne = rest.filter(({ aspect }) => aspect === 'normal').length === 1;
  return placed.length === places.length && !leavesOne ? placed : [];
}
