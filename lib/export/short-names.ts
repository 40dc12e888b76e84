/**
 * Shortens the names of Tailwind's utilities in pages, stylesheet and islands (lib/DECISIONS.md). Where
 * `flex` and `gap-2` are always in the same class lists, `.flex{…}.gap-2{…}` becomes `._0{…}._0{…}`,
 * and `class="flex gap-2"` in a page and `"flex gap-2"` in a script become `class="_0"` and `"_0"`.
 */
import type { Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { unescapeHtml } from '@/lib/html/escape';

type ShortNames = ReadonlyMap<string, string>;

/** Start tags up to the class list, `noscript` included. Text cannot match: its `<` is escaped. */
const IN_PAGE = /(<[a-z][^\s<>]*(?: [^\s"=<>]+(?:="[^"]*")?)*? class=")([^"]*)(?=")/g;
/**
 * Class lists in a script. A match is any text between quotes or braces, so the code between two
 * strings is one too; it stays as it is, since none of its words is a utility (`AMBIGUOUS`).
 */
const IN_SCRIPT = /[^"'`{}$]+/g;
/** A class that may also be a word or a subtraction (`p-2`) in a script, or that `IN_SCRIPT` would split. */
const AMBIGUOUS = /^[a-z]+(-\d+)?$|["'`{}$]/;

const classesIn = (list: string) => list.split(/\s+/).filter(Boolean);

/**
 * Gives short names to the utilities of a stylesheet. Utilities that always occur together share one name.
 * @param css changed in place
 * @param pages HTML of all pages
 * @param scripts text of the scripts that render markup in the browser; their single words are not shortened
 * @returns the short name of each utility
 */
export function shortenNames(css: Root, pages: Iterable<string>, scripts: string): ShortNames {
  const listKeys = listKeysOf(classLists(pages, scripts));
  const shortByKey = new Map<string, string>();
  const short = new Map<string, string>();
  for (const utility of utilitiesIn(css)) {
    if (AMBIGUOUS.test(utility) && scripts.includes(utility)) continue;
    const key = listKeys.get(utility) ?? '';
    const name = shortByKey.get(key) ?? `_${shortByKey.size.toString(36)}`;
    shortByKey.set(key, name);
    short.set(utility, name);
  }
  renameIn(css, short);
  return short;
}

function classLists(pages: Iterable<string>, scripts: string): Set<string> {
  const lists = new Set(scripts.match(IN_SCRIPT));
  for (const html of pages) for (const [, , list = ''] of html.matchAll(IN_PAGE)) lists.add(list);
  return lists;
}

/**
 * The numbers of the lists that a class is in, as a text: the same for classes that always occur together.
 */
function listKeysOf(lists: Set<string>): Map<string, string> {
  const keys = new Map<string, string>();
  for (const [i, list] of [...lists].entries())
    for (const name of new Set(classesIn(unescapeHtml(list)))) keys.set(name, `${keys.get(name) ?? ''} ${i}`);
  return keys;
}

/** Classes of Tailwind's layer, in the order of the stylesheet. */
function utilitiesIn(css: Root): Set<string> {
  const found = new Set<string>();
  const collect = selectorParser((selectors) => selectors.walkClasses(({ value }) => void found.add(value)));
  css.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules((rule) => void collect.processSync(rule.selector));
  });
  return found;
}

function renameIn(css: Root, short: ShortNames) {
  const rename = selectorParser((selectors) =>
    selectors.walkClasses((node) => {
      node.value = short.get(node.value) ?? node.value;
    }),
  );
  css.walkRules((rule) => {
    if (rule.selector.includes('.')) rule.selector = rename.processSync(rule.selector);
  });
}

/** @returns a function that shortens the class names of a page; it caches class lists, which pages share */
export function pageShortener(short: ShortNames): (html: string) => string {
  const cache = new Map<string, string>();
  const shorten = (list: string) => {
    const names = classesIn(list).map((name) => short.get(unescapeHtml(name)) ?? name);
    const result = [...new Set(names)].join(' ');
    cache.set(list, result);
    return result;
  };
  return (html) =>
    html.replace(IN_PAGE, (_, before: string, list: string) => before + (cache.get(list) ?? shorten(list)));
}

/** A script with short names, each once in a string: `"flex gap-2 p-1"` becomes `"_0 _1"`. */
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
