/**
 * Files of the export other than pages: sizes, names, sitemap. Files to which pages refer are tested in
 * link-rules.ts, files of aliases in specification.ts.
 */

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { REVIEWS_PATH } from '@/lib/browser/shared/reviews-widget';
import { coursesOf, htmlFile, routes, syllabusPath } from '@/lib/content';
import { releaseFilesIn } from '@/lib/export/release-manifest';
import { pathsIn, sha256 } from '@/lib/files';
import { sitemap } from '@/lib/seo/sitemap';
import { TEST_SITE } from '../support/sites';
import { FILE_LIMITS } from './budgets';

/** Files that crawlers, browsers, hosts and operators request by name, besides those of public/. */
const REQUESTED_BY_NAME = [
  ...['release.json', 'licences.txt', '.nojekyll', '_headers', '_redirects', 'vercel.json'],
  ...['sitemap.xml', 'robots.txt', 'manifest.webmanifest'],
];
/** Files that pages request. */
const REQUESTED_BY_PAGES = /^(media|syllabus|calendar|share)\/|^assets\/[^/]+\.(css|js|txt)$/;

const { content, root } = TEST_SITE;
const files = pathsIn(root);
const bytes = (file: string) => fs.readFileSync(path.join(root, file));

test('no file is empty or over the limit of its kind', () => {
  const own = coursesOf(content).map((course) => course.data.syllabusPdf && syllabusPath(content, course));
  const wrong = releaseFilesIn(root).filter(({ path: file, size }) => {
    const limit = FILE_LIMITS.find(({ pattern }) => pattern.test(file))?.bytes ?? Number.POSITIVE_INFINITY;
    return file !== '.nojekyll' && !own.includes(`/${file}`) && (size === 0 || size > limit);
  });
  expect(wrong).toEqual([]);
});

test('files that crawlers, hosts and operators request by name are exported', () => {
  expect(files).toEqual(expect.arrayContaining(REQUESTED_BY_NAME));
});

test('nothing is exported but pages, what they request, public/ and files with a known name', () => {
  const paths = routes(content).flatMap(({ path, aliases }) => [path, ...aliases]);
  const known = new Set([...[...paths, '/404', REVIEWS_PATH].map(htmlFile), ...REQUESTED_BY_NAME]);
  const unknown = files.filter(
    (file) => !known.has(file) && !REQUESTED_BY_PAGES.test(file) && !fs.existsSync(`public/${file}`),
  );
  expect(unknown).toEqual([]);
});

test('a script or stylesheet has the hash of its bytes in its name', () => {
  const assets = files.filter((file) => file.startsWith('assets/'));
  expect(assets).not.toEqual([]);
  for (const file of assets) expect(file).toContain(`-${sha256(bytes(file)).slice(0, 10)}.`);
});

test('sitemap.xml lists the pages of the sitemap, and robots.txt names it', () => {
  const listed = bytes('sitemap.xml')
    .toString()
    .match(/<loc>.*?<\/loc>/g);
  expect(listed).toEqual(sitemap(content).map(({ url }) => `<loc>${url}</loc>`));
  expect(bytes('robots.txt').toString()).toBe(
    `User-Agent: *\nAllow: /\n\nSitemap: ${content.site.siteUrl}/sitemap.xml\n`,
  );
});
