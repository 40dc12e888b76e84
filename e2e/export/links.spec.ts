import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BARE_CONTENT, BARE_EXPORT, FULL_CONTENT, FULL_EXPORT } from '@/e2e/builds/small';
import { bySlug, routes } from '@/lib/content';
import { targetsOf } from '@/lib/content/check/links';
import { contentDir, readContent } from '@/lib/content/load';
import { pathsIn } from '@/lib/files/paths-in';
import { attribute, type Element, elements, textOf } from '@/lib/format/dom';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { deadLinks, fileAt, readPages, targetOf } from './links';
import { byId, content, find, pages, read, site } from './site';

let all: ReturnType<typeof readPages> | undefined;
const linked = () => (all ??= readPages(TEST_EXPORT));
const files = () => new Set(pathsIn(TEST_EXPORT));
/** Where every reference within the site leads. */
const targets = () =>
  linked().flatMap(({ file, links }) =>
    [...links].flatMap((link) => targetOf(link, file, site.siteUrl) ?? []),
  );

test('every link, image, script, style and picture set leads to a file that is there, every fragment to an element', () => {
  const outside = site.social.map((s) => s.url);
  const dead = deadLinks(TEST_EXPORT, site.siteUrl).filter(
    (link) => !outside.some((url) => link.startsWith(`${url} `)),
  );
  expect(dead).toEqual([]);
});

for (const [root, dir] of [
  [TEST_EXPORT, contentDir()],
  [FULL_EXPORT, FULL_CONTENT],
  [BARE_EXPORT, BARE_CONTENT],
] as const) {
  test(`${root}: the check knows every section that a link can lead to, and no other`, () => {
    const { content, parsed } = readContent(dir);
    const { placesOf } = targetsOf(parsed, content);
    for (const { path: from, file, entry } of content ? routes(content) : []) {
      const known = placesOf(entry) ?? [];
      const { document } = read(file, root);
      const ids = new Set([...elements(document)].flatMap((element) => attribute(element, 'id') ?? []));
      expect
        .soft(
          known.filter((id) => !ids.has(id)),
          `${from} has no such element`,
        )
        .toEqual([]);
      const [main] = find(document, 'main');
      const sections = ['section', 'details', 'article', 'h3'].flatMap((name) =>
        find(main ?? document, name),
      );
      const printed = sections.flatMap((section) => attribute(section, 'id') ?? []);
      expect
        .soft(
          printed.filter((id) => !known.includes(id)),
          `${from}: the check refuses these`,
        )
        .toEqual([]);
    }
  });
}

test('every enquiry link names a course of the catalogue', () => {
  const links = targets().filter((to) => to.pathname === '/courseinquiry' && to.search);
  const strange = links.filter(
    (to) =>
      [...to.searchParams.keys()].join() !== 'course' ||
      bySlug(content, to.searchParams.get('course') ?? '')?.kind !== 'course',
  );
  expect(links).not.toEqual([]);
  expect(strange.map(String)).toEqual([]);
});

/** PDFs in the catalogue of the course enquiry page. */
const pdfs = () => {
  const catalogue = textOf(byId(read('courseinquiry.html').document, 'courses') as Element);
  return (JSON.parse(catalogue) as [slug: string, name: string, heading: string, pdf: string][]).flatMap(
    ([, , , pdf]) => pdf || [],
  );
};

test('every syllabus that the enquiry page can hand out is there', () => {
  expect(pdfs()).not.toEqual([]);
  expect(pdfs().filter((pdf) => !files().has(pdf.slice(1)))).toEqual([]);
});

// Ids, labels and descriptions are html.spec's business; its validator does not know these two.
test('every button that opens something names an element that is there', () => {
  const wrong = linked().flatMap(({ file, ids }) =>
    find(read(file).document, 'button').flatMap((button) =>
      ['popovertarget', 'commandfor']
        .flatMap((name) => attribute(button, name) ?? [])
        .flatMap((id) => (ids.has(id) ? [] : `${file}: nothing is called ${id}`)),
    ),
  );
  expect(wrong).toEqual([]);
});

test('every course and service is reached by links from home', () => {
  const all = files();
  const seen = new Set(['index.html']);
  for (const from of seen) {
    for (const link of find(read(from).document, 'a')) {
      const to = targetOf(attribute(link, 'href') ?? '', from, site.siteUrl);
      const file = to && fileAt(to.pathname, all);
      if (file?.endsWith('.html')) seen.add(file);
    }
  }
  const lost = pages().filter((p) => p.route.entry.kind !== 'page' && !seen.has(p.route.file));
  expect(lost.map((p) => p.route.path)).toEqual([]);
});

test('pictures have alternatives, sizes, and files of the kind that they say', () => {
  const wrong = linked().flatMap(({ file }) =>
    find(read(file).document, 'img').flatMap((img) => {
      const missing = ['alt', 'width', 'height', 'src'].filter((name) => attribute(img, name) === undefined);
      return missing.map((name) => `${file}: ${attribute(img, 'src')} has no ${name}`);
    }),
  );
  expect(wrong).toEqual([]);
  const first = (name: string) =>
    fs.readFileSync(path.join(TEST_EXPORT, name)).subarray(0, 12).toString('latin1');
  for (const name of [...files()].filter((file) => file.startsWith('media/'))) {
    const kinds: Record<string, RegExp> = { avif: /ftypavif/, svg: /^<svg / };
    expect.soft(first(name), name).toMatch(kinds[name.split('.').pop() ?? ''] ?? /^RIFF....WEBP/s);
  }
});

test('every file of the export is referred to, by a page, the manifest, the sitemap or a host', () => {
  const all = files();
  const pagesAndHosts = new Set([...linked().map(({ file }) => file), ...NOT_REFERRED_TO]);
  const manifest = JSON.parse(fs.readFileSync(path.join(TEST_EXPORT, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string }[];
  };
  const wanted = new Set(
    [...targets().map((to) => to.pathname), ...manifest.icons.map((icon) => icon.src), ...pdfs()].map(
      (pathname) => fileAt(pathname, all),
    ),
  );
  expect([...all].filter((file) => !pagesAndHosts.has(file) && !wanted.has(file))).toEqual([]);
});

/** Files that crawlers, hosts, operators and readers of licences ask for by name. */
const NOT_REFERRED_TO = [
  'robots.txt',
  'sitemap.xml',
  'release.json',
  'licences.txt',
  '.nojekyll',
  '_headers',
  '_redirects',
  'vercel.json',
  'favicon.ico',
];
