import type { AtRule, Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { type Document, type Element, elements, parseInside, serialize } from '@/lib/format/dom';

/** Utilities with a variant or a value (`lg:mt-3`). A name of letters may be what a script or a test looks for. */
const UTILITY = /[^a-z-]/;

export type ShortNames = ReadonlyMap<string, string>;

/**
 * Gives the utilities of a stylesheet short names, since their own would be much of a page's bytes.
 * @param css changed in place
 * @param scripts text of the scripts that write markup in the browser: names in it stay
 * @returns the short name of each, by its own
 */
export function shortenNames(css: Root, scripts: string): ShortNames {
  const short = new Map<string, string>();
  const shorten = selectorParser((all) =>
    all.walkClasses((node) => {
      if (!UTILITY.test(node.value) || scripts.includes(node.value)) return;
      const name = short.get(node.value) ?? `_${short.size.toString(36)}`;
      short.set(node.value, name);
      node.value = name;
    }),
  );
  css.walkRules((rule) => {
    if (!(rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)))
      rule.selector = shorten.processSync(rule.selector);
  });
  return short;
}

/** Writes the short names into elements. */
export function writeShortNames(some: Iterable<Element>, short: ShortNames) {
  for (const element of some) {
    const own = element.attrs.find(({ name }) => name === 'class');
    if (own) own.value = own.value.trim().replace(/\S+/g, (name) => short.get(name) ?? name);
    const [text] = element.tagName === 'noscript' ? element.childNodes : [];
    if (!text || !('value' in text)) continue;
    const inside = parseInside(text.value);
    writeShortNames(elements(inside), short);
    text.value = serialize(inside as Document);
  }
}
