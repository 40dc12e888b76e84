/** Reads a finished export for tests; each worker parses an HTML file once. */
import fs from 'node:fs';
import path from 'node:path';
import { type Route, routes } from '@/lib/content';
import { attribute, type Document, type Element, elements, findAll, type Node, parse } from '@/lib/html/dom';
import { BARE_SITE, FULL_SITE, type Site } from '../support/sites';

export interface ExportedPage {
  route: Route;
  html: string;
  document: Document;
}

/** Rules by name; each returns the faults of a site, with their page. */
export type Rules = Record<string, (site: Site) => string[]>;

const parsed = new Map<string, { html: string; document: Document }>();

/** @param file its path in the export */
export function read({ root }: Pick<Site, 'root'>, file: string) {
  const full = path.join(root, file);
  let page = parsed.get(full);
  if (!page) {
    const html = fs.readFileSync(full, 'utf8');
    page = { html, document: parse(html) };
    parsed.set(full, page);
  }
  return page;
}

/** Reads a page of the site in which all fields are filled. */
export const fullPage = (page: string) => read(FULL_SITE, `${page}.html`);
export const barePage = (page: string) => read(BARE_SITE, `${page}.html`);

export const exportedPages = (site: Site): ExportedPage[] =>
  routes(site.content).map((route) => ({ route, ...read(site, route.file) }));

export const valuesOf = (node: Node, name: string): string[] =>
  elements(node).flatMap((element) => attribute(element, name) ?? []);

export const byId = (node: Node, id: string) => elements(node).find((e) => attribute(e, 'id') === id);

export const main = (page: { document: Document }) => findAll(page.document, 'main')[0] as Element;

/** The popup's file that a page names, parsed. */
export function popupOf(site: Site, document: Document): Document | undefined {
  const [url] = valuesOf(document, 'data-popup');
  return url ? read(site, url).document : undefined;
}

const SILENT = new Set(['script', 'style', 'template', 'noscript']);
const INLINE = new Set('a abbr b code em i small strong sub sup span time'.split(' '));

/** Text of an element with collapsed white space, without scripts and `noscript`. */
export function visibleText(node: Node): string {
  const collect = (n: Node): string => {
    if (n.nodeName === '#text' && 'value' in n) return n.value;
    if ('tagName' in n && SILENT.has(n.tagName)) return '';
    const text = 'childNodes' in n ? n.childNodes.map(collect).join('') : '';
    return 'tagName' in n && !INLINE.has(n.tagName) ? ` ${text} ` : text;
  };
  return collect(node).replace(/\s+/g, ' ').trim();
}
