import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bySlug, type Course } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import sharp from '@/lib/media/sharp';
import { type OgImage, ogImageSvg } from './og-image';
import { renderShareImage, shareSheetOf } from './share-images';

const sheet: OgImage = {
  title: 'Japanese 日本語',
  group: 'Foreign Language',
  institute: 'Trikona Institute',
  places: ['Pune', 'Dubai'],
  founded: 2000,
};

/** Of the sheet over its title block. */
const FRAME = { top: 36, right: 1156, bottom: 502 };

// What the export holds of every page: e2e/export/head.spec.ts.
test('the same sheet gives the same bytes', async () => {
  expect((await renderShareImage(sheet)).equals(await renderShareImage(sheet))).toBe(true);
});

test('letters are paths: no font of the machine is asked for', async () => {
  const svg = await ogImageSvg(sheet);
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('NaN');
  expect(svg).not.toBe(await ogImageSvg({ ...sheet, title: 'Japanese' }));
});

for (const title of [
  'C',
  'Automotive Plastic Trim Design and Tooling for Injection Mould',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter',
]) {
  test(`the title "${title}" stands inside the sheet`, async () => {
    const withTitle = await sharp(await renderShareImage({ ...sheet, title }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const without = await sharp(await renderShareImage({ ...sheet, title: ' ' }))
      .raw()
      .toBuffer();
    const { width, channels } = withTitle.info;
    // Nothing but the part over the title block differs.
    const last = withTitle.data.findLastIndex((value, i) => Math.abs(value - (without[i] ?? 0)) > 24);
    expect(Math.floor(last / channels / width)).toBeLessThan(500);
  });
}

test('a course shows its best project, as a render where it has one; without a project its drawing', () => {
  const content = loadContent('e2e/content-full');
  const course = bySlug(content, 'catia') as Course;
  const shown = (projects: Course['data']['projects']) => {
    const { picture } = shareSheetOf(content, { ...course, data: { ...course.data, projects } });
    return picture?.file.split(path.sep).slice(-2).join('/');
  };
  const projects = course.data.projects;
  expect(shown(projects)).toBe('pieces/housing.svg');
  const rendered = projects.map((project) => ({ ...project, render: 'pieces/hub-render.webp' }));
  expect(shown(rendered)).toBe('pieces/hub-render.webp');
  expect(shown([])).toBe('drawn/catia.svg');
});

const PROJECT = (
  width: number,
  height: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <style>#small { display: none }
    @media (max-width: 539px) { #large { display: none } #small { display: inline } }
    @media (prefers-color-scheme: dark) { #large { fill: #00f } }</style>
  <rect id="large" width="${width}" height="${height}" fill="#f0f"/>
  <rect id="small" width="${width}" height="${height}" fill="#0f0"/></svg>`;

for (const [width, height, left] of [
  [640, 480, 550],
  [960, 480, 410],
  [480, 640, 550],
] as const) {
  test(`a picture of ${width} by ${height} stands whole, large and by day beside the title`, async () => {
    const file = test.info().outputPath('project.svg');
    fs.writeFileSync(file, PROJECT(width, height));
    const picture = { file, hash: '', wide: width === 2 * height };
    const { data, info } = await sharp(await renderShareImage({ ...sheet, picture }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const shows = (x: number, y: number) => {
      const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * 3);
      return r > 240 && g < 16 && b > 240;
    };
    const middle = { x: (left + FRAME.right) / 2, y: (FRAME.top + FRAME.bottom) / 2 };
    const xs = Array.from({ length: info.width }, (_, x) => x).filter((x) => shows(x, middle.y));
    const ys = Array.from({ length: info.height }, (_, y) => y).filter((y) => shows(middle.x, y));
    const [space, above] = [Math.min(...xs) - left, Math.min(...ys) - FRAME.top];
    expect(Math.min(space, above), 'as large as it can stand').toBe(20);
    expect(FRAME.right - Math.max(...xs) - space, 'in the middle').toBeCloseTo(1, -1);
    expect(FRAME.bottom - Math.max(...ys) - above, 'in the middle').toBeCloseTo(1, -1);
    expect(xs.length / ys.length).toBeCloseTo(width / height, 1);
  });
}
