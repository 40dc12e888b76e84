/** Removes rules and properties that Tailwind and Next's minifier leave in a stylesheet and no page needs. */
import type { Root } from 'postcss';

/** Merges neighbouring rules of one selector, and drops declarations that are repeated in a rule. */
export function mergeNeighbours(css: Root) {
  css.walkRules((rule) => {
    const previous = rule.prev();
    if (previous?.type !== 'rule' || previous.selector !== rule.selector) return;
    previous.append(rule.nodes);
    rule.remove();
  });
  css.walkRules((rule) => {
    const later = new Set<string>();
    for (const node of rule.nodes.toReversed()) {
      const text = node.toString();
      if (later.has(text)) node.remove();
      later.add(text);
    }
  });
}

/** A property that Tailwind registers, with its initial value. */
const REGISTERED = /@property (--tw-[\w-]+)\{[^{}]*?(?:initial-value:([^;}]*)[^{}]*)?\}/g;

/** Drops Tailwind's properties that no rule uses or changes. */
export function withoutUnused(css: string): string {
  let shorter = css;
  for (const [, name, value] of css.matchAll(REGISTERED)) {
    const set = css.split(`${name}:`).length - 1;
    // Tailwind sets the initial value once, for old browsers.
    if (set > 1) continue;
    const use = new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, 'g');
    shorter = shorter.replace(use, (_, fallback = '') => value ?? fallback);
  }
  return shorter.replace(
    /@property (--tw-[\w-]+)\{[^{}]*\}|(--tw-[\w-]+):[^;{}]*;?/g,
    (text, registered, set) => (shorter.includes(`var(${registered ?? set}`) ? text : ''),
  );
}
