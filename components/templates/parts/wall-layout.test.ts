import { expect, test } from '@playwright/test';
import { COLUMNS, wallLayout } from './wall-layout';

const SHAPES = ['tall', 'wide', 'pair', 'normal'] as const;
type Shape = (typeof SHAPES)[number];
/** All combinations of `count` shapes, tall ones first. */
const mixtures = (count: number, from = 0): Shape[][] =>
  count === 0
    ? [[]]
    : SHAPES.slice(from).flatMap((shape, i) => mixtures(count - 1, from + i).map((rest) => [shape, ...rest]));

/** Places cells as `grid-auto-flow: dense` does. @returns rows of the grid, with `#` in each field that is taken */
function gridOf(cells: ReturnType<typeof wallLayout>): string[] {
  const grid: string[][] = [];
  const row = (y: number) => (grid[y] ??= Array(COLUMNS).fill('.'));
  for (const { columns, rows } of cells) {
    const fieldsAt = (at: number) =>
      Array.from({ length: columns * rows }, (_, i) => ({
        x: (at % COLUMNS) + (i % columns),
        y: Math.floor(at / COLUMNS) + Math.floor(i / columns),
      }));
    let at = 0;
    while (!fieldsAt(at).every(({ x, y }) => row(y)[x] === '.')) at++;
    for (const { x, y } of fieldsAt(at)) row(y)[x] = '#';
  }
  return grid.map((fields) => fields.join('')).filter((fields) => fields.includes('#'));
}

test('a wall has no hole, whatever the number and mixture of its pictures', () => {
  expect(
    gridOf([
      { columns: 8, rows: 1 },
      { columns: 5, rows: 2 },
    ]),
  ).toEqual(['########....', '#####.......', '#####.......']);
  for (const shapes of [2, 3, 4, 5, 6].flatMap((count) => mixtures(count))) {
    const cells = wallLayout(shapes);
    expect(cells.length).toBe(shapes.length);
    for (const fields of gridOf(cells)) expect(fields, shapes.join()).toBe('#'.repeat(COLUMNS));
  }
});

test('six plain pictures stand three a row, and a wide or tall one takes more', () => {
  expect(wallLayout(Array(6).fill('normal')).map(({ columns }) => columns)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(wallLayout(['wide', 'normal']).map(({ columns }) => columns)).toEqual([8, 4]);
  expect(wallLayout(['tall', 'normal', 'normal', 'normal', 'normal'])[0]).toEqual({ columns: 5, rows: 2 });
});
