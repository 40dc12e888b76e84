/** Pictures of projects, and what a visitor would like to make. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { BARE_EXPORT, FULL_EXPORT } from '@/e2e/builds/small';
import { choicesOf, coursesOf, fileOf, pageWith } from '@/lib/content';
import { attribute, type Element, elements } from '@/lib/format/dom';
import sharp from '@/lib/media/sharp';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { content } from '../pages';
import { byId, find, main, read, words } from './site';

/** Most that all pictures of projects of a page weigh, on a phone and on a desk, both of two pixels to one. */
const LIMITS = { 390: 160 * 1024, 1440: 400 * 1024 };

/** Width in CSS pixels that `sizes` says for a window. */
function widthIn(sizes: string, window: number): number {
  const chosen = sizes.split(', ').find((part) => {
    const [, least] = /min-width: ([\d.]+)rem/.exec(part) ?? [];
    return !least || window >= Number(least) * 16;
  });
  const [, value, unit] = /([\d.]+)(rem|vw)$/.exec(chosen ?? '') ?? [];
  return Number(value) * (unit === 'rem' ? 16 : window / 100);
}

/** The file that a browser takes. */
function chosen(picture: Element, window: number): string {
  const [source] = find(picture, 'source');
  const [img] = find(picture, 'img') as [Element];
  const wanted = 2 * widthIn(attribute(img, 'sizes') ?? '', window);
  const files = (attribute(source ?? img, 'srcset') ?? '').split(', ').map((file) => file.split(' '));
  return (
    (files.find(([, width]) => Number.parseInt(width ?? '', 10) >= wanted) ?? files.at(-1))?.[0] ||
    (attribute(img, 'src') ?? '')
  );
}

const weights = new Map<string, number>();

/** Bytes of a picture as a host sends it: a drawing compressed while it is sent, which takes less than the best. */
function weightOf(url: string): number {
  const known = weights.get(url);
  if (known) return known;
  const data = fs.readFileSync(path.join(TEST_EXPORT, url));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const bytes = url.endsWith('.svg') ? brotliCompressSync(data, { params }).length : data.length;
  weights.set(url, bytes);
  return bytes;
}

for (const [window, limit] of Object.entries(LIMITS))
  test(`the projects of a page weigh at most ${limit / 1024} kB at ${window} pixels`, () => {
    const files = [
      ...coursesOf(content).map((course) => fileOf(course.path)),
      fileOf(pageWith(content, 'listing').path),
      'index.html',
    ];
    for (const file of files) {
      const pictures = find(main(read(file, TEST_EXPORT)), 'picture').filter(isProjectPicture);
      const sum = pictures.reduce((bytes, picture) => bytes + weightOf(chosen(picture, Number(window))), 0);
      expect.soft(sum, file).toBeLessThanOrEqual(limit);
    }
  });

/** The wall of a page, if it has one. */
const wallOf = (file: string, root: string) =>
  [...elements(read(file, root).document)].find((e) => attribute(e, 'data-island') === 'wall');

/** A picture of a wall or of the chooser stands in a link. */
const isProjectPicture = (picture: Element) =>
  picture.parentNode?.nodeName === 'a' && picture.parentNode !== null;

test('sources of projects weigh at most 150 kB each, and every picture of one is lazy and has its size', () => {
  for (const { data } of coursesOf(content))
    for (const { picture } of data.projects)
      if (picture)
        expect
          .soft(fs.statSync(path.join('content/images', picture)).size, picture)
          .toBeLessThanOrEqual(150 * 1024);
  for (const img of find(
    byId(read('catia.html', FULL_EXPORT).document, 'what-you-will-make') as Element,
    'img',
  )) {
    expect.soft(attribute(img, 'loading')).toBe('lazy');
    expect.soft(Number(attribute(img, 'width')) * Number(attribute(img, 'height'))).toBeGreaterThan(0);
  }
});

test('projects stand with the number of their module; one without a picture stands below', () => {
  const page = words(main(read('catia.html', FULL_EXPORT)));
  expect(page).toContain(
    'Each piece goes into the folder that you show at an interview. Module 2 A bracket with one bore CATIA part Module 2 A cast housing in one file, raw and machined CATIA part Module 1 A stepped shaft, drawn from its profile CATIA part, A3 sheet Module 2 A hub, filed round and bored CATIA part, STEP file Module 1 A sheet of both with tolerances A2 sheet as PDF The pictures are drawn by the institute, as examples.',
  );
  expect(wallOf('catia.html', BARE_EXPORT)).toBeUndefined();
});

test('a band shows its drawing without letters: the edge of the window would cut them', () => {
  const [band] = find(byId(read('catia.html', FULL_EXPORT).document, 'what-you-will-make') as Element, 'img');
  const [file = '', view] = (attribute(band as Element, 'src') ?? '').split('#');
  const drawing = fs.readFileSync(path.join(FULL_EXPORT, file), 'utf8');
  const hidden = new RegExp(`<style>.*#${view}\\):target~.main>:is\\(.w,.dim\\)[^{]*{display:none}`);
  expect(drawing.match(hidden), view).toBeTruthy();
});

test('an SVG is shipped as it is, and what is transparent stays so', async () => {
  const media = fs.readdirSync(path.join(FULL_EXPORT, 'media'));
  const file = (shape: RegExp) =>
    path.join(FULL_EXPORT, 'media', media.find((name) => shape.test(name)) ?? '');
  expect(fs.readFileSync(file(/^housing-\w+\.svg$/), 'utf8')).toBe(
    fs.readFileSync('e2e/content-full/images/pieces/housing.svg', 'utf8'),
  );
  for (const kind of ['avif', 'webp'])
    expect((await sharp(file(new RegExp(`^bracket-640-\\w+\\.${kind}$`))).stats()).isOpaque, kind).toBe(
      false,
    );
});

test('each choice leads to its courses in their order, from home and from the list of courses', () => {
  for (const [file, listing] of [
    ['index.html', '/course'],
    ['course.html', ''],
  ] as const) {
    const links = find(byId(read(file, FULL_EXPORT).document, 'make') as Element, 'a');
    expect(links.map((a) => attribute(a, 'href'))).toContain(`${listing}#make-a-plastic-cover`);
    expect(links).toHaveLength(8);
  }
  const cover = byId(read('course.html', FULL_EXPORT).document, 'make-a-plastic-cover') as Element;
  expect(words(cover)).toBe(
    'A plastic cover 1 CATIA It comes first, for surfaces. 2 Plastic Trim It moulds the cover.',
  );
  expect(byId(read('course.html', BARE_EXPORT).document, 'make')).toBeUndefined();
});

test('the choices of the site lead to what is there', () => {
  const { document } = read(fileOf(pageWith(content, 'listing').path), TEST_EXPORT);
  for (const { id, courses } of choicesOf(content)) {
    const links = find(byId(document, id) as Element, 'a').map((a) => attribute(a, 'href'));
    expect.soft(links).toEqual(courses.map(({ course }) => course.path));
  }
});
