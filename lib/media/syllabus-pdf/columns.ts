/** Fills columns with modules that are better not broken, as a compositor would. No drawing here, only heights. */
import { type Block, stack, sum } from './blocks';

/** What stays together in a column: a module's head with its first items, one item, or its last ones. */
export interface Portion extends Block {
  /** Whether a module begins with it. */
  begins: boolean;
  /** Space under it, where it is not the last of a column. */
  after: number;
}

/** Items that stand together at least where a module is broken. */
const TOGETHER = 2;
/** A module is broken between columns, not between sheets, and only where it would leave more than this part of one empty. */
const EMPTY = 0.35;

/** A module in the portions that columns may end with. */
export function portionsOf(head: Block, items: Block[], after: number): Portion[] {
  const portion = (block: Block, i: number, all: Block[]): Portion => ({
    ...block,
    begins: i === 0,
    after: i === all.length - 1 ? after : 0,
  });
  if (items.length < 2 * TOGETHER) return [portion(stack(head, ...items), 0, [head])];
  const first = stack(head, ...items.slice(0, TOGETHER));
  return [first, ...items.slice(TOGETHER, -TOGETHER), stack(...items.slice(-TOGETHER))].map(portion);
}

/**
 * Divides portions over the two columns of a sheet; where all that is left has room, the columns are of equal height.
 * @param from the first portion that has no place yet
 * @returns the portion that the second column begins with, and the one that the next sheet begins with
 */
export function fillSheet(all: Portion[], from: number, height: number): [second: number, next: number] {
  const fill = (high: number, empty: number): [number, number] => {
    const second = columnEnd(all, from, high, empty);
    return [second, columnEnd(all, second, high, 1)];
  };
  const holds = (high: number, empty: number) => fill(high, empty)[1] === all.length;
  const empty = [EMPTY, 0].find((part) => holds(height, part));
  if (empty === undefined) return fill(height, EMPTY);
  let [low, high] = [0, height];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (holds(middle, empty)) high = middle;
    else low = middle;
  }
  return fill(high, empty);
}

/**
 * Where a column ends.
 * @param empty part of it that may stay empty rather than that a module is broken
 */
function columnEnd(all: Portion[], from: number, height: number, empty: number): number {
  let left = height;
  let end = from;
  let whole = { end: from, left };
  for (let next = all[end]; next && next.height <= left + 0.01; next = all[end]) {
    if (next.begins) whole = { end, left };
    left -= next.height + next.after;
    end++;
  }
  const broken = end < all.length && !all[end]?.begins;
  return broken && whole.end > from && whole.left <= height * empty ? whole.end : end;
}

/** Height of the column that such portions stand in. */
export const columnHeight = (portions: Portion[]) =>
  sum(portions.map(({ height, after }) => height + after)) - (portions.at(-1)?.after ?? 0);
