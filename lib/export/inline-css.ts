import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { attribute, type Document, elements, elementWith, insertBefore, remove, setAttribute } from './dom';
import { PrunableStylesheet } from './prune-css';

const stylesheets = new Map<string, PrunableStylesheet>();

/**
 * A stylesheet as pages enable it when they hydrate: without the fonts, which stand in every page. Declared again they
 * would be applied again, and a font that came too late for this page would still move its text.
 */
export const withoutFonts = (css: string): string => {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
};

/**
 * Puts what the page needs of the stylesheets into it, so that the first paint waits for one document alone. The link
 * stays behind, disabled: a disabled link is not fetched, React finds it when it hydrates and so does not add its own,
 * and the inline script then enables it for what only appears later (errors, the alert).
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
    const text = stylesheet(path.join(root, href), path.posix.dirname(href)).for(page);
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
