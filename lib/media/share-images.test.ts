import path from 'node:path';
import { expect, test } from '@playwright/test';
import { catia, content } from '@/lib/content/testing';
import { writeTestFiles } from '@/lib/files/testing';
import sharp from '@/lib/pictures/sharp';
import { FRAME, renderShareImage, type ShareImage, shareImageOf, shareImageSvg } from './share-images';

const image: ShareImage = {
  title: 'Japanese 日本語',
  group: 'Foreign Language',
  institute: 'Trikona Institute',
  branches: ['Pune', 'Dubai'],
  founded: 2000,
  picture: { file: 'public/drawings/default.svg', hash: '', isWide: false },
};

const BLOCK_TOP = FRAME.bottom - FRAME.block;

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

/** The smallest box around what one image has and the other has not, in pixels. */
async function boxOfDifference(one: Buffer, other: Buffer) {
  const difference = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .toBuffer();
  const { info } = await sharp(difference).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

const svgWith = async (title: string) => Buffer.from(await shareImageSvg({ ...image, title }));

test('the longest title stands above the title block', async () => {
  for (const title of [
    'Automotive Plastic Trim Design and Tooling for Injection Mould',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter',
  ]) {
    const { top, bottom } = await boxOfDifference(await svgWith(title), await svgWith(' '));
    expect(top, title).toBeGreaterThan(FRAME.top);
    expect(bottom, title).toBeLessThan(BLOCK_TOP);
  }
});

test('the picture of a share image is uncropped, large and within the frame', async () => {
  const file = path.join(
    writeTestFiles({
      'blue.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="#00f"/></svg>',
    }),
    'blue.svg',
  );
  const shown = await renderShareImage({ ...image, picture: { ...image.picture, file } });
  const { left, top, right, bottom } = await boxOfDifference(shown, await svgWith(image.title));
  expect((right - left) / (bottom - top)).toBeCloseTo(2, 1);
  expect(top).toBeGreaterThan(FRAME.top);
  expect(bottom).toBeLessThan(BLOCK_TOP);
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
