import fs from 'node:fs';
import path from 'node:path';
import { attribute, type Document, elements, elementWith, insertBefore, remove, setAttribute } from './dom';
import { PrunableStylesheet } from './prune-css';

const stylesheets = new Map<string, PrunableStylesheet>();

/** Elements and classes as compiled JSX names them. */
const NAMED = [/\bjsxs?\)\("(\w+)"/g, /\bclassName:["`]([^"`]*)/g];
const namedIn = new Map<string, string[]>();

/** Elements and classes that a page may come to hold when React is there: errors, the alert. */
function namedByScripts(page: Document, root: string): string[] {
  const files = [...elements(page)].flatMap((e) => attribute(e, 'data-hydrate')?.split(' ') ?? []);
  return files
    .filter((file) => file.includes('/chunks/'))
    .flatMap((file) => {
      let names = namedIn.get(file);
      if (!names) {
        const text = fs.readFileSync(path.join(root, file), 'utf8');
        names = NAMED.flatMap((shape) => [...text.matchAll(shape)].flatMap(([, found = '']) => found.split(/\s+/)));
        namedIn.set(file, names);
      }
      return names;
    });
}

/**
 * Puts what the page needs of the stylesheets into it, now and when React has come, so that the first paint waits for
 * one document alone. The link stays behind, disabled: a disabled link is not fetched, and React, which finds it when
 * it hydrates, does not add its own.
 * (`experimental.inlineCss` would write the styles into the flight payload as well.)
 * @param page parsed document, its scripts deferred, changed in place
 * @param root folder of Next's export
 * @returns the texts that stand in the page now
 */
export function inlineStyles(page: Document, root: string): string[] {
  const inlined: string[] = [];
  for (const link of [...elements(page)].filter((e) => e.tagName === 'link')) {
    const href = attribute(link, 'href') ?? '';
    if (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'style') remove(link);
    if (attribute(link, 'rel') !== 'stylesheet') continue;
    if (!/^\/_next\/static\/[\w./~-]+\.css$/.test(href)) throw new Error(`A stylesheet from elsewhere: ${href}`);
    const text = stylesheet(path.join(root, href), path.posix.dirname(href)).for(page, namedByScripts(page, root));
    inlined.push(text);
    insertBefore(link, elementWith(link, 'style', {}, text));
    setAttribute(link, 'disabled', '');
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
