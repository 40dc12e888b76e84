import { expect, test } from '@playwright/test';
import { wallLayout } from './wall-layout';

const ASPECTS = ['tall', 'wide', 'pair', 'normal'] as const;
type Aspect = (typeof ASPECTS)[number];
/** Layout of pictures, each with its position on the page. */
const layoutOf = (aspects: readonly Aspect[]) =>
  wallLayout(aspects.map((aspect, index) => ({ aspect, index })));
/** All combinations of `count` aspects. */
const mixtures = (count: number, from = 0): Aspect[][] =>
  count === 0
    ? [[]]
    : ASPECTS.slice(from).flatMap((aspect, i) =>
        mixtures(count - 1, from + i).map((rest) => [aspect, ...rest]),
      );

/**
 * Every row that fills the 24 columns, by the columns of its pictures; `²` is as high as two of the others.
 */
const ROWS = [
  '24',
  '17 7',
  '15 9',
  '14 10',
  '12 12',
  '10 14',
  '9 15',
  '7 17',
  '8 8 8',
  '17² 7 7',
  '10² 7 7 7 7',
];
const WALL = new RegExp(`^((${ROWS.join('|')}) )+$`);

test('a wall of any number and mixture of pictures has full rows and each picture once', () => {
  for (const aspects of [1, 2, 3, 4, 5, 6].flatMap((count) => mixtures(count))) {
    const cells = layoutOf(aspects);
    expect(cells.map(({ item }) => item.index).sort((a, b) => a - b)).toEqual([...aspects.keys()]);
    const wall = cells.map(({ columns, rows }) => `${columns}${rows === 2 ? '²' : ''} `).join('');
    expect(wall, aspects.join()).toMatch(WALL);
  }
});

test('the first of plain pictures leads; rows take two or three, so that none is left alone', () => {
  const columnsOf = (...aspects: Aspect[]) => layoutOf(aspects).map(({ columns }) => columns);
  const plain = Array<Aspect>(6).fill('normal');
  expect(columnsOf(...plain)).toEqual([17, 7, 7, 8, 8, 8]);
  expect(columnsOf(...plain.slice(0, 5))).toEqual([17, 7, 7, 12, 12]);
  expect(columnsOf(...plain.slice(0, 4))).toEqual([12, 12, 12, 12]);
  expect(columnsOf(...plain.slice(0, 2))).toEqual([12, 12]);
  expect(columnsOf('wide', 'normal')).toEqual([14, 10]);
  expect(columnsOf('wide', ...plain.slice(0, 3))).toEqual([24, 8, 8, 8]);
  expect(columnsOf('wide', 'tall', 'normal')).toEqual([24, 9, 15]);
  expect(columnsOf('normal', 'tall', ...plain.slice(0, 4))).toEqual([15, 9, 12, 12, 12, 12]);
  expect(columnsOf('tall', ...plain.slice(0, 4))).toEqual([10, 7, 7, 7, 7]);
});

test('pictures keep their order, but a wide one waits until the row before it is full', () => {
  const orderOf = (...aspects: Aspect[]) => layoutOf(aspects).map(({ item }) => item.index);
  expect(orderOf('normal', 'normal', 'wide', 'tall')).toEqual([0, 1, 2, 3]);
  expect(orderOf('normal', 'wide', 'normal')).toEqual([0, 2, 1]);
  expect(orderOf('normal', 'normal', 'wide', 'normal')).toEqual([0, 1, 3, 2]);
});
