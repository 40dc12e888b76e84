/** What the build knows of Next's own output (`KEEP_EXPORT`, lib/tools/cli/test-export.ts), held against the real thing. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { attribute, type Element, elements, parse } from '@/lib/export/dom';
import { sha256 } from '@/lib/files/sha256';
import { NEXT_EXPORT } from '@/lib/tools/cli/build';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { pages } from '../pages';
import { filesOf } from './site';

const exported = (file: string) => [...elements(parse(fs.readFileSync(path.join(NEXT_EXPORT, file), 'utf8')))];
const attributes = (element: Element) => element.attrs.map((a) => `${a.name}=${a.name === 'src' ? a.value.replace(/[^/]+$/, '') : a.value}`).join(' ');

test('Next writes a page into one file of its path', () => {
  expect(pages.filter(({ file }) => !fs.existsSync(path.join(NEXT_EXPORT, file))).map((p) => p.file)).toEqual([]);
});

test('its scripts lead below /_next/ or have no attribute but the id of React’s first', () => {
  const shapes = new Set(
    pages.flatMap(({ file }) =>
      exported(file)
        .filter((e) => e.tagName === 'script' && !attribute(e, 'data-script'))
        .map(attributes),
    ),
  );
  const unknown = [...shapes].filter(
    (shape) => !/^(src=\/_next\/static\/\S* (async=|nomodule=)|id=_R_|)$/.test(shape) && !/^(id=\w+ )?type=application\/(ld\+)?json$/.test(shape),
  );
  expect(unknown).toEqual([]);
  // Were there none, this would say nothing.
  expect(shapes.size).toBeGreaterThan(3);
});

test('its styles are links to files below /_next/static/', () => {
  for (const { file } of pages) {
    const links = exported(file).filter((e) => attribute(e, 'rel') === 'stylesheet');
    expect(links.length, file).toBeGreaterThan(0);
    expect(
      links.map((e) => attribute(e, 'href')).filter((href) => !href?.startsWith('/_next/static/')),
      file,
    ).toEqual([]);
  }
});

test('of all that, fonts alone are shipped, as Next wrote them: their names stand for their bytes', () => {
  const shipped = [...filesOf(TEST_EXPORT)].filter((file) => file.startsWith('/_next/'));
  expect(shipped.map((file) => path.extname(file)).sort()).toEqual(['.woff2', '.woff2']);
  for (const file of shipped) expect(fs.readFileSync(TEST_EXPORT + file).equals(fs.readFileSync(NEXT_EXPORT + file)), file).toBe(true);
});

test('our own scripts and styles are named by their bytes', () => {
  const assets = [...filesOf(TEST_EXPORT)].filter((file) => file.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(5);
  for (const file of assets) expect(file).toContain(`-${sha256(fs.readFileSync(TEST_EXPORT + file)).slice(0, 10)}.`);
});
