/** Files of the export other than pages: sizes, downloads, aliases, sitemap. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { coursesOf, hasSyllabus, htmlFile, syllabusPath } from '@/lib/content';
import { listFiles } from '@/lib/export/release-manifest';
import { pathsIn, sha256 } from '@/lib/files';
import { sitemap } from '@/lib/seo/sitemap';
import { TEST_EXPORT } from '@/lib/tools/testing/test-export';
import { FILE_LIMITS } from './budgets';
import { content, exportedPages } from './site';

/** Files that crawlers, hosts, operators and readers of licences request by name. */
const ASKED_FOR_BY_NAME = [
  'robots.txt',
  'sitemap.xml',
  'release.json',
  'licences.txt',
  '.nojekyll',
  '_headers',
  '_redirects',
  'vercel.json',
];

const files = pathsIn(TEST_EXPORT);
const bytes = (file: string) => fs.readFileSync(path.join(TEST_EXPORT, file));

test('no file is empty or larger than its kind may be', () => {
  const own = coursesOf(content).map((course) => course.data.syllabusPdf && syllabusPath(content, course));
  const wrong = listFiles(TEST_EXPORT).filter(({ path: file, size }) => {
    const limit = FILE_LIMITS.find(({ pattern }) => pattern.test(file))?.bytes ?? Number.POSITIVE_INFINITY;
    return file !== '.nojekyll' && !own.includes(`/${file}`) && (size === 0 || size > limit);
  });
  expect(wrong).toEqual([]);
});

// Files to which pages refer are tested in lib/export/copy.test.ts.
test('files that are asked for by name are there', () => {
  expect(files).toEqual(expect.arrayContaining(ASKED_FOR_BY_NAME));
});

// The content of the PDFs is tested in lib/media/syllabus-pdf/syllabus-pdf.test.ts.
test('every course with a syllabus has its PDF', () => {
  for (const course of coursesOf(content).filter(hasSyllabus))
    expect
      .soft(bytes(syllabusPath(content, course) ?? '').toString('latin1', 0, 5), course.slug)
      .toBe('%PDF-');
});

test('of Next’s own files only fonts are shipped; our scripts and styles are named by their bytes', () => {
  const below = (folder: string) => files.filter((file) => file.startsWith(folder));
  expect(below('_next/').map((file) => path.extname(file))).toEqual(['.woff2', '.woff2']);
  for (const file of below('assets/')) expect(file).toContain(`-${sha256(bytes(file)).slice(0, 10)}.`);
});

test('an alias is its original, byte for byte', () => {
  for (const { route } of exportedPages())
    for (const alias of route.aliases)
      expect.soft(bytes(htmlFile(alias)).equals(bytes(route.file)), alias).toBe(true);
});

// Only the XML is tested here; pages and days of the sitemap are tested in lib/seo/sitemap.test.ts.
test('the sitemap lists every page that search engines may index, and robots.txt the sitemap', () => {
  const listed = [
    ...bytes('sitemap.xml')
      .toString()
      .matchAll(/<url>\s*(.*?)\s*<\/url>/gs),
  ];
  const entries = listed.map(([, url = '']) => ({
    url: /<loc>(.*?)<\/loc>/.exec(url)?.[1],
    lastModified: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1],
  }));
  expect(entries).toEqual(sitemap(content));
  expect(bytes('robots.txt').toString()).toBe(
    `User-Agent: *\nAllow: /\n\nSitemap: ${content.site.siteUrl}/sitemap.xml\n`,
  );
});
