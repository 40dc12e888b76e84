import { parse, parseFragment, serialize, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Node = Tree.Node;
export type Element = Tree.Element;
export type Document = Tree.Document;

export { parse, serialize };

/** An element with its own tag. */
export const outerHtml = (element: Element): string => serializeOuter(element);

/** What a `noscript` holds for those who have no script; to a parser with script it is text. */
export const parseInside = (html: string): Node => parseFragment(html, { scriptingEnabled: false });

/** All elements of a tree, in document order. */
export function* elements(node: Node): Generator<Element> {
  const stack: Node[] = [node];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if ('tagName' in next) yield next;
    if ('content' in next) stack.push(next.content);
    if ('childNodes' in next) for (let i = next.childNodes.length - 1; i >= 0; i--) stack.push(next.childNodes[i] as Node);
  }
}

export const attribute = (element: Element, name: string) => element.attrs.find((a) => a.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string) {
  const existing = element.attrs.find((a) => a.name === name);
  if (existing) existing.value = value;
  else element.attrs.push({ name, value });
}

export const textOf = (element: Element) => element.childNodes.map((c) => ('value' in c ? c.value : '')).join('');

export function remove(element: Element) {
  const { parentNode } = element;
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((c) => c !== element);
}

/** An element with a text inside, made for the place of another. */
export function elementWith(like: Element, tagName: string, attrs: Record<string, string>, text?: string): Element {
  const element: Element = {
    nodeName: tagName,
    tagName,
    attrs: Object.entries(attrs).map(([name, value]) => ({ name, value })),
    namespaceURI: like.namespaceURI,
    childNodes: [],
    parentNode: null,
  };
  if (text !== undefined) element.childNodes.push({ nodeName: '#text', value: text, parentNode: element });
  return element;
}

export function insertBefore(reference: Element, element: Element) {
  const parent = reference.parentNode;
  if (!parent) throw new Error('The reference has no parent');
  element.parentNode = parent;
  parent.childNodes.splice(parent.childNodes.indexOf(reference), 0, element);
}

export function insertAfter(reference: Element, element: Element) {
  const parent = reference.parentNode;
  if (!parent) throw new Error('The reference has no parent');
  element.parentNode = parent;
  parent.childNodes.splice(parent.childNodes.indexOf(reference) + 1, 0, element);
}
