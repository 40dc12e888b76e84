/**
 * The styles of a first screen, and the whole stylesheet behind them. Not beasties: it parses the stylesheet again for
 * each page, shortens no names and keeps Tailwind's unused properties.
 */
import fs from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode, type Root } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { pathsIn } from '@/lib/files';
import { attribute, type Element } from '@/lib/format/dom';
import { assetFile } from './asset-file';
import { shortenNames } from './short-names';

export type Stylesheet = ReturnType<typeof readStylesheet>;

/** A rule with its selectors, or a group of rules. */
type Part = { text: string; selectors?: Selector[] } | { opening: string; parts: Part[] };

/**
 * Reads the stylesheet of Next's export, once for all pages.
 * @param root folder of Next's export
 * @param pages their HTML
 * @param scripts text of the scripts that write markup in the browser
 * @throws unless there is exactly one stylesheet
 */
export function readStylesheet(root: string, pages: Iterable<string>, scripts: string) {
  const files = pathsIn(path.join(root, '_next')).filter((file) => file.endsWith('.css'));
  const [name] = files;
  if (!name || files.length > 1) throw new Error(`Next wrote ${files.length} stylesheets, expected one`);
  const href = `/_next/${name}`;
  const css = postcss.parse(
    fs
      .readFileSync(path.join(root, href), 'utf8')
      .replace(
        /url\(\.\.?\/[^)]*\)/g,
        (url) => `url(${path.posix.join(path.posix.dirname(href), url.slice(4, -1))})`,
      )
      .replace(/\/\*.*?\*\/|\n/gs, ''),
  );
  const shortNames = shortenNames(css, pages, scripts);
  mergeNeighbours(css);
  const parts = partsOf(css.nodes);
  const found = new Map<string, string>();
  css.walkAtRules('font-face', (rule) => void rule.remove());
  return {
    /** Address in Next's pages. */
    href,
    /** Without the fonts: each page declares them, and they must not load twice. */
    file: assetFile('style', 'css', withoutUnused(css.toString())),
    shortNames,
    /** Rules that could match these elements before any interaction, except print. */
    rulesFor(elements: Iterable<Element>): string {
      // Most pages of one kind have the same names.
      const names = namesOf(elements);
      const key = [...names].sort().join(' ');
      const rules = found.get(key) ?? withoutUnused(cssFor(parts, names));
      found.set(key, rules);
      return rules;
    },
  };
}

/** Merges neighbouring rules of one selector, and drops declarations that Tailwind or Next's minifier repeats in a rule. */
function mergeNeighbours(css: Root) {
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

/**
 * Repeats an optional font with `swap` for wide windows, where the fallback font has the same widths. On a phone it has
 * others, and a late font would move the page.
 */
const swapOnWideScreens = (fontFace: string) =>
  /font-display: ?optional/.test(fontFace)
    ? `${fontFace}@media (width>=48rem){${fontFace.replace('optional', 'swap')}}`
    : fontFace;

const partsOf = (nodes: readonly ChildNode[]): Part[] =>
  nodes.flatMap((node): Part[] => {
    if (node.type === 'rule')
      return [{ text: node.toString(), selectors: selectorParser().astSync(node.selector).nodes }];
    if (node.type === 'atrule' && node.name === 'font-face')
      return [{ text: swapOnWideScreens(node.toString()) }];
    if (node.type === 'atrule' && node.name === 'keyframes') return [];
    if (node.type !== 'atrule' || !/^(layer|media|supports|container)$/.test(node.name) || !node.nodes)
      return [{ text: node.type === 'atrule' && !node.nodes ? `${node};` : node.toString() }];
    if (node.params === 'print') return [];
    return [{ opening: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) }];
  });

/** Names of elements as selectors have them: `nav`, `.menu`, `#content`. */
function namesOf(elements: Iterable<Element>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of elements) {
    names.add(element.tagName).add(`#${attribute(element, 'id')}`);
    for (const name of (attribute(element, 'class') ?? '').split(' ')) names.add(`.${name}`);
  }
  return names;
}

const cssFor = (parts: readonly Part[], names: ReadonlySet<string>): string =>
  parts
    .map((part) => {
      if ('text' in part)
        return !part.selectors || part.selectors.some((selector) => couldMatch(selector, names))
          ? part.text
          : '';
      const inside = cssFor(part.parts, names);
      return inside && `${part.opening}{${inside}}`;
    })
    .join('');

/** States that need a visitor: by then the whole stylesheet is there. */
const LATER = /^:(hover|active|focus)/;
const PREFIXES: Record<string, string> = { tag: '', class: '.', id: '#' };

/** Whether all names of a selector exist, except those inside `:not(…)`, `:has(…)` and the like. */
const couldMatch = (selector: Selector, names: ReadonlySet<string>): boolean =>
  selector.nodes.every((node: Node) => {
    if (node.type === 'pseudo' && LATER.test(node.value)) return false;
    if (node.type === 'pseudo' && node.value === ':is')
      return node.nodes.some((alternative) => couldMatch(alternative, names));
    return !(node.type in PREFIXES) || names.has(`${PREFIXES[node.type]}${node.value}`);
  });

/** A property that Tailwind registers, with its initial value. */
const REGISTERED = /@property (--tw-[\w-]+)\{[^{}]*?(?:initial-value:([^;}]*)[^{}]*)?\}/g;

/** Drops Tailwind's properties that no rule uses or changes. */
function withoutUnused(css: string): string {
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
