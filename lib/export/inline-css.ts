import fs from 'node:fs';
import path from 'node:path';
import { attribute, type Document, elements, elementWith, insertBefore, remove, setAttribute } from './dom';

const texts = new Map<string, string>();

/**
 * Puts the stylesheets into the page, so that the first paint waits for one document alone. The link stays behind,
 * disabled: a disabled link is not fetched, and React finds it when it hydrates and so does not add its own.
 * (`experimental.inlineCss` would write the styles into the flight payload as well.)
 * @param page parsed document, changed in place
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
    const text = styleText(path.join(root, href), path.posix.dirname(href));
    inlined.push(text);
    insertBefore(link, elementWith(link, 'style', {}, text));
    setAttribute(link, 'disabled', '');
  }
  return inlined;
}

function styleText(file: string, base: string): string {
  let text = texts.get(file);
  if (text === undefined) {
    text = fs
      .readFileSync(file, 'utf8')
      .replace(/url\((["']?)(?!data:|\/|https?:)([^)"']+)\1\)/g, (_, __, url: string) => `url(${path.posix.join(base, url)})`)
      .replace(/\/\*# sourceMappingURL=.*?\*\//g, '')
      .trim();
    texts.set(file, text);
  }
  return text;
}
