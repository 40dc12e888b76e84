import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from '../sharp';
import { projectRows } from './projects';

const SVG = (
  width: number,
  height: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <style>#small { display: none }
    @media (max-width: 539px) { #large { display: none } #small { display: inline } }
    @media (prefers-color-scheme: dark) { rect { fill: #fff } }</style>
  <rect id="large" width="${width}" height="${height}"/>
  <rect id="small" width="${width}" height="${height}" fill="#808080"/></svg>`;

/** A project of a width to height, whose large composition is black and whose small one is grey. */
function project(width: number, height: number) {
  const file = test.info().outputPath(`${width}x${height}.svg`);
  fs.writeFileSync(file, SVG(width, height));
  return {
    number: 1,
    title: 'A project',
    made: 'A file',
    alt: 'Something',
    file,
    hash: '',
    aspect: width / height,
  };
}

test('a picture is printed in its small composition, by day', async () => {
  const [row] = await projectRows([project(640, 480)]);
  const { dominant } = await sharp(row?.cells[0]?.image).stats();
  expect(dominant.r).toBeGreaterThan(100);
  expect(dominant.r).toBeLessThan(160);
});

test('letters of a small composition are five points high, beside a wide or a tall picture too', async () => {
  const [row] = await projectRows([project(960, 480), project(640, 480), project(480, 640)]);
  const [, usual] = row?.cells ?? [];
  // The least letters are 11 of its 320 units.
  expect(((usual?.width ?? 0) / 320) * 11).toBeGreaterThan(5);
});
