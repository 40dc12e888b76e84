import { expect, test } from '@playwright/test';
import sharp from '@/lib/media/sharp';
import { type OgImage, ogImageSvg } from './og-image';
import { renderShareImage } from './share-images';

const sheet: OgImage = {
  title: 'Japanese 日本語',
  group: 'Foreign Language',
  institute: 'Trikona Institute',
  places: ['Pune', 'Dubai'],
  founded: 2000,
};

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
