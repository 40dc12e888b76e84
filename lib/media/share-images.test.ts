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

// The first test on a machine makes the fonts.
test.describe.configure({ timeout: 120_000 });

test('a share image has the same bytes each time', async () => {
  expect((await renderShareImage(image)).equals(await renderShareImage(image))).toBe(true);
});

test('a share image draws its letters, Japanese too, as paths', async () => {
  const svg = await shareImageSvg(image);
  expect(svg).not.toMatch(/<text|NaN/);
  expect(svg).not.toBe(await shareImageSvg({ ...image, title: 'Japanese' }));
});

test('the longest title stands above the title block', async () => {
  const untitled = await shareImageSvg({ ...image, title: ' ' });
  for (const title of [
    'Automotive Plastic Trim Design and Tooling for Injection Mould',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter',
  ]) {
    const titled = Buffer.from(await shareImageSvg({ ...image, title }));
    const difference = await sharp(titled)
      .composite([{ input: Buffer.from(untitled), blend: 'difference' }])
      .removeAlpha()
      .toBuffer();
    const { info } = await sharp(difference).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true });
    const bottom = info.height - (info.trimOffsetTop ?? 0);
    expect(bottom, title).toBeGreaterThan(FRAME.top);
    expect(bottom, title).toBeLessThan(FRAME.bottom);
  }
});

test('the picture of a share image is uncropped, large and within the frame', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="#00f"/></svg>';
  const file = path.join(writeTestFiles({ 'blue.svg': svg }), 'blue.svg');
  const shown = await renderShareImage({ ...image, picture: { ...image.picture, file } });
  const { data, info } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, i) => data.readUIntBE(3 * i, 3));
  const [first, last] = [pixels.indexOf(0x0000ff), pixels.lastIndexOf(0x0000ff)];
  const [left, right] = [first % info.width, last % info.width];
  const [top, bottom] = [Math.floor(first / info.width), Math.floor(last / info.width)];
  expect((right - left + 1) / (bottom - top + 1)).toBeCloseTo(2, 1);
  expect(top).toBeGreaterThan(FRAME.top);
  expect(bottom).toBeLessThan(FRAME.bottom);
  expect(right).toBeLessThan(FRAME.right);
  expect(right - left, 'as large as it can stand').toBeGreaterThan(500);
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
