/** Layout of a wall of pictures on a grid of twenty-four columns. */

/** `normal` is 4:3, `wide` 2:1, `tall` 3:4; `pair` is two pictures side by side. */
export type Aspect = 'normal' | 'wide' | 'tall' | 'pair';
/** A picture, or a pair, with the number of its grid columns and rows. */
export interface Cell<T> {
  item: T;
  columns: Columns;
  rows: 1 | 2;
  /** Whether the caption is beside the picture, which would be higher than a window over the full width. */
  captionBeside: boolean;
}
export type Columns = 7 | 8 | 9 | 10 | 12 | 14 | 15 | 16 | 17 | 24;

export const GRID_WIDTH = 24;

type Place = [aspect: Aspect, columns: Columns];

/** Pictures of about the same height that together fill the full width. */
interface WallRow {
  places: Place[];
  cost: number;
  /** Whether the first picture takes two grid rows, which the others share. */
  twoRows: boolean;
}
const oneRow = (cost: number, ...places: Place[]): WallRow => ({ places, cost, twoRows: false });
const twoRows = (cost: number, ...places: Place[]): WallRow => ({ places, cost, twoRows: true });

/** Possible rows. Of walls with equal cost, the one whose row comes first here is chosen. */
const WALL_ROWS = [
  oneRow(0, ['wide', 24]),
  oneRow(1.5, ['wide', 14], ['normal', 10]),
  oneRow(1.5, ['normal', 10], ['wide', 14]),
  oneRow(0.5, ['wide', 17], ['tall', 7]),
  oneRow(0.5, ['tall', 7], ['wide', 17]),
  twoRows(0, ['tall', 10], ['normal', 7], ['normal', 7], ['normal', 7], ['normal', 7]),
  oneRow(0.5, ['tall', 9], ['normal', 15]),
  oneRow(0.5, ['normal', 15], ['tall', 9]),
  oneRow(1, ['tall', 8], ['tall', 8], ['tall', 8]),
  oneRow(4, ['tall', 12], ['tall', 12]),
  oneRow(4, ['tall', 24]),
  twoRows(0.5, ['normal', 17], ['normal', 7], ['normal', 7]),
  oneRow(2, ['normal', 24]),
  oneRow(0.5, ['normal', 12], ['normal', 12]),
  oneRow(0, ['normal', 8], ['normal', 8], ['normal', 8]),
  oneRow(0, ['pair', 16], ['normal', 8]),
  oneRow(0, ['normal', 8], ['pair', 16]),
  oneRow(1, ['pair', 24]),
];
/** Costs of a wall, tuned by eye. */
const COST = {
  /** For a wall in which no picture is larger than the others. */
  noLeader: 3,
  /** For a wall that does not begin with the page's first picture. */
  otherFirst: 0.5,
  /** For each pair of pictures that is not in page order. */
  outOfOrder: 0.3,
};

/** Finds the cheapest sequence of rows for all items. @returns the cells in the order of the wall */
export function wallLayout<T extends { aspect: Aspect }>(items: readonly T[]): Cell<T>[] {
  let best: Cell<T>[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  const tryNext = (left: readonly T[], cells: readonly Cell<T>[], hasLeader: boolean, cost: number) => {
    if (cost >= lowest) return;
    if (left.length === 0) {
      const total = cost + (hasLeader || items.length < 3 ? 0 : COST.noLeader);
      if (total < lowest) [best, lowest] = [[...cells], total];
      return;
    }
    for (const row of WALL_ROWS) {
      const placed = cellsOf(row, left);
      if (!placed) continue;
      const taken = placed.map(({ item }) => item);
      const rest = left.filter((item) => !taken.includes(item));
      const [, first] = row.places[0] ?? [];
      const leads = row.places.some(([, columns]) => columns === GRID_WIDTH || columns !== first);
      const isOtherFirst = cells.length === 0 && taken[0] !== items[0];
      const added =
        row.cost +
        COST.outOfOrder * outOfOrder([...taken, ...rest], taken.length, items) +
        (isOtherFirst ? COST.otherFirst : 0);
      tryNext(rest, [...cells, ...placed], hasLeader || leads, cost + added);
    }
  };
  tryNext(items, [], false, 0);
  return best;
}

/** The first items of `left` with the aspects of a row; undefined if an aspect is missing. */
function cellsOf<T extends { aspect: Aspect }>(
  { places, twoRows }: WallRow,
  left: readonly T[],
): Cell<T>[] | undefined {
  const cells: Cell<T>[] = [];
  for (const [i, [aspect, columns]] of places.entries()) {
    const item = left.find((one) => one.aspect === aspect && !cells.some((cell) => cell.item === one));
    if (!item) return undefined;
    const captionBeside = columns === GRID_WIDTH && (aspect === 'normal' || aspect === 'tall');
    cells.push({ item, columns, rows: twoRows && i === 0 ? 2 : 1, captionBeside });
  }
  return cells;
}

/** Number of pairs out of page order whose first item is among the first `count`. */
function outOfOrder<T>(wall: readonly T[], count: number, page: readonly T[]): number {
  const places = wall.map((item) => page.indexOf(item));
  return places
    .slice(0, count)
    .reduce((sum, place, i) => sum + places.slice(i + 1).filter((other) => other < place).length, 0);
}
