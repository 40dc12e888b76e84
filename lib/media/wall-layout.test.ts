import { expect, test } from '@playwright/test';
import { wallOf } from './wall-layout';

const SHAPES = ['tall', 'wide', 'pair', 'normal'] as const;
type Shape = (typeof SHAPES)[number];
/** Every mixture of so many pictures, tall ones first. */
const mixtures = (count: number, from = 0): Shape[][] =>
  count === 0
    ? [[]]
    : SHAPES.slice(from).flatMap((shape, i) => mixtures(count - 1, from + i).map((rest) => [shape, ...rest]));

test('a wall has no hole, whatever the number and mixture of its pictures', () => {
  for (const shapes of [2, 3, 4, 5, 6].flatMap((count) => mixtures(count))) {
    const cells = wallOf(shapes);
    expect(cells.length).toBe(shapes.length);
    const area = cells.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
    expect(area % 12, shapes.join()).toBe(0);
  }
});

test('six plain pictures stand three a row, and a wide or tall one takes more', () => {
  expect(wallOf(Array(6).fill('normal')).map(({ columns }) => columns)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(wallOf(['wide', 'normal']).map(({ columns }) => columns)).toEqual([8, 4]);
  expect(wallOf(['tall', 'normal', 'normal', 'normal', 'normal'])[0]).toEqual({ columns: 5, rows: 2 });
});
