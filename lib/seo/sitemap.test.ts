import { expect, test } from '@playwright/test';
import { content } from '@/lib/content/testing';
import { sitemap } from './sitemap';

const commits = new Map(['catia', 'nx12'].map((slug) => [`courses/${slug}.md`, '2026-01-02']));
const days = new Map(
  sitemap(content, commits).map(({ url, lastModified }) => [new URL(url).pathname, lastModified]),
);

test('sitemap: lastModified is the date of the fields, else of the last commit, else missing', () => {
  const found = ['/catia', '/nx12', '/cpp'].map((page) => days.get(page));
  expect(found).toEqual(['2025-11-03', '2026-01-02', undefined]);
});

test('sitemap: a page with noindex is left out', () => {
  expect(['/cpp', '/enquiry'].filter((page) => days.has(page))).toEqual(['/cpp']);
});
