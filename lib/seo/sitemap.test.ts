import path from 'node:path';
import { expect, test } from '@playwright/test';
import { loadContent } from '@/lib/content/read/load';
import { sitemap } from './sitemap';

test('the editor’s date comes before the commit’s; without both there is none; a page with noindex is left out', () => {
  const files = ['catia', 'nx12'].map((slug) => path.resolve(`e2e/content-full/courses/${slug}.md`));
  const commits = new Map(files.map((file) => [file, '2026-01-02']));
  const dates = new Map(
    sitemap(loadContent('e2e/content-full'), commits).map(({ url, lastModified }) => [
      new URL(url).pathname,
      lastModified ?? 'unknown',
    ]),
  );
  expect(dates.get('/catia')).toBe('2025-11-03');
  expect(dates.get('/nx12')).toBe('2026-01-02');
  expect(dates.get('/cpp')).toBe('unknown');
  expect(dates.get('/enquiry')).toBeUndefined();
});
