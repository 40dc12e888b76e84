import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bySlug, type Course } from '@/lib/content';
import { loadContent } from '@/lib/content/read/load';
import sharp from '@/lib/files/sharp';
import { type ShareImage, shareImageSvg } from './share-image-svg';
import { renderShareImage, shareImageOf } from './share-images';

const image: ShareImage = {
  title: 'Japanese 日本語',
  group: 'Foreign Language',
  institute: 'Trikona Institute',
  places: ['Pune', 'Dubai'],
  founded: 2000,
};

/** Frame of the image above its title block. */
const FRAME = { top: 36, right: 1156, bottom: 502 };

/** Edges of the part in which two images differ, in pixels. */
async function differenceOf(one: ShareImage, other: ShareImage) {
  const layer = { input: await renderShareImage(other), blend: 'difference' as const };
  const difference = await sharp(await renderShareImage(one))
    .composite([layer])
    .toBuffer();
  const { info } = await sharp(difference).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const [left, top] = [-trimOffsetLeft, -trimOffsetTop];
  return { width, height, top, right: left + width, bottom: top + height };
}

// What the export holds of every page: e2e/export/every-page.spec.ts.
test('the same image gives the same bytes, and asks for no font of the machine', async () => {
  test.slow();
  expect((await renderShareImage(image)).equals(await renderShareImage(image))).toBe(true);
  const svg = await shareImageSvg(image);
  expect(svg).not.toMatch(/<text|NaN/);
  expect(svg).not.toBe(await shareImageSvg({ ...image, title: 'Japanese' }));
});

test('a title stands over the title block, however long it is', async () => {
  test.slow();
  for (const title of [
    'Automotive Plastic Trim Design and Tooling for Injection Mould',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter',
  ]) {
    const { bottom } = await differenceOf({ ...image, title }, { ...image, title: ' ' });
    expect(bottom, title).toBeLessThan(FRAME.bottom);
  }
});

test('a course shows its first picture of a project, as a render where it has one; without a project its drawing', () => {
  const content = loadContent('e2e/content-full');
  const course = bySlug(content, 'catia') as Course;
  const shown = (projects: Course['data']['projects']) => {
    const { picture } = shareImageOf(content, { ...course, data: { ...course.data, projects } });
    return picture?.file.split(path.sep).slice(-2).join('/');
  };
  const { projects } = course.data;
  const rendered = projects.map((project) => ({ ...project, render: 'pieces/hub-render.webp' }));
  expect([projects, rendered, []].map(shown)).toEqual([
    'pieces/housing.svg',
    'pieces/hub-render.webp',
    'drawn/default.svg',
  ]);
});

test('a picture stands whole, large and by day beside the title', async () => {
  const withRect = (fill: string): ShareImage => {
    const file = test.info().outputPath(`${fill}.svg`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">
  <style>@media (max-width: 539px), (prefers-color-scheme: dark) { rect { fill: none } }</style>
  <rect width="640" height="480" fill="${fill}"/></svg>`;
    fs.writeFileSync(file, svg);
    return { ...image, picture: { file, hash: '', wide: false } };
  };
  const { width, height, top, right, bottom } = await differenceOf(withRect('blue'), withRect('none'));
  expect(width / height).toBeCloseTo(4 / 3, 1);
  expect(top).toBeGreaterThan(FRAME.top);
  expect(bottom).toBeLessThan(FRAME.bottom);
  expect(right).toBeLessThan(FRAME.right);
  expect(width, 'as large as it can stand').toBeGreaterThan(500);
});
