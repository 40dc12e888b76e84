import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { attribute, type Element } from '@/lib/html/dom';
import { NIGHT_VIEW } from '@/lib/pictures/svg-file';
import { TEST_EXPORT } from '@/lib/tools/testing/test-export';
import { sum } from './budgets';
import { exportedPages, findAll } from './site';

/** Maximum weight of all project pictures of a page, by window width, at a pixel ratio of two. */
const LIMITS = { 390: 160 * 1024, 1440: 400 * 1024 };
/** Size of quickly encoded test pictures relative to a release's, at least (lib/media/encode-pictures.ts). */
const QUICK = 1.25;

function widthIn(sizes: string, window: number): number {
  const fits = (part: string) => window >= 16 * Number(/min-width: ([\d.]+)rem/.exec(part)?.[1] ?? 0);
  const [, value, unit] = /([\d.]+)(rem|vw)$/.exec(sizes.split(', ').find(fits) ?? '') ?? [];
  return Number(value) * (unit === 'rem' ? 16 : window / 100);
}

/** File that a browser chooses; calculated, as a browser would have to load every page at both widths and this ratio. */
function fileIn(picture: Element, window: number): string {
  const [source] = findAll(picture, 'source');
  const [img] = findAll(picture, 'img') as [Element];
  const wanted = 2 * widthIn(attribute(img, 'sizes') ?? '', window);
  const offered = (attribute(source ?? img, 'srcset') ?? `${attribute(img, 'src')} 0w`).split(', ');
  const width = (file: string) => Number.parseInt(file.split(' ')[1] ?? '', 10);
  const [file = ''] = (offered.find((each) => width(each) >= wanted) ?? offered.at(-1) ?? '').split(' ');
  return path.join(TEST_EXPORT, file.replace(NIGHT_VIEW, ''));
}

/** Size of a picture in a release; a drawing counts compressed, as a host sends it. */
function weightOf(file: string): number {
  const data = fs.readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return file.endsWith('.svg') ? brotliCompressSync(data, { params }).length : data.length / QUICK;
}

test('project pictures of a page keep to their budget on a phone and on a wide screen', () => {
  for (const { route, document } of exportedPages()) {
    const pictures = findAll(document, 'picture').filter(({ parentNode }) => parentNode?.nodeName === 'a');
    for (const [window, limit] of Object.entries(LIMITS)) {
      const files = pictures.map((picture) => fileIn(picture, Number(window)));
      expect.soft(sum(files.map(weightOf)), `${route.file} at ${window} pixels`).toBeLessThanOrEqual(limit);
    }
  }
});
