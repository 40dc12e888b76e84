/** Shortens the names of Tailwind's utilities in pages, stylesheet and islands (lib/DECISIONS.md). */
import type { Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { unescaped } from '@/lib/html/escape';

type ShortNames = ReadonlyMap<string, string>;

/** Class lists in a page, `noscript` included. Text of the page cannot match: React escapes its quotes. */
const CLASS_LISTS = / class="([^"]*)"/g;
/** Strings in a script: class lists, or parts of them. */
const IN_SCRIPT = /[^"'`{}$]+/g;
/** A class that may also be a word or a subtraction (`p-2`) in a script, or that `IN_SCRIPT` would split. */
const AMBIGUOUS = /^[a-z]+(-\d+)?$|["'`{}$]/;

const namesIn = (list: string) => list.split(/\s+/).filter(Boolean);

/**
 * Gives short names to the utilities of a stylesheet. Utilities that always occur together share one name.
 * @param css changed in place
 * @param pages HTML of all pages
 * @param scripts text of the scripts that render markup in the browser; their single words are not shortened
 * @returns the short name of each utility
 */
export function shortenNames(css: Root, pages: Iterable<string>, scripts: string): ShortNames {
  const lists = new Set(scripts.match(IN_SCRIPT));
  for (const html of pages) for (const [, list = ''] of html.matchAll(CLASS_LISTS)) lists.add(list);
  const places = new Map<string, string>();
  for (const [i, list] of [...lists].entries())
    for (const name of new Set(namesIn(unescaped(list)))) places.set(name, `${places.get(name) ?? ''} ${i}`);
  const byPlaces = new Map<string, string>();
  const short = new Map<string, string>();
  const collect = selectorParser((selectors) =>
    selectors.walkClasses(({ value }) => {
      if (short.has(value) || (AMBIGUOUS.test(value) && scripts.includes(value))) return;
      const key = places.get(value) ?? '';
      const name = byPlaces.get(key) ?? `_${byPlaces.size.toString(36)}`;
      byPlaces.set(key, name);
      short.set(value, name);
    }),
  );
  const rename = selectorParser((selectors) =>
    selectors.walkClasses((node) => {
      node.value = short.get(node.value) ?? node.value;
    }),
  );
  css.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules((rule) => void collect.processSync(rule.selector));
  });
  css.walkRules((rule) => {
    if (rule.selector.includes('.')) rule.selector = rename.processSync(rule.selector);
  });
  return short;
}

/** @returns a function that shortens the class names of a page; it caches class lists, which pages share */
export function pageShortener(short: ShortNames): (html: string) => string {
  const cache = new Map<string, string>();
  const shorten = (list: string) => {
    const names = namesIn(list).map((name) => short.get(unescaped(name)) ?? name);
    const result = ` class="${[...new Set(names)].join(' ')}"`;
    cache.set(list, result);
    return result;
  };
  return (html) => html.replace(CLASS_LISTS, (_, list: string) => cache.get(list) ?? shorten(list));
}

/** A script with short names; each occurs once between two quotes. */
export const shortenScript = (script: string, short: ShortNames) =>
  script.replace(IN_SCRIPT, (list) => {
    const seen = new Set<string>();
    return list.replace(/(\s*)(\S+)/g, (text, space: string, written: string) => {
      const name = short.get(written);
      if (!name) return text;
      if (seen.has(name)) return '';
      seen.add(name);
      return space + name;
    });
  });
