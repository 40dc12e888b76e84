import path from 'node:path';
import { expect, test } from '@playwright/test';
import { contentDir, loadContent } from '@/lib/content/read/load';
import { sitemap } from './sitemap';

const FULL = 'e2e/content-full';

test('the editor’s date comes before the commit’s; without both there is none; a page with noindex is left out', () => {
  const commits = new Map(
    ['catia', 'nx12'].map((slug) => [
      path.relative(contentDir(), `${FULL}/courses/${slug}.md`),
      '2026-01-02',
    ]),
  );
  const days = new Map(
    sitemap(loadContent(FULL), commits).map(({ url, lastModified = 'unknown' }) => [
      new URL(url).pathname,
      lastModified,
    ]),
  );
  expect(['/catia', '/nx12', '/cpp', '/enquiry'].map((page) => days.get(page))).toEqual([
    '2025-11-03',
    '2026-01-02',
    'unknown',
    undefined,
  ]);
});
