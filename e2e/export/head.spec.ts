import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { fileOf } from '@/lib/content';
import { attribute } from '@/lib/format/dom';
import sharp from '@/lib/media/sharp';
import { addressOf } from '@/lib/seo/address';
import { TITLE_LIMIT, titleOf } from '@/lib/seo/metadata';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { allRoutes, content, find, meta, pages, read, site, words } from './site';

const canonicals = (page: { document: ReturnType<typeof read>['document'] }) =>
  find(page.document, 'link', { rel: 'canonical' }).map((link) => attribute(link, 'href'));

test('every page has one title, which fits a result and ends with the brand', () => {
  for (const page of [...pages(), { route: { file: '404.html' }, ...read('404.html') }]) {
    const all = find(page.document, 'title').filter((t) => t.parentNode?.nodeName === 'head');
    expect.soft(all, page.route.file).toHaveLength(1);
    const [own, ...brand] = (all[0] ? words(all[0]) : '').split(' | ');
    expect.soft(own?.length, page.route.file).toBeLessThanOrEqual(TITLE_LIMIT);
    expect.soft(brand, page.route.file).toEqual([site.name]);
  }
  for (const { route, document } of pages())
    expect
      .soft(words(find(document, 'title')[0] ?? document))
      .toBe(`${titleOf(content, route.entry)} | ${site.name}`);
});

test('every page names its one absolute address, the 404 page none', () => {
  for (const page of pages())
    expect.soft(canonicals(page), page.route.file).toEqual([addressOf(content, page.route.path)]);
  expect(canonicals(read('404.html'))).toEqual([]);
});

test('an alias is its original, byte for byte, and so names the original’s address', () => {
  const aliases = allRoutes.flatMap((route) =>
    route.aliases.map((alias) => ({ alias, original: route.file })),
  );
  for (const { alias, original } of aliases) {
    const bytes = (file: string) => fs.readFileSync(path.join(TEST_EXPORT, file));
    expect.soft(bytes(fileOf(alias)).equals(bytes(original)), alias).toBe(true);
  }
});

test('only pages that an editor hides and the 404 page ask not to be found', () => {
  const robots = (page: { document: ReturnType<typeof read>['document'] }) =>
    find(page.document, 'meta', { name: 'robots' }).map((m) => attribute(m, 'content'));
  for (const page of pages())
    expect.soft(robots(page), page.route.file).toEqual(page.route.indexed ? [] : ['noindex, follow']);
  expect(robots(read('404.html'))).toEqual(['noindex, follow']);
});

test('a shared link shows the page’s title, description, address and picture', async () => {
  for (const page of pages()) {
    const { file, path: at, entry } = page.route;
    const address = addressOf(content, at);
    const image = `${site.siteUrl}/share/${entry.slug}.png`;
    const expected = {
      'og:type': 'website',
      'og:site_name': site.name,
      'og:locale': 'en_IN',
      'og:title': `${titleOf(content, entry)} | ${site.name}`,
      'og:description': entry.data.description,
      'og:url': address,
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': titleOf(content, entry),
      'twitter:card': 'summary_large_image',
      'twitter:title': `${titleOf(content, entry)} | ${site.name}`,
      'twitter:description': entry.data.description,
      'twitter:image': image,
    };
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, meta(page, name)]));
    expect.soft(found, file).toEqual(expected);
    const png = path.join(TEST_EXPORT, 'share', `${entry.slug}.png`);
    expect.soft(await sharp(png).metadata(), file).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect.soft(fs.statSync(png).size, file).toBeLessThan(100_000);
  }
});

test('every page says its language, its encoding first, and scales to the screen', () => {
  for (const page of [...pages(), { route: { file: '404.html' }, ...read('404.html') }]) {
    const { file } = page.route;
    expect.soft(page.html.toLowerCase().indexOf('<meta charset="utf-8">'), file).toBeLessThan(200);
    expect.soft(page.html.startsWith('<!DOCTYPE html><html lang="en-IN"'), file).toBe(true);
    expect.soft(meta(page, 'viewport'), file).toBe('width=device-width, initial-scale=1');
  }
});
