/** Helpers to parse, search and change HTML trees of parse5. */
import {
  html,
  serializeOuter as outerHtml,
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5';

export type Node = Tree.Node;
export type Element = Tree.Element;
export type Document = Tree.Document;

export { outerHtml, parse, serialize };

/** Parses a part of a page as a browser without scripts does: SVG, a widget, the content of a `noscript`. */
export const parseMarkup = (text: string): Node => parseFragment(text, { scriptingEnabled: false });

/** Properties that only some kinds of nodes have. Reading a missing property is twice as fast as `in`. */
interface Inner {
  nodeName: string;
  tagName?: string;
  content?: Node;
  childNodes?: Node[];
}

/** All elements of a tree in document order, including those in templates. */
export function elements(node: Node): Element[] {
  const found: Element[] = [];
  collect(node, found);
  return found;
}

function collect(node: Inner, found: Element[]) {
  if (node.tagName !== undefined) found.push(node as Element);
  if (node.content !== undefined) collect(node.content, found);
  if (node.childNodes !== undefined) for (const child of node.childNodes) collect(child, found);
}

/** All elements with a name and attributes, in document order. */
export function findAll(node: Node, tag: string, attributes: Record<string, string> = {}): Element[] {
  const wanted = Object.entries(attributes);
  return elements(node).filter(
    (e) => e.tagName === tag && wanted.every(([name, value]) => attribute(e, name) === value),
  );
}

export function attribute(element: Element, name: string): string | undefined {
  for (const a of element.attrs) if (a.name === name) return a.value;
  return undefined;
}

export function setAttribute(element: Element, name: string, value: string) {
  element.attrs = [...element.attrs.filter((a) => a.name !== name), { name, value }];
}

/** Text directly in an element. */
export const textOf = (element: Element) =>
  element.childNodes.map((c) => ('value' in c ? c.value : '')).join('');

export const remove = (element: Element) => tree.detachNode(element);

export function newElement(tagName: string, attrs: Record<string, string>, text?: string): Element {
  const element = tree.createElement(
    tagName,
    html.NS.HTML,
    Object.entries(attrs).map(([name, value]) => ({ name, value })),
  );
  if (text !== undefined) tree.insertText(element, text);
  return element;
}

export function insertAfter(reference: Element, element: Element) {
  const parent = reference.parentNode as Tree.ParentNode;
  element.parentNode = parent;
  parent.childNodes.splice(parent.childNodes.indexOf(reference) + 1, 0, element);
}
