/** A finished export as the tests read it: every HTML file, parsed once in each worker. */
import fs from 'node:fs';
import path from 'node:path';
import type { Route } from '@/lib/content';
import { pathsIn } from '@/lib/files/paths-in';
import { attribute, type Document, type Element, elements, type Node, parse, textOf } from '@/lib/format/dom';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { pages as allRoutes, content } from '../pages';
import type { Json } from './schema-rules';

export { allRoutes };

export interface ExportedPage {
  route: Route;
  html: string;
  document: Document;
}

/** The content that the test export was built from. */
export { content };
export const site = content.site;

const parsed = new Map<string, { html: string; document: Document }>();

/** One HTML file of an export, parsed. */
export function read(file: string, root = TEST_EXPORT) {
  const full = path.join(root, file);
  let page = parsed.get(full);
  if (!page) {
    const html = fs.readFileSync(full, 'utf8');
    page = { html, document: parse(html) };
    parsed.set(full, page);
  }
  return page;
}

/** Every page of the registry with its file. */
export const pages = (): ExportedPage[] => allRoutes.map((route) => ({ route, ...read(route.file) }));

/** All files of an export, as paths with a leading slash, exactly as they are spelled on the disk. */
export function filesOf(root = TEST_EXPORT): Set<string> {
  return new Set(pathsIn(root).map((name) => `/${name}`));
}

/** Elements of a name whose attributes are as given. */
export function find(node: Node, tag: string, attributes: Record<string, string> = {}): Element[] {
  const wanted = Object.entries(attributes);
  return [...elements(node)].filter(
    (e) => e.tagName === tag && wanted.every(([name, value]) => attribute(e, name) === value),
  );
}

/** The element with an id. */
export const byId = (node: Node, id: string) => [...elements(node)].find((e) => attribute(e, 'id') === id);

/** The popup's file that a page names, parsed. */
export function popupOf(document: Document): Document | undefined {
  const url = [...elements(document)].map((e) => attribute(e, 'data-popup')).find(Boolean);
  return url ? read(url).document : undefined;
}

/** Content of the one `<meta>` with a name or property; an error where there is none, or more. */
export function meta(page: { document: Document }, name: string): string {
  const found = [
    ...find(page.document, 'meta', { name }),
    ...find(page.document, 'meta', { property: name }),
  ];
  if (found.length !== 1) throw new Error(`${found.length} of <meta ${name}>`);
  return attribute(found[0] as Element, 'content') ?? '';
}

const SILENT = new Set(['script', 'style', 'template', 'noscript']);
const INLINE = new Set('a abbr b code em i small strong sub sup span time'.split(' '));

/** What an element says: its text, white space folded, without scripts and what only stands where scripts don't run. */
export function words(node: Node): string {
  const collect = (n: Node): string => {
    if (n.nodeName === '#text' && 'value' in n) return n.value;
    if ('tagName' in n && SILENT.has(n.tagName)) return '';
    const text = 'childNodes' in n ? n.childNodes.map(collect).join('') : '';
    return 'tagName' in n && !INLINE.has(n.tagName) ? ` ${text} ` : text;
  };
  return collect(node).replace(/\s+/g, ' ').trim();
}

/** The structured data of a page. */
export const blocks = (page: { document: Document }) =>
  find(page.document, 'script', { type: 'application/ld+json' }).map(
    (script) => JSON.parse(textOf(script)) as { '@graph': Json[] },
  );

/** The `<main>` of a page. */
export const main = (page: { document: Document }) => find(page.document, 'main')[0] as Element;
