/** What the browser's React finds in a page is what it would render itself: otherwise it would render all of it again. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { serialize } from 'parse5';
import { ISLANDS } from '@/lib/browser/islands';
import { attribute, type Element, elements, parse } from '@/lib/format/dom';
import { pages } from '../pages';
import { find, popupOf, read } from './site';

const SERVER = path.resolve('.cache/islands-server.mjs');

/** The islands' components with npm's React, as a module for Node. */
async function renderer(): Promise<(name: string, props: object) => string> {
  const imports = ISLANDS.map((name, i) => `import C${i} from './components/islands/${name}';`).join('\n');
  const contents = `${imports}
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    const COMPONENTS = { ${ISLANDS.map((name, i) => `'${name}': C${i}`).join(', ')} };
    export const render = (name, props) => renderToString(createElement(COMPONENTS[name], props));`;
  await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'tsx' },
    outfile: SERVER,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return ((await import(pathToFileURL(SERVER).href)) as { render: (name: string, props: object) => string })
    .render;
}

/** The islands of a page, that of its popup's file among them. */
const islandsOf = (file: string) => {
  const { document } = read(file);
  const popup = popupOf(document);
  return [...elements(document), ...(popup ? elements(popup) : [])].filter(
    (e) => attribute(e, 'data-island') !== undefined,
  );
};
/** The same text for the same HTML, however it was written. */
const normal = (html: string) => serialize(parse(`<!DOCTYPE html><body>${html}`));

/** Splits HTML at its class lists, which stand between the other parts. */
const CLASSES = / class="([^"]*)"/;

test('npm’s React renders every island of every page as the page holds it', async () => {
  const render = await renderer();
  const seen = new Set<string>();
  // Utilities have short names in the export: one for each list of classes, wherever it stands.
  const short = new Map<string, string>();
  const different = pages.flatMap(({ file }) =>
    islandsOf(file).flatMap((island) => {
      const name = attribute(island, 'data-island') ?? '';
      const slot = [...elements(island)].find((e) => attribute(e, 'data-slot') !== undefined);
      const props = JSON.parse(attribute(island, 'data-props') ?? '') as object;
      seen.add(name);
      const own = normal(render(name, slot ? { ...props, slot: serialize(slot) } : props)).split(CLASSES);
      const held = normal(serialize(island)).split(CLASSES);
      const same = own.every((part, i) => {
        if (i % 2 === 0) return part === held[i];
        const known = short.get(part) ?? held[i];
        short.set(part, known ?? '');
        return known === held[i];
      });
      return same && own.length === held.length ? [] : `${file}: ${name}`;
    }),
  );
  expect(different).toEqual([]);
  expect([...seen].sort()).toEqual([...ISLANDS].sort());
});

test('an island carries small props, and never the HTML of its slot', () => {
  const large = pages
    .flatMap(({ file }) => islandsOf(file).map((e) => attribute(e, 'data-props')?.length ?? 0))
    .filter((length) => length > 600);
  expect(large).toEqual([]);
});

test('what an island needs is in two files: React, the same for all, and its own', () => {
  const react = new Set<string>();
  for (const { file } of pages) {
    const all: Element[] = find(read(file).document, 'script');
    for (const script of all)
      if (attribute(script, 'data-react')) react.add(attribute(script, 'data-react') ?? '');
    for (const island of islandsOf(file))
      expect(attribute(island, 'data-src')).toMatch(
        new RegExp(`^/assets/${attribute(island, 'data-island')}-[0-9a-f]{10}\\.js$`),
      );
  }
  expect(react.size).toBe(1);
});

test('the popup is one file for all pages, and no page holds it', () => {
  const names = pages.flatMap(({ file }) =>
    [...elements(read(file).document)].flatMap((e) => attribute(e, 'data-popup') ?? []),
  );
  expect(new Set(names).size).toBe(1);
  expect(pages.filter(({ file }) => find(read(file).document, 'dialog', { id: 'popup' }).length > 0)).toEqual(
    [],
  );
});
