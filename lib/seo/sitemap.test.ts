import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Content, Entry } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { sitemap } from './sitemap';

const content = loadContent('e2e/content-full');
const entry = (slug: string, data: object) =>
  ({
    kind: 'page',
    slug,
    path: `/${slug}`,
    aliases: [`/${slug}-alias`],
    file: `nowhere/${slug}.md`,
    data,
  }) as unknown as Entry;

test('the editor’s date comes before the commit’s, and none is made up', () => {
  const commits = new Map([
    [path.resolve('nowhere/a.md'), '2026-01-01'],
    [path.resolve('nowhere/b.md'), '2026-01-02'],
  ]);
  const entries = [entry('a', { updated: '2025-05-05' }), entry('b', {}), entry('c', {})];
  expect(sitemap({ ...content, entries } as Content, commits)).toEqual([
    { url: `${content.site.siteUrl}/a`, lastModified: '2025-05-05' },
    { url: `${content.site.siteUrl}/b`, lastModified: '2026-01-02' },
    { url: `${content.site.siteUrl}/c` },
  ]);
});
