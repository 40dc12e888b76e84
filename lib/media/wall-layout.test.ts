import { expect, test } from '@playwright/test';
import { wallOf } from './wall-layout';

const SHAPES = ['normal', 'wide', 'tall'] as const;
type Shape = (typeof SHAPES)[number] | 'pair';
/** Every mixture of so many pictures, in every order; tall ones first. */
const mixtures = (count: number): Shape[][] =>
  count === 0
    ? [[]]
    : mixtures(count - 1).flatMap((rest) =>
        SHAPES.filter((shape) => shape !== 'tall' || rest.every((r) => r === 'tall')).map((shape) => [
          ...rest,
          shape,
        ]),
      );

/** With a pair in place of each picture; all mixtures of up to five, so that it takes seconds. */
const withPairs = (shapes: Shape[]) => [
  shapes,
  ...(shapes.length > 5 ? [] : shapes.flatMap((s, i) => (s === 'normal' ? [shapes.with(i, 'pair')] : []))),
];

/** Places cells as CSS Grid does with `grid-auto-flow: dense`. */
function holesIn(cells: { columns: number; rows: number }[]): number {
  const taken = new Set<string>();
  for (const { columns, rows } of cells) {
    const free = (row: number, column: number) =>
      Array.from({ length: columns * rows }).every(
        (_, i) => !taken.has(`${row + Math.floor(i / columns)} ${column + (i % columns)}`),
      );
    let [row, column] = [0, 0];
    while (!free(row, column)) {
      column++;
      if (column + columns > 12) [row, column] = [row + 1, 0];
    }
    for (let i = 0; i < columns * rows; i++)
      taken.add(`${row + Math.floor(i / columns)} ${column + (i % columns)}`);
  }
  const last = Math.max(...[...taken].map((cell) => Number(cell.split(' ')[0])));
  return (last + 1) * 12 - taken.size;
}

test('a wall has no hole, whatever the number and mixture of its pictures', () => {
  // Of more every mixture in one order: the search takes seconds.
  const sorted = (shapes: Shape[]) =>
    ['tall', 'wide', 'normal'].flatMap((shape) => shapes.filter((s) => s === shape));
  const many = [7, 8].flatMap((count) => mixtures(count).filter((s) => s.join() === sorted(s).join()));
  for (let count = 2; count <= 6; count++)
    for (const shapes of [...mixtures(count).flatMap(withPairs), ...(count < 6 ? [] : many)]) {
      const cells = wallOf(shapes);
      if (cells.length !== shapes.length || holesIn(cells) > 0)
        throw new Error(`${shapes}: ${JSON.stringify(cells)}`);
    }
});

test('six plain pictures stand three a row, and a wide or tall one takes more', () => {
  const columns = (shapes: Shape[]) => wallOf(shapes).map((cell) => cell.columns);
  expect(columns(['normal', 'normal', 'normal', 'normal', 'normal', 'normal'])).toEqual([4, 4, 4, 4, 4, 4]);
  expect(columns(['wide', 'normal'])).toEqual([8, 4]);
  expect(wallOf(['tall', 'normal', 'normal', 'normal', 'normal'])[0]).toEqual({ columns: 5, rows: 2 });
});
