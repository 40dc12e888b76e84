import type { PROPORTIONS } from '@/lib/content/schema';

/** `pair`: two pictures of 4:3 side by side. */
type Shape = keyof typeof PROPORTIONS | 'pair';
/** How many columns and rows of the grid a picture takes. */
export interface Cell {
  columns: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  rows: 1 | 2;
}

/** Columns of a wall on a desk. */
const COLUMNS = 12;
/** Sizes that a shape may have, the best first, and how far each is from it. */
const SIZES: Record<Shape, [columns: Cell['columns'], rows: Cell['rows'], cost: number][]> = {
  normal: [
    [4, 1, 0],
    [6, 1, 2],
    [3, 1, 3.5],
    [12, 1, 9],
  ],
  wide: [
    [6, 1, 0],
    [8, 1, 0.5],
    [7, 1, 0.5],
    [12, 1, 2.5],
  ],
  pair: [
    [8, 1, 0],
    [6, 1, 2],
    [12, 1, 4],
  ],
  // In one row it leaves air under others: five columns are as high as two rows beside it.
  tall: [
    [5, 2, 0],
    [4, 1, 6],
    [3, 1, 6.5],
    [6, 1, 7],
    [12, 1, 40],
  ],
};
/** For a picture that stands before one that comes earlier, and for each place that a large one comes later. */
const [OUT_OF_ORDER, LATE] = [0.5, 0.01];

const walls = new Map<string, Cell[]>();

/** Sizes with which pictures in this order fill whole rows of a grid that flows densely; tall ones stand first, so that others flow around them. */
export function wallOf(shapes: readonly Shape[]): Cell[] {
  // One alone would fill the window.
  if (shapes.length === 1) return [{ columns: 6, rows: 1 }];
  const key = shapes.join();
  const wall = walls.get(key) ?? search(shapes);
  walls.set(key, wall);
  return wall;
}

function search(shapes: readonly Shape[]): Cell[] {
  let best: { cost: number; cells: Cell[] } = { cost: Number.POSITIVE_INFINITY, cells: [] };
  const cells: Cell[] = [];
  const place = (rows: readonly number[], cost: number, last: number) => {
    if (cost >= best.cost) return;
    const shape = shapes[cells.length];
    if (!shape) {
      if (rows.every((row) => row === FULL)) best = { cost, cells: [...cells] };
      return;
    }
    for (const [columns, high, more] of SIZES[shape]) {
      const { at, taken } = fit(rows, columns, high);
      cells.push({ columns, rows: high });
      place(
        taken,
        cost + more + (at < last ? OUT_OF_ORDER : 0) + (columns > 4 ? LATE * cells.length : 0),
        at,
      );
      cells.pop();
    }
  };
  place([], 0, 0);
  return best.cells;
}

const FULL = 2 ** COLUMNS - 1;

/**
 * Puts a cell into the first place that is free, as `grid-auto-flow: dense` does.
 * @param rows which columns of each row are taken, as bits
 */
function fit(rows: readonly number[], columns: number, high: number): { at: number; taken: number[] } {
  for (let row = 0; ; row++)
    for (let column = 0; column + columns <= COLUMNS; column++) {
      const mask = (2 ** columns - 1) << column;
      if (((rows[row] ?? 0) | (high > 1 ? (rows[row + 1] ?? 0) : 0)) & mask) continue;
      const taken = [...rows];
      for (let i = row; i < row + high; i++) taken[i] = (taken[i] ?? 0) | mask;
      return { at: row * COLUMNS + column, taken: Array.from(taken, (bits) => bits ?? 0) };
    }
}
