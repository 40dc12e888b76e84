import { expect, test } from '@playwright/test';
import { loadContent } from '@/lib/content/load';
import { sitemap } from './sitemap';

test('a page has the day that its front matter gives or none, and a hidden page is left out', () => {
  const dates = new Map(
    sitemap(loadContent('e2e/content-full')).map(({ url, lastModified }) => [
      new URL(url).pathname,
      lastModified ?? 'unknown',
    ]),
  );
  expect(dates.get('/catia')).toBe('2025-11-03');
  expect(dates.get('/ielts')).toBe('2025-11-04');
  expect(dates.get('/cpp')).toBe('unknown');
  expect(dates.get('/enquiry')).toBeUndefined();
});
