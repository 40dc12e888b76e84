/** Layout of a wall of pictures on a grid of twelve columns. */

/** `normal` is 4:3, `wide` 2:1, `tall` 3:4; `pair` is two pictures side by side. */
export type Shape = 'normal' | 'wide' | 'tall' | 'pair';
/** How many columns and rows of the grid a picture takes. */
export interface Cell {
  columns: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  rows: 1 | 2;
}

export const COLUMNS = 12;
/** Sizes of each shape with their cost, the best first. */
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
  // Five columns are as high as two rows beside it. In one row it leaves empty space under others.
  tall: [
    [5, 2, 0],
    [4, 1, 6],
    [3, 1, 6.5],
    [6, 1, 7],
    [12, 1, 40],
  ],
};
/** Cost of a picture that is placed before its predecessor, and of each place that a large one comes later. */
const [OUT_OF_ORDER, LATE] = [0.5, 0.01];

/**
 * Finds the cheapest sizes with which pictures fill whole rows of a grid with `grid-auto-flow: dense`. Expects tall
 * ones first.
 */
export function wallLayout(shapes: readonly Shape[]): Cell[] {
  // One alone would fill the window.
  if (shapes.length === 1) return [{ columns: 6, rows: 1 }];
  let best: Cell[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  /** Tries all sizes of the next picture. `taken` has the fields of the grid that others take, row by row. */
  const tryNext = (cells: Cell[], taken: readonly boolean[], cost: number, previous: number) => {
    if (cost >= lowest) return;
    const shape = shapes[cells.length];
    if (shape) {
      for (const [columns, rows, size] of SIZES[shape]) {
        const { first, filled } = place(taken, columns, rows);
        const order = first < previous ? OUT_OF_ORDER : 0;
        const late = columns > 4 ? LATE * (cells.length + 1) : 0;
        tryNext([...cells, { columns, rows }], filled, cost + size + order + late, first);
      }
    } else if (taken.length % COLUMNS === 0 && Array.from(taken).every(Boolean)) {
      best = cells;
      lowest = cost;
    }
  };
  tryNext([], [], 0, 0);
  return best;
}

function place(taken: readonly boolean[], columns: number, rows: number) {
  const fields = Array.from(
    { length: columns * rows },
    (_, i) => (i % columns) + Math.floor(i / columns) * COLUMNS,
  );
  let first = 0;
  while ((first % COLUMNS) + columns > COLUMNS || fields.some((field) => taken[first + field])) first++;
  const filled = [...taken];
  for (const field of fields) filled[first + field] = true;
  return { first, filled };
}
