import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { readContent } from '@/lib/content/load';
import { makeShareImages, renderShareImage } from './share-images';
import { SHARE_SIZE, type ShareSheet, shareSvg } from './share-sheet';

const { content } = readContent();
if (!content) throw new Error('the site has no content');
const sheet: ShareSheet = { title: 'Japanese 日本語', group: 'Foreign Language', institute: 'Trikona Institute', places: ['Pune', 'Dubai'], founded: 2000 };

// What the export holds of every page: e2e/export/head.spec.ts.
test('a page has an image of the right size; the second time nothing is generated', async () => {
  const to = fs.mkdtempSync(path.join(os.tmpdir(), 'share-'));
  const few = { ...content, entries: content.entries.slice(0, 3) };
  try {
    await makeShareImages(few, to);
    for (const { slug } of few.entries)
      expect(await sharp(path.join(to, 'share', `${slug}.png`)).metadata(), slug).toMatchObject({ format: 'png', ...SHARE_SIZE });
    expect(await makeShareImages(few, to)).toEqual({ generated: 0, cached: few.entries.length });
  } finally {
    fs.rmSync(to, { recursive: true, force: true });
  }
});

test('the same sheet gives the same bytes', async () => {
  expect((await renderShareImage(sheet)).equals(await renderShareImage(sheet))).toBe(true);
});

test('letters are paths: no font of the machine is asked for', async () => {
  const svg = await shareSvg(sheet);
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('NaN');
  expect(svg).not.toBe(await shareSvg({ ...sheet, title: 'Japanese' }));
});

for (const title of ['C', 'Automotive Plastic Trim Design and Tooling for Injection Mould', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter']) {
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
