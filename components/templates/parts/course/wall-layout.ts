/** Layout of a wall of pictures on a grid of twenty-four columns. */

/** `normal` is 4:3, `wide` 2:1, `tall` 3:4; `pair` is two pictures side by side. */
export type Aspect = 'normal' | 'wide' | 'tall' | 'pair';
/** A picture's place: how many columns and rows of the grid it takes. */
interface Cell {
  /** Index of the picture. */
  index: number;
  columns: Columns;
  rows: 1 | 2;
  /** Whether its caption stands beside it: over the whole width it would be higher than a window. */
  captionBeside: boolean;
}
export type Columns = 7 | 8 | 9 | 10 | 12 | 14 | 15 | 16 | 17 | 24;

export const GRID_WIDTH = 24;

/** Pictures that fill the whole width together, being about as high. */
interface WallRow {
  aspects: Aspect[];
  columns: Columns[];
  cost: number;
  /** Whether the first takes two rows of the grid, and the others share these. */
  tall?: true;
}
/** Of walls that cost the same, the one whose row stands first here is taken. */
const WALL_ROWS: WallRow[] = [
  { aspects: ['wide'], columns: [24], cost: 0 },
  { aspects: ['wide', 'normal'], columns: [14, 10], cost: 1.5 },
  { aspects: ['normal', 'wide'], columns: [10, 14], cost: 1.5 },
  { aspects: ['wide', 'tall'], columns: [17, 7], cost: 0.5 },
  { aspects: ['tall', 'wide'], columns: [7, 17], cost: 0.5 },
  {
    aspects: ['tall', 'normal', 'normal', 'normal', 'normal'],
    columns: [10, 7, 7, 7, 7],
    cost: 0,
    tall: true,
  },
  { aspects: ['tall', 'normal'], columns: [9, 15], cost: 0.5 },
  { aspects: ['normal', 'tall'], columns: [15, 9], cost: 0.5 },
  { aspects: ['tall', 'tall', 'tall'], columns: [8, 8, 8], cost: 1 },
  { aspects: ['tall', 'tall'], columns: [12, 12], cost: 4 },
  { aspects: ['tall'], columns: [24], cost: 4 },
  { aspects: ['normal', 'normal', 'normal'], columns: [17, 7, 7], cost: 0.5, tall: true },
  { aspects: ['normal'], columns: [24], cost: 2 },
  { aspects: ['normal', 'normal'], columns: [12, 12], cost: 0.5 },
  { aspects: ['normal', 'normal', 'normal'], columns: [8, 8, 8], cost: 0 },
  { aspects: ['pair', 'normal'], columns: [16, 8], cost: 0 },
  { aspects: ['normal', 'pair'], columns: [8, 16], cost: 0 },
  { aspects: ['pair'], columns: [24], cost: 1 },
];
/**
 * Costs of a whole wall, tuned by eye: no picture is larger than the others; the wall begins with another picture than the
 * page's first; two pictures stand out of the order of the page.
 */
const [EQUAL, OTHER_FIRST, OUT_OF_ORDER] = [3, 0.5, 0.3];

/** Finds the cheapest rows in which all pictures stand; the cells come in the order of the wall. */
export function wallLayout(aspects: readonly Aspect[]): Cell[] {
  let best: Cell[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  const tryNext = (left: readonly number[], cells: readonly Cell[], leads: boolean, cost: number) => {
    if (cost >= lowest) return;
    if (left.length === 0) {
      const total = cost + (leads || aspects.length < 3 ? 0 : EQUAL);
      if (total < lowest) [best, lowest] = [[...cells], total];
      return;
    }
    for (const row of WALL_ROWS) {
      const taken = firstOf(aspects, left, row.aspects);
      if (!taken) continue;
      const rest = left.filter((index) => !taken.includes(index));
      const leading = row.columns.some((columns) => columns === GRID_WIDTH || columns !== row.columns[0]);
      const passed = taken.reduce(
        (sum, index, i) => sum + [...rest, ...taken.slice(i + 1)].filter((other) => other < index).length,
        0,
      );
      const added = row.cost + OUT_OF_ORDER * passed + (cells.length === 0 && taken[0] ? OTHER_FIRST : 0);
      const placed = taken.map((index, i) => cellOf(row, index, i));
      tryNext(rest, [...cells, ...placed], leads || leading, cost + added);
    }
  };
  tryNext([...aspects.keys()], [], false, 0);
  return best;
}

/** The first of `left` that have the wanted aspects, in their order. */
function firstOf(aspects: readonly Aspect[], left: readonly number[], wanted: readonly Aspect[]) {
  const taken: number[] = [];
  for (const aspect of wanted) {
    const found = left.find((index) => aspects[index] === aspect && !taken.includes(index));
    if (found === undefined) return undefined;
    taken.push(found);
  }
  return taken;
}

function cellOf({ aspects, columns, tall }: WallRow, index: number, i: number): Cell {
  const own = columns[i] as Columns;
  const captionBeside = own === GRID_WIDTH && (aspects[i] === 'normal' || aspects[i] === 'tall');
  return { index, columns: own, rows: tall && i === 0 ? 2 : 1, captionBeside };
}
