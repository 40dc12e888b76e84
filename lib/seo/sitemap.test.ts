import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Content, Entry } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { sitemap } from './sitemap';

const content = loadContent();
const entry = (slug: string, data: object) =>
  ({ kind: 'page', slug, path: `/${slug}`, aliases: [`/${slug}-alias`], file: `nowhere/${slug}.md`, data }) as unknown as Entry;
const of = (entries: Entry[], commits = new Map<string, string>()) => sitemap({ ...content, entries } as Content, commits);

test('the editor’s date comes before the commit’s, and none is made up', () => {
  const commits = new Map([
    [path.resolve('nowhere/a.md'), '2026-01-01'],
    [path.resolve('nowhere/b.md'), '2026-01-02'],
  ]);
  expect(of([entry('a', { updated: '2025-05-05' }), entry('b', {}), entry('c', {})], commits)).toEqual([
    { url: `${content.site.siteUrl}/a`, lastModified: '2025-05-05' },
    { url: `${content.site.siteUrl}/b`, lastModified: '2026-01-02' },
    { url: `${content.site.siteUrl}/c` },
  ]);
});

test('neither aliases nor hidden pages are in it', () => {
  expect(of([entry('a', { noindex: true }), entry('b', { noindex: false })]).map((e) => e.url)).toEqual([`${content.site.siteUrl}/b`]);
});
