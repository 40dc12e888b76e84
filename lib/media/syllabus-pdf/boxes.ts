import type { Struct } from './document';

/** A part of a PDF page whose height is known before drawing. */
export interface Box {
  height: number;
  /** Draws the box with its upper left corner at a point, as a child of an element of the structure tree. */
  draw(parent: Struct, x: number, y: number): void;
}

export interface TextBox extends Box {
  /** Width of the longest line. */
  width: number;
}

/** Empty box; height in points. */
export const gap = (height: number): Box => ({ height, draw: () => undefined });

/** Stacks boxes. */
export const stack = (...boxes: Box[]): Box => ({
  height: boxes.reduce((sum, { height }) => sum + height, 0),
  draw(parent, x, y) {
    let at = y;
    for (const box of boxes) {
      box.draw(parent, x, at);
      at += box.height;
    }
  },
});

/** Places boxes side by side. */
export const row = (boxes: Box[], step: number): Box => ({
  height: Math.max(0, ...boxes.map(({ height }) => height)),
  draw: (parent, x, y) => {
    for (const [i, box] of boxes.entries()) box.draw(parent, x + i * step, y);
  },
});

/** Moves a box to the right, in points. */
export const indented = ({ height, draw }: Box, right: number): Box => ({
  height,
  draw: (parent, x, y) => draw(parent, x + right, y),
});

/** Splits items into even rows of at most `across`. */
export function evenRows<T>(all: readonly T[], across: number): T[][] {
  const count = Math.ceil(all.length / across);
  const start = (of: number) => Math.ceil((of * all.length) / count);
  return Array.from({ length: count }, (_, i) => all.slice(start(i), start(i + 1)));
}
