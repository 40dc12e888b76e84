/** Fills columns with blocks that are better not broken, as a compositor would. No drawing here, only heights. */

/** A module of the syllabus as far as columns need it: the height of its head, and of each item under it. */
export interface Block {
  head: number;
  lines: number[];
  /** Space under it. */
  gap: number;
}
/** Some items of a block; the head stands over the first of them. */
export interface Piece {
  block: number;
  from: number;
  to: number;
}

/** Items that stand together at least where a block is broken. */
const TOGETHER = 2;
/** A block is broken between columns, not between sheets, and only where it would leave more than this part of one empty. */
const EMPTY = 0.35;

export const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

export const heightOf = (block: Block, piece: Piece) =>
  (piece.from === 0 ? block.head : 0) + sum(block.lines.slice(piece.from, piece.to));

/**
 * Divides blocks over columns of a height.
 * @param start the first piece that has no place yet
 * @param empty part of a column that may stay empty rather than that a block is broken
 * @returns the pieces of each column, and where the next sheet goes on (undefined where all is placed)
 */
export function fill(
  blocks: Block[],
  start: Piece,
  height: number,
  count: number,
  empty = EMPTY,
): { columns: Piece[][]; rest: Piece | undefined } {
  const columns: Piece[][] = [];
  let next: Piece | undefined = start;
  for (let c = 0; c < count; c++) {
    const column: Piece[] = [];
    let left = height;
    while (next) {
      const block = blocks[next.block];
      if (!block) return { columns: [...columns, column], rest: undefined };
      const need = heightOf(block, next);
      if (need <= left + 0.01) {
        column.push(next);
        left -= need + block.gap;
        next = follow(blocks, next.block + 1);
        continue;
      }
      const to = breakAt(block, next, left);
      if (to > next.from && ((left > height * empty && c < count - 1) || column.length === 0)) {
        column.push({ ...next, to });
        next = { ...next, from: to };
      }
      break;
    }
    columns.push(column);
  }
  return { columns, rest: next };
}

/**
 * The same with columns of equal height, where all that is left has room.
 * @returns nothing where it has not
 */
export function balance(blocks: Block[], start: Piece, height: number, count: number): Piece[][] | undefined {
  const empty = [EMPTY, 0].find((part) => !fill(blocks, start, height, count, part).rest);
  if (empty === undefined) return undefined;
  let [low, high] = [0, height];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fill(blocks, start, middle, count, empty).rest) low = middle;
    else high = middle;
  }
  return fill(blocks, start, high, count, empty).columns;
}

/** The whole of a block, as a piece. */
export function follow(blocks: Block[], block: number): Piece | undefined {
  const found = blocks[block];
  return found && { block, from: 0, to: found.lines.length };
}

/** Last item that fits, with enough of them on both sides of the break; `from` where none does. */
function breakAt(block: Block, piece: Piece, left: number): number {
  let to = piece.from;
  let used = piece.from === 0 ? block.head : 0;
  while (to < piece.to && used + (block.lines[to] ?? 0) <= left) used += block.lines[to++] ?? 0;
  to = Math.min(to, piece.to - TOGETHER);
  return to - piece.from >= TOGETHER ? to : piece.from;
}

/** Rows of at most so many, as even as they can be. */
export function evenRows<T>(all: readonly T[], across: number): T[][] {
  const count = Math.ceil(all.length / across);
  const start = (row: number) => Math.ceil((row * all.length) / count);
  return Array.from({ length: count }, (_, i) => all.slice(start(i), start(i + 1)));
}
