import fs from 'node:fs';
import path from 'node:path';
import type { IslandName } from '@/lib/browser/islands';
import { attribute, type Document, elements, elementWith, insertBefore, remove } from './dom';
import type { IslandScripts } from './islands';
import { PrunableStylesheet } from './prune-css';

const stylesheets = new Map<string, PrunableStylesheet>();

/**
 * Puts what the page needs of Next's stylesheets into it, now and when its islands have changed it (errors, the alert),
 * so that the first paint waits for one document alone. The links go.
 * @param page parsed document, changed in place
 * @param scripts the islands' own scripts
 * @param root folder of Next's export
 * @returns the texts that stand in the page now
 */
export function inlineStyles(page: Document, scripts: IslandScripts['islands'], root: string): string[] {
  const inlined: string[] = [];
  const all = [...elements(page)];
  const later = all.flatMap((e) => {
    const name = attribute(e, 'data-island');
    return name === undefined ? [] : scripts[name as IslandName].selectors;
  });
  for (const link of all.filter((e) => e.tagName === 'link')) {
    const href = attribute(link, 'href') ?? '';
    if (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'style') remove(link);
    if (attribute(link, 'rel') !== 'stylesheet') continue;
    if (!/^\/_next\/static\/[\w./~-]+\.css$/.test(href)) throw new Error(`A stylesheet from elsewhere: ${href}`);
    const text = stylesheet(path.join(root, href), path.posix.dirname(href)).for(page, later);
    inlined.push(text);
    insertBefore(link, elementWith(link, 'style', {}, text));
    remove(link);
  }
  return inlined;
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
