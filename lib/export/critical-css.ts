/** The critical CSS of a page: the rules that could match what its first screen shows. */
import type { ChildNode } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { attribute, type Element } from '@/lib/html/dom';

/** A rule with its selectors, which is included or left out as a whole, or a group of rules. */
type CssPart = { text: string; selectors?: Selector[] } | { opening: string; parts: CssPart[] };

/** The parts of a stylesheet that a screen may need before any interaction: neither print nor animations. */
export const partsOf = (nodes: readonly ChildNode[]): CssPart[] =>
  nodes.flatMap((node): CssPart[] => {
    if (node.type === 'rule')
      return [{ text: node.toString(), selectors: selectorParser().astSync(node.selector).nodes }];
    if (node.type !== 'atrule') return [{ text: node.toString() }];
    if (node.name === 'keyframes' || node.params === 'print') return [];
    if (!node.nodes) return [{ text: `${node};` }];
    if (!/^(layer|media|supports|container)$/.test(node.name)) return [{ text: node.toString() }];
    return [{ opening: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) }];
  });

/** Names of elements as selectors have them: `nav`, `.menu`, `#content`. */
export function namesOf(elements: Iterable<Element>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of elements) {
    names.add(element.tagName).add(`#${attribute(element, 'id')}`);
    for (const name of (attribute(element, 'class') ?? '').split(' ')) names.add(`.${name}`);
  }
  return names;
}

/** CSS of the parts that could match elements with these names, without empty groups. */
export const cssFor = (parts: readonly CssPart[], names: ReadonlySet<string>): string =>
  parts
    .map((part) => {
      if ('parts' in part) {
        const inside = cssFor(part.parts, names);
        return inside && `${part.opening}{${inside}}`;
      }
      const { text, selectors } = part;
      return !selectors || selectors.some((selector) => couldMatch(selector, names)) ? text : '';
    })
    .join('');

/** States that need a visitor's action: the whole stylesheet has loaded by then. */
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
