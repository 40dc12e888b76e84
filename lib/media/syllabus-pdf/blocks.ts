import type { Struct } from './document';

/** A part of a sheet that knows its height before it is drawn. */
export interface Block {
  height: number;
  /** Draws it with its upper left corner at a point, as a child of an element of the structure tree. */
  draw(parent: Struct, x: number, y: number): void;
}

/** Empty block; height in points. */
export const gap = (height: number): Block => ({ height, draw: () => undefined });

/** Stacks blocks. */
export const stack = (...blocks: Block[]): Block => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  draw(parent, x, y) {
    let at = y;
    for (const block of blocks) {
      block.draw(parent, x, at);
      at += block.height;
    }
  },
});

/** Places blocks side by side. */
export const row = (blocks: Block[], step: number): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  draw: (parent, x, y) => {
    for (const [i, block] of blocks.entries()) block.draw(parent, x + i * step, y);
  },
});

/** Moves a block to the right, in points. */
export const moved = ({ height, draw }: Block, right: number): Block => ({
  height,
  draw: (parent, x, y) => draw(parent, x + right, y),
});

/** Splits items into even rows of at most `across`. */
export function evenRows<T>(all: readonly T[], across: number): T[][] {
  const count = Math.ceil(all.length / across);
  const start = (of: number) => Math.ceil((of * all.length) / count);
  return Array.from({ length: count }, (_, i) => all.slice(start(i), start(i + 1)));
}
