import { expect, test } from '@playwright/test';
import { DRAWING_SIZE, readDrawing as read } from '../drawings';
import { unitsToPixel, VIEW_SIZE, viewsOf } from './views';
import { fullSvg } from './write';

test('the views of a sheet are told apart, each with its own dimensions and letters', () => {
  const { main, rest } = viewsOf(read('catia'));
  expect(main.texts).toEqual([]);
  expect(rest?.texts.map((t) => t.text)).toEqual([
    'A',
    'A',
    '⌀124',
    '⌀58 h7',
    '62',
    '14',
    '⌀32 H7',
    '6 × ⌀11',
  ]);
  expect(main.box.left).toBeLessThan(rest?.box.left ?? 0);
  expect(main.box.right).toBeLessThan(rest?.box.right ?? 0);
});

test('no view is drawn larger than the first of its sheet', () => {
  for (const name of ['ielts', 'catia', 'java']) {
    const { main, rest } = viewsOf(read(name));
    expect
      .soft(unitsToPixel(rest?.box ?? main.box, VIEW_SIZE) + 0.01, name)
      .toBeGreaterThanOrEqual(unitsToPixel(main.box, VIEW_SIZE));
    // Nor is its frame higher than what it shows.
    const [top, bottom] = [Math.min, Math.max].map((most, i) =>
      most(...(rest?.strokes ?? []).map(({ box }) => (i ? box.bottom : box.top))),
    );
    expect.soft(rest?.box.top, name).toBeGreaterThanOrEqual((top ?? 0) - 20);
    expect.soft(rest?.box.bottom, name).toBeLessThanOrEqual((bottom ?? 0) + 20);
  }
});

test('a sheet of one view is not divided, whatever stands beside it', () => {
  expect(viewsOf(read('civil-autocad')).rest).toBeUndefined();
  expect(viewsOf(read('revit-str')).rest).toBeUndefined();
});

test('letters are outlines, and each view can be shown alone', async () => {
  const svg = await fullSvg(read('catia'));
  expect(svg).not.toContain('<text');
  expect(svg).toContain('<title>Flanged hub');
  for (const id of ['main', 'rest', 'cell']) expect(svg).toContain(`<view id="${id}"`);
});

test('in cells of the same size the edges of every drawing are equally heavy', async () => {
  const { width, height } = DRAWING_SIZE;
  for (const name of ['group-ielts', 'passport', 'level1', 'group-mechanical-cad']) {
    const svg = await fullSvg(read(name));
    const [, w, h] = /<view id="cell" viewBox="[-\d]+ [-\d]+ (\d+) (\d+)"/.exec(svg) ?? [];
    const [, stroke] = /#cell:target~\.main>path\{stroke-width:([\d.]+)/.exec(svg) ?? [];
    expect.soft(Number(stroke) * Math.min(width / Number(w), height / Number(h)), name).toBeCloseTo(2.8, 1);
  }
});

test('a view that reaches into the corner of a slanting one is told apart from it', () => {
  for (const [name, width] of [
    ['cpp', 460],
    ['adobe', 470],
  ] as const) {
    const { box } = viewsOf(read(name)).main;
    expect(box.right - box.left, name).toBeLessThan(width);
  }
});
