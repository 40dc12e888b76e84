/** What stands on a sheet, as blocks that know their height before they are drawn. */
import type { Struct } from './document';

export interface Block {
  height: number;
  /** Draws it into an element of the structure tree, its left upper corner at a point of the sheet. */
  draw(parent: Struct, x: number, y: number): void;
}

/** Space between blocks. */
export const gap = (height: number): Block => ({ height, draw: () => undefined });

/** Blocks one under the other. */
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

/** Blocks beside each other, as high as the highest. */
export const row = (blocks: Block[], step: number): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  draw: (parent, x, y) => {
    for (const [i, block] of blocks.entries()) block.draw(parent, x + i * step, y);
  },
});

/** A block further to the right. */
export const moved = ({ height, draw }: Block, right: number): Block => ({
  height,
  draw: (parent, x, y) => draw(parent, x + right, y),
});

/** Rows of at most so many, as even as they can be. */
export function evenRows<T>(all: readonly T[], across: number): T[][] {
  const count = Math.ceil(all.length / across);
  const start = (of: number) => Math.ceil((of * all.length) / count);
  return Array.from({ length: count }, (_, i) => all.slice(start(i), start(i + 1)));
}
