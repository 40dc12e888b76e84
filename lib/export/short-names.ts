import type { AtRule, Container, Document as Documents, Root, Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { attribute, type Document, type Element, elements, parseInside, serialize } from '@/lib/format/dom';

export type ShortNames = ReadonlyMap<string, string>;

/** What stands between the quotes of a script: class lists, or parts of them. */
const IN_SCRIPT = /[^"'`{}$]+/g;
/** What may be anything in a script, or is cut up by that. */
const UNSURE = /^[a-z]+$|["'`{}$]/;

/**
 * Gives the utilities of a stylesheet short names, since their own would be much of a page's bytes. Those that always
 * stand together share one.
 * @param css changed in place
 * @param lists the class lists of all pages
 * @param scripts text of the scripts that write markup in the browser: single words in it stay
 * @returns the short name of each, by its own
 */
export function shortenNames(css: Root, lists: Iterable<string>, scripts: string): ShortNames {
  const places = new Map<string, string>();
  for (const [i, list] of [...new Set([...lists, ...(scripts.match(IN_SCRIPT) ?? [])])].entries())
    for (const name of new Set(namesOf(list))) places.set(name, `${places.get(name) ?? ''} ${i}`);
  const stays = (name: string) => UNSURE.test(name) && scripts.includes(name);
  const shared = new Map<string, string>();
  const short = new Map<string, string>();
  const rename = selectorParser((all) =>
    all.walkClasses((node) => {
      const name = short.get(node.value);
      if (name) node.value = name;
    }),
  );
  const collect = selectorParser((all) =>
    all.walkClasses(({ value }) => {
      if (short.has(value) || stays(value)) return;
      const key = places.get(value) ?? '';
      const name = shared.get(key) ?? `_${shared.size.toString(36)}`;
      shared.set(key, name);
      short.set(value, name);
    }),
  );
  css.walkRules((rule) => void (isUtility(rule) && collect.processSync(rule.selector)));
  css.walkRules((rule) => {
    if (!(rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)))
      rule.selector = rename.processSync(rule.selector);
  });
  return short;
}

/** Writes the short names into elements. */
export function writeShortNames(some: Iterable<Element>, short: ShortNames) {
  for (const element of some) {
    const own = element.attrs.find(({ name }) => name === 'class');
    if (own) own.value = [...new Set(namesOf(own.value).map((name) => short.get(name) ?? name))].join(' ');
    const [text] = element.tagName === 'noscript' ? element.childNodes : [];
    if (!text || !('value' in text)) continue;
    const inside = parseInside(text.value);
    writeShortNames(elements(inside), short);
    text.value = serialize(inside as Document);
  }
}

/** A script with the short names in it, each once between two quotes. */
export const withShortNames = (script: string, short: ShortNames) =>
  script.replace(IN_SCRIPT, (list) => {
    const seen = new Set<string>();
    return list.replace(/(\s*)(\S+)/g, (text, space: string, own: string) => {
      const name = short.get(own);
      if (!name) return text;
      if (seen.has(name)) return '';
      seen.add(name);
      return space + name;
    });
  });

/** The class lists in the text of a page, those in a `noscript` too. */
export function classLists(html: string): string[] {
  const elementsOf = [...new Set(html.match(/ class="[^"]*"/g))].map((list) => `<i${list}></i>`);
  return [...elements(parseInside(elementsOf.join('')))].map((e) => attribute(e, 'class') ?? '');
}

const namesOf = (list: string) => list.split(/\s+/).filter(Boolean);

function isUtility(rule: Rule): boolean {
  for (let at: Container | Documents | undefined = rule.parent; at; at = at.parent as Container | undefined)
    if (at.type === 'atrule' && (at as AtRule).name === 'layer') return (at as AtRule).params === 'utilities';
  return false;
}
