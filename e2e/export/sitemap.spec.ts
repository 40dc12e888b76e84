import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { contentDir } from '@/lib/content/load';
import { attribute } from '@/lib/format/dom';
import { lastCommits } from '@/lib/seo/last-commit';
import { sitemap } from '@/lib/seo/sitemap';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { allRoutes, content, find, pages, site } from './site';

const text = (file: string) => fs.readFileSync(path.join(TEST_EXPORT, file), 'utf8');
const entries = () =>
  [...text('sitemap.xml').matchAll(/<url>\s*(.*?)\s*<\/url>/gs)].map(([, url = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(url)?.[1],
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1],
  }));

test('the sitemap is the registry: every indexed page once, by its canonical address', () => {
  const indexed = pages().filter((page) => find(page.document, 'meta', { name: 'robots' }).length === 0);
  const canonical = indexed.map((page) =>
    attribute(find(page.document, 'link', { rel: 'canonical' })[0] as never, 'href'),
  );
  const listed = entries().map((e) => e.loc);
  expect(listed.toSorted()).toEqual(canonical.toSorted());
  expect(listed.length).toBe(allRoutes.filter((route) => route.indexed).length);
});

test('a date is the editor’s or the last commit’s, and absent where neither is known', () => {
  expect(entries()).toEqual(
    sitemap(content, lastCommits(contentDir())).map(({ url, lastModified }) => ({
      loc: url,
      lastmod: lastModified,
    })),
  );
});

test('robots.txt lets everybody in and says where the sitemap is', () => {
  expect(text('robots.txt').trim()).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${site.siteUrl}/sitemap.xml`);
});
