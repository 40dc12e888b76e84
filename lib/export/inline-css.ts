import fs from 'node:fs';
import path from 'node:path';
import type { IslandName } from '@/lib/browser/islands';
import { attribute, type Document, type Element, elements, elementWith, insertBefore, type Node, remove } from './dom';
import type { IslandScripts } from './islands';
import { PrunableStylesheet, selectorNamesOf } from './prune-css';

const stylesheets = new Map<string, PrunableStylesheet>();

/**
 * Puts what the page needs of Next's stylesheet into it, now and when its islands have changed it (errors, the alert),
 * so that the first paint waits for one document alone. The link goes.
 * @param page parsed document, changed in place
 * @param scripts the islands' own scripts
 * @param root folder of Next's export
 * @returns the text that stands in the page now
 */
export function inlineStyles(page: Document, scripts: IslandScripts['islands'], root: string): string {
  const link = stylesheetLink(page);
  const text = stylesheetOf(page, root).for(selectorNamesOf(page, selectorsLater(page, scripts)));
  insertBefore(link, elementWith(link, 'style', {}, text));
  for (const e of [...elements(page)]) if (e.tagName === 'link' && attribute(e, 'rel') === 'preload' && attribute(e, 'as') === 'style') remove(e);
  remove(link);
  return text;
}

/** Elements and classes that the islands of a tree may add. */
export const selectorsLater = (tree: Node, scripts: IslandScripts['islands']): string[] =>
  [...elements(tree)].flatMap((e) => {
    const name = attribute(e, 'data-island');
    return name === undefined ? [] : scripts[name as IslandName].selectors;
  });

/**
 * The stylesheet that a page of Next's export links to.
 * @throws when there is not exactly one, or it is not below Next's own folder
 */
export function stylesheetOf(page: Document, root: string): PrunableStylesheet {
  const href = attribute(stylesheetLink(page), 'href') ?? '';
  if (!/^\/_next\/static\/[\w./~-]+\.css$/.test(href)) throw new Error(`A stylesheet from elsewhere: ${href}`);
  return stylesheet(path.join(root, href), path.posix.dirname(href));
}

function stylesheetLink(page: Document): Element {
  const links = [...elements(page)].filter((e) => e.tagName === 'link' && attribute(e, 'rel') === 'stylesheet');
  if (links.length !== 1 || !links[0]) throw new Error(`Next links to ${links.length} stylesheets, expected one`);
  return links[0];
}

function stylesheet(file: string, base: string): PrunableStylesheet {
  let sheet = stylesheets.get(file);
  if (!sheet) {
    const text = fs
      .readFileSync(file, 'utf8')
      .replace(/url\((["']?)(?!data:|\/|https?:)([^)"']+)\1\)/g, (_, __, url: string) => `url(${path.posix.join(base, url)})`)
      .replace(/\/\*# sourceMappingURL=.*?\*\//g, '');
    sheet = new PrunableStylesheet(text);
    stylesheets.set(file, sheet);
  }
  return sheet;
}
