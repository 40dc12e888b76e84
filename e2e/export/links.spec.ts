import { expect, test } from '@playwright/test';
import { BARE_CONTENT, BARE_EXPORT, FULL_CONTENT, FULL_EXPORT } from '@/e2e/builds/small';
import { routes } from '@/lib/content';
import { targetsOf } from '@/lib/content/check/links';
import { contentDir, readContent } from '@/lib/content/load';
import { attribute } from '@/lib/format/dom';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { fileAt, files, isPage, targetsOn } from './links';
import { find, main, read, valuesOf } from './site';

test('every link leads to a page that is there, every fragment to an element', () => {
  const idsOf = new Map([...files].filter(isPage).map((file) => [file, valuesOf(read(file).document, 'id')]));
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
  test(`${root}: the check knows every section that a link can lead to, and no other`, () => {
    const { content, parsed } = readContent(dir);
    const { placesOf } = targetsOf(parsed, content);
    for (const { path: from, file, entry } of content ? routes(content) : []) {
      const known = placesOf(entry) ?? [];
      const page = read(file, root);
      const ids = valuesOf(page.document, 'id');
      expect
        .soft(
          known.filter((id) => !ids.includes(id)),
          `${from} has no such element`,
        )
        .toEqual([]);
      const printed = ['section', 'details', 'article', 'h3']
        .flatMap((name) => find(main(page), name))
        .flatMap((section) => attribute(section, 'id') ?? []);
      expect
        .soft(
          printed.filter((id) => !known.includes(id)),
          `${from}: the check refuses these`,
        )
        .toEqual([]);
    }
  });
