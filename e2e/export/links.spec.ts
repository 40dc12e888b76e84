import { expect, test } from '@playwright/test';
import { bodyOf } from '@/lib/content';
import { printedIds } from '@/lib/content/check/links';
import { loadContent } from '@/lib/content/read/load';
import { pathsIn } from '@/lib/files';
import { attribute } from '@/lib/html/dom';
import { FIXTURE_SITES } from '../support/fixture-sites';
import { pagesOf } from '../support/pages';
import { TEST_EXPORT } from '../support/test-export';
import { content, findAll, main, read, valuesOf } from './site';

const files = new Set(pathsIn(TEST_EXPORT));

/** Whether a file is a page, or the popup that all pages share. */
const isHtml = (file: string) => /\.html$|^assets\/.*\.txt$/.test(file);

/** Link targets of a page within the site, each once. */
function targetsOn(file: string): URL[] {
  const base = `${content.site.siteUrl}/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`;
  const outside = content.site.social.map(({ url }) => url);
  return [...new Set(valuesOf(read(file).document, 'href'))]
    .filter((link) => !outside.includes(link))
    .map((link) => new URL(link, base))
    .filter(({ origin }) => origin === new URL(content.site.siteUrl).origin);
}

/** The file from which a path is served, case-sensitive. */
function fileAt({ pathname }: URL): string | undefined {
  const name = decodeURIComponent(pathname).slice(1);
  return name === '' ? 'index.html' : [`${name}.html`, name].find((file) => files.has(file));
}

test('a link leads to an existing page, and its fragment to an element', () => {
  const idsOf = new Map([...files].filter(isHtml).map((file) => [file, valuesOf(read(file).document, 'id')]));
  const dead: string[] = [];
  for (const from of idsOf.keys())
    for (const to of targetsOn(from)) {
      // Missing files are tested in lib/export/copy.test.ts.
      if (/\.(?!html$)\w+$/.test(to.pathname)) continue;
      const ids = idsOf.get(fileAt(to) ?? '');
      const id = decodeURIComponent(to.hash.slice(1));
      if (!ids || to.pathname.endsWith('.html') || (id && !ids.includes(id))) dead.push(`${from}: ${to}`);
    }
  expect(dead).toEqual([]);
});

for (const [dir, root] of [[content.dir, TEST_EXPORT] as const, ...FIXTURE_SITES])
  test(`${root}: the content check accepts a link to any section`, () => {
    const printed = printedIds(loadContent(dir));
    for (const { path: from, file, entry } of pagesOf(dir)) {
      const known = new Set<string>([...bodyOf(entry).ids, ...printed]);
      const ids = ['section', 'details', 'article', 'h3']
        .flatMap((name) => findAll(main(read(file, root)), name))
        .flatMap((section) => attribute(section, 'id') ?? []);
      const refused = ids.filter((id) => !known.has(id));
      expect.soft(refused, `${from}: the check refuses these`).toEqual([]);
    }
  });
