import { expect, test } from '@playwright/test';
import { BARE_CONTENT, BARE_EXPORT, FULL_CONTENT, FULL_EXPORT } from '@/e2e/builds/small';
import { bodyOf, routes } from '@/lib/content';
import { printedIds } from '@/lib/content/check/links';
import { contentDir, readContent } from '@/lib/content/read/load';
import { attribute } from '@/lib/format/dom';
import { TEST_EXPORT } from '@/lib/tools/testing/test-export';
import { fileAt, files, isHtml, targetsOn } from './links';
import { findAll, main, read, valuesOf } from './site';

test('every link leads to a page that is there, every fragment to an element', () => {
  const idsOf = new Map([...files].filter(isHtml).map((file) => [file, valuesOf(read(file).document, 'id')]));
  const dead: string[] = [];
  for (const from of idsOf.keys())
    for (const to of targetsOn(from)) {
      // Files: files.spec.ts.
      if (/\.(?!html$)\w+$/.test(to.pathname)) continue;
      const ids = idsOf.get(fileAt(to) ?? '');
      const id = decodeURIComponent(to.hash.slice(1));
      if (!ids || to.pathname.endsWith('.html') || (id && !ids.includes(id))) dead.push(`${from}: ${to}`);
    }
  expect(dead).toEqual([]);
});

for (const [root, dir] of [
  [TEST_EXPORT, contentDir()],
  [FULL_EXPORT, FULL_CONTENT],
  [BARE_EXPORT, BARE_CONTENT],
] as const)
  test(`${root}: the check knows every section that a link can lead to`, () => {
    const { content } = readContent(dir);
    if (!content) throw new Error(`${dir} cannot be read`);
    const printed = printedIds(content);
    for (const { path: from, file, entry } of routes(content)) {
      const known = new Set<string>([...bodyOf(entry).ids, ...printed]);
      const ids = ['section', 'details', 'article', 'h3']
        .flatMap((name) => findAll(main(read(file, root)), name))
        .flatMap((section) => attribute(section, 'id') ?? []);
      const refused = ids.filter((id) => !known.has(id));
      expect.soft(refused, `${from}: the check refuses these`).toEqual([]);
    }
  });
