import path from 'node:path';
import { expect, test } from '@playwright/test';
import { catia, content } from '@/lib/content/testing';
import { writeTestFiles } from '@/lib/files/testing';
import sharp from '@/lib/pictures/sharp';
import { renderShareImage, type ShareImage, shareImageOf, shareImageSvg } from './share-images';

const image: ShareImage = {
  title: 'Japanese 日本語',
  group: 'Foreign Language',
  institute: 'Trikona Institute',
  branches: ['Pune', 'Dubai'],
  founded: 2000,
  picture: { file: 'public/drawings/default.svg', hash: '', isWide: false },
};

const FRAME = { top: 36, right: 1156, bottom: 502 };

/** Edges of the area in which two images differ, in pixels. */
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

test('a share image has the same bytes each time', async () => {
  test.slow();
  expect((await renderShareImage(image)).equals(await renderShareImage(image))).toBe(true);
});

test('a share image draws its letters, Japanese too, as paths', async () => {
  const svg = await shareImageSvg(image);
  expect(svg).not.toMatch(/<text|NaN/);
  expect(svg).not.toBe(await shareImageSvg({ ...image, title: 'Japanese' }));
});

test('the longest title stands above the title block', async () => {
  test.slow();
  for (const title of [
    'Automotive Plastic Trim Design and Tooling for Injection Mould',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter',
  ]) {
    const { bottom } = await differenceOf({ ...image, title }, { ...image, title: ' ' });
    expect(bottom, title).toBeLessThan(FRAME.bottom);
  }
});

test('the picture of a share image is uncropped, large and within the frame', async () => {
  test.slow();
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${fill}"/></svg>`;
  const root = writeTestFiles({ 'blue.svg': svg('blue'), 'empty.svg': svg('none') });
  const imageOf = (name: string) => ({
    ...image,
    picture: { ...image.picture, file: path.join(root, name) },
  });
  const { width, height, top, right, bottom } = await differenceOf(imageOf('blue.svg'), imageOf('empty.svg'));
  expect(width / height).toBeCloseTo(4 / 3, 1);
  expect(top).toBeGreaterThan(FRAME.top);
  expect(bottom).toBeLessThan(FRAME.bottom);
  expect(right).toBeLessThan(FRAME.right);
  expect(width, 'as large as it can stand').toBeGreaterThan(500);
});

test('a share image shows the first project, as a render if there is one, else the drawing', () => {
  const { projects } = catia.data;
  const rendered = projects.map((project) => ({ ...project, render: 'pieces/hub-render.webp' }));
  const shown = [projects, rendered, []].map((projects) => {
    const { picture } = shareImageOf(content, { ...catia, data: { ...catia.data, projects } });
    return path.basename(picture.file);
  });
  expect(shown).toEqual(['housing.svg', 'hub-render.webp', 'default.svg']);
});
