import { createHash } from 'node:crypto';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { attribute, type Document, elements } from './dom';

/** What a page's elements can be selected by. */
interface Vocabulary {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
}

/**
 * A stylesheet that can be cut down to what a page could ever match: every rule is parsed once, each page then costs
 * a filter. States are no matter (`[open]`, `:hover`, attributes are taken as possible), only elements, classes and
 * ids that the page has not and that its scripts do not add.
 */
export class PrunableStylesheet {
  private readonly root: Root;
  private readonly needs = new Map<Rule, Vocabulary[]>();
  private readonly results = new Map<string, string>();

  constructor(css: string) {
    this.root = postcss.parse(css);
    this.root.walkRules(removeRepeated);
    this.root.walkRules((rule) => {
      // Steps of keyframes have no selectors.
      if (!(rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name))) this.needs.set(rule, vocabulariesOf(rule.selector));
    });
  }

  /**
   * The part of the stylesheet that the page could match.
   * @param more elements and classes that scripts may add
   */
  for(page: Document, more: Iterable<string> = []): string {
    const has = vocabularyOf(page);
    for (const name of more) for (const names of [has.tags, has.classes]) names.add(name);
    const kept = [...this.needs].map(([, alternatives]) => (alternatives.some((need) => fits(need, has)) ? '1' : '0')).join('');
    const key = createHash('sha256').update(kept).digest('hex');
    let css = this.results.get(key);
    if (css === undefined) {
      css = this.cut(has);
      this.results.set(key, css);
    }
    return css;
  }

  private cut(has: Vocabulary): string {
    const copy = this.root.clone();
    copy.walkRules((rule) => {
      const parent = rule.parent as AtRule | Root;
      if (parent.type === 'atrule' && /keyframes$/.test(parent.name)) return;
      if (!vocabulariesOf(rule.selector).some((need) => fits(need, has))) rule.remove();
    });
    removeEmpty(copy);
    removeUnusedProperties(copy);
    removeEmpty(copy);
    return copy.toString().replace(/\n/g, '');
  }
}

function vocabularyOf(page: Document): Vocabulary {
  const has: Vocabulary = { tags: new Set(['*']), classes: new Set(), ids: new Set() };
  for (const element of elements(page)) {
    has.tags.add(element.tagName);
    for (const name of (attribute(element, 'class') ?? '').split(/\s+/)) has.classes.add(name);
    const id = attribute(element, 'id');
    if (id) has.ids.add(id);
  }
  return has;
}

const parsed = new Map<string, Vocabulary[]>();

/** What each alternative of a selector asks for; what stands inside `:not(…)`, `:is(…)` and the like is not asked. */
function vocabulariesOf(selector: string): Vocabulary[] {
  let result = parsed.get(selector);
  if (!result) {
    result = selectorParser()
      .astSync(selector)
      .nodes.map((alternative) => {
        const need: Vocabulary = { tags: new Set(), classes: new Set(), ids: new Set() };
        for (const node of alternative.nodes) {
          if (node.type === 'tag') need.tags.add(node.value.toLowerCase());
          else if (node.type === 'class') need.classes.add(node.value);
          else if (node.type === 'id') need.ids.add(node.value);
        }
        return need;
      });
    parsed.set(selector, result);
  }
  return result;
}

const fits = (need: Vocabulary, has: Vocabulary) =>
  [...need.tags].every((t) => has.tags.has(t)) && [...need.classes].every((c) => has.classes.has(c)) && [...need.ids].every((i) => has.ids.has(i));

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

function removeEmpty(container: Container) {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if ((node as Container).nodes?.length === 0) node.remove();
  });
}

/** Custom properties of the utilities framework that nothing kept refers to, registered ones too. */
function removeUnusedProperties(root: Root) {
  const used = new Set<string>();
  root.walkDecls((decl) => {
    if (!decl.prop.startsWith('--tw-') || decl.value.includes('var(')) for (const [name] of decl.value.matchAll(/--[\w-]+/g)) used.add(name);
  });
  root.walkDecls(/^--tw-/, (decl) => {
    if (!used.has(decl.prop)) decl.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params.trim())) rule.remove();
  });
}
