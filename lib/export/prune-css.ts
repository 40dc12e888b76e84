import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Document,
  type Root,
  type Rule,
} from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { attribute, type Element } from '@/lib/format/dom';
import { type ShortNames, shortenNames } from './short-names';

/** What elements can be selected by, as it stands in a selector: `nav`, `.menu`, `#content`. */
type SelectorNames = ReadonlySet<string>;

/**
 * A stylesheet that can be cut down to what some elements could ever match: every rule is parsed once, each page then
 * costs a filter. States are no matter (`[open]`, `:hover`, attributes are taken as possible), only elements, classes
 * and ids that are not there.
 */
export class PrunableStylesheet {
  /** All of it but the fonts, which each page declares itself: declared again they would be looked for again. */
  readonly whole: string;
  /** Of its utilities, in place of their own. */
  readonly shortNames: ShortNames;
  private readonly root: Root;
  /** The alternatives of each selector, by its text. Steps of keyframes have none. */
  private readonly selectors = new Map<string, Selector[]>();
  private readonly results = new Map<string, string>();

  /**
   * @param lists the class lists of all pages
   * @param scripts text of the scripts that write markup in the browser
   */
  constructor(css: string, lists: Iterable<string>, scripts: string) {
    this.root = postcss.parse(css);
    this.shortNames = shortenNames(this.root, lists, scripts);
    this.root.walkRules(joinFollowing);
    this.root.walkRules(removeRepeated);
    const whole = this.root.clone();
    whole.walkAtRules('font-face', (rule) => void rule.remove());
    this.whole = written(whole);
    // What is printed is printed when the whole stylesheet is there.
    this.root.walkAtRules('media', (rule) => {
      if (rule.params === 'print') rule.remove();
    });
    this.root.walkRules(({ parent, selector }) => {
      if (!(parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)))
        this.selectors.set(selector, selectorParser().astSync(selector).nodes);
    });
  }

  /** The part of the stylesheet that elements of these names could match. */
  for(has: SelectorNames): string {
    const key = [...has].sort().join(' ');
    const css = this.results.get(key) ?? this.prune(has);
    this.results.set(key, css);
    return css;
  }

  private prune(has: SelectorNames): string {
    const copy = this.root.clone();
    copy.walkRules((rule) => {
      const alternatives = this.selectors.get(rule.selector);
      if (alternatives && !alternatives.some((each) => couldMatch(each, has))) rule.remove();
    });
    return written(copy);
  }
}

/** Names of elements, classes and ids among some elements. */
export function selectorNamesOf(some: Iterable<Element>): SelectorNames {
  const names = new Set<string>();
  for (const element of some) {
    names.add(element.tagName);
    for (const name of (attribute(element, 'class') ?? '').split(/\s+/)) names.add(`.${name}`);
    const id = attribute(element, 'id');
    if (id) names.add(`#${id}`);
  }
  return names;
}

function written(css: Root): string {
  removeEmpty(css);
  inlineConstants(css);
  removeUnusedProperties(css);
  removeEmpty(css);
  return css.toString().replace(/\n/g, '');
}

const SELECTOR_PREFIXES: Record<string, string> = { tag: '', class: '.', id: '#' };

/** Whether all that a selector asks for is there; what stands inside `:not(…)`, `:has(…)` and the like is not asked. */
const couldMatch = (selector: Selector, has: SelectorNames): boolean =>
  selector.nodes.every((node: Node) => {
    if (node.type === 'pseudo' && node.value === ':is')
      return node.nodes.some((alternative) => couldMatch(alternative, has));
    return !(node.type in SELECTOR_PREFIXES) || has.has(`${SELECTOR_PREFIXES[node.type]}${node.value}`);
  });

/** The compiler of the utilities writes some declarations three times. */
function removeRepeated(rule: Rule) {
  const seen = new Set<string>();
  rule.each((node) => {
    const text = node.toString();
    if (node.type !== 'decl') return;
    if (seen.has(text)) node.remove();
    seen.add(text);
  });
}

/** Utilities that share a name often stand one behind the other. */
function joinFollowing(rule: Rule) {
  for (let next = rule.next(); next?.type === 'rule' && next.selector === rule.selector; next = rule.next()) {
    rule.append(next.nodes);
    next.remove();
  }
}

function removeEmpty(container: Container) {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if ((node as Container).nodes?.length === 0) node.remove();
  });
}

const inLayer = (decl: Declaration, name: string) => {
  for (let at: Container | Document | undefined = decl.parent; at; at = at.parent as Container | undefined)
    if (at.type === 'atrule' && (at as AtRule).name === 'layer') return (at as AtRule).params === name;
  return false;
};

/**
 * Writes the value for a custom property that has one value everywhere: a constant of the theme, or the initial value
 * of a property of the utilities framework that nothing here sets; what stands for one that has none.
 */
function inlineConstants(css: Root) {
  const constants = new Map<string, string>();
  css.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', (decl) => {
      constants.set(rule.params.trim(), decl.value);
    });
  });
  css.walkDecls(/^--/, (decl) => {
    if (inLayer(decl, 'theme') && !decl.value.includes('var(')) constants.set(decl.prop, decl.value);
    else if (!inLayer(decl, 'properties')) constants.delete(decl.prop);
  });
  const set = new Set<string>();
  css.walkDecls(/^--tw-/, (decl) => void (inLayer(decl, 'properties') || set.add(decl.prop)));
  css.walkDecls((decl) => {
    decl.value = decl.value
      .replace(/var\((--tw-[\w-]+), ?([^()]*)\)/g, (use, name, initial) => (set.has(name) ? use : initial))
      .replace(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)
      .replace(/calc\(\.25rem \* (-?[\d.]+)\)/g, (_, steps: string) =>
        `${Number(steps) / 4}rem`.replace(/^(-?)0\./, '$1.'),
      );
  });
}

/** Custom properties of the theme and of the utilities framework that nothing left refers to, registered ones too. */
function removeUnusedProperties(root: Root) {
  const used = new Set<string>();
  root.walkDecls((decl) => {
    if (!decl.prop.startsWith('--tw-') || decl.value.includes('var('))
      for (const [name] of decl.value.matchAll(/--[\w-]+/g)) used.add(name);
  });
  root.walkDecls(/^--/, (decl) => {
    if ((decl.prop.startsWith('--tw-') || inLayer(decl, 'theme')) && !used.has(decl.prop)) decl.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params.trim())) rule.remove();
  });
}
