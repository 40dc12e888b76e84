/**
 * The layout that a text asks for, read from its Markdown tree: numbered sentences are shown as steps, named items as a
 * list of terms. A text of another form stays text.
 */
import type { List as ListNode, PhrasingContent, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { html, inlineHtml } from './html';

/** A name and what is said about it; HTML. */
export interface Term {
  name: string;
  text: string;
  /** Characters of the text. */
  length: number;
}

/** The first list of a text, where it holds no other, with the HTML of its items and of what stands before and after it. */
export interface List {
  before: string;
  items: string[];
  after: string;
  /** Where the links of each item lead. */
  links: string[][];
  /** Set where each item begins with a name in bold type. */
  terms?: Term[] | undefined;
}

export interface Layout {
  /** `cells`: terms short enough for one row; `half`: text short enough to stand beside another. */
  shape: 'steps' | 'cells' | 'table' | 'half' | 'text';
  /** Has a table or headings of its own, and takes the whole width. */
  full: boolean;
  /** Lines that it takes in half of a wide page, estimated. */
  height: number;
  list?: List | undefined;
}

/** Characters on a line of half a wide page. */
const LINE = 65;
/** Most that a cell says, and most cells in a row. */
const CELL = { characters: 90, cells: 5 };
/** Most characters of a section that stands beside another. */
const HALF = 1500;

/** The layout of a section's blocks. */
export function layoutOf(nodes: readonly RootContent[]): Layout {
  const node = nodes.find((n) => n.type === 'list');
  const list = node && listIn(nodes, node);
  const hasHeading = nodes.some((n) => n.type === 'heading');
  const hasTable = nodes.some((n) => n.type === 'table');
  const isLong = nodes.reduce((sum, n) => sum + textOf(n).length, 0) >= HALF;
  const shape = () => {
    if (hasHeading) return 'text';
    if (hasTable) return 'table';
    if (list && node && isSteps(node)) return 'steps';
    if (list?.terms && areCells(list.terms)) return 'cells';
    return isLong ? 'text' : 'half';
  };
  return { shape: shape(), full: hasHeading || hasTable, height: heightOf(nodes), list };
}

/** Lines that blocks take in half of a wide page, estimated: each paragraph and each item begins a new one. */
export function heightOf(nodes: readonly RootContent[]): number {
  return nodes.reduce((sum, node) => {
    if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote')
      return sum + heightOf(node.children);
    return sum + Math.ceil(textOf(node).length / LINE);
  }, 0);
}

function listIn(nodes: readonly RootContent[], list: ListNode): List | undefined {
  const isNested = list.children.some((item) => item.children.some((child) => child.type === 'list'));
  if (isNested || (list.start ?? 1) !== 1) return undefined;
  const at = nodes.indexOf(list);
  return {
    before: html(nodes.slice(0, at)),
    items: list.children.map(itemHtml),
    after: html(nodes.slice(at + 1)),
    links: list.children.map(linksIn),
    terms: termsOf(list),
  };
}

type Item = ListNode['children'][number];

/** The content of an item that is one paragraph. */
function wordsOf({ children, spread }: Item): PhrasingContent[] | undefined {
  const [first, ...others] = children;
  return !spread && others.length === 0 && first?.type === 'paragraph' ? first.children : undefined;
}

/** HTML of an item, without the full stop or colon of a name in bold type that it begins with. */
function itemHtml(item: Item): string {
  const words = wordsOf(item);
  if (!words) return html(item.children);
  return inlineHtml(words).replace(/^(<strong>[^<]*)[.:]<\/strong>[:,]?/, '$1</strong>');
}

const linksIn = (node: RootContent): string[] => [
  ...(node.type === 'link' ? [node.url] : []),
  ...('children' in node ? node.children.flatMap(linksIn) : []),
];

/** Sentences: questions and things to send are numbered too, and are no steps. */
const isSteps = ({ ordered, children }: ListNode) =>
  ordered && children.length > 2 && children.every((item) => textOf(item).trimEnd().endsWith('.'));

const areCells = (terms: readonly Term[]) =>
  terms.length <= CELL.cells && terms.every(({ length }) => length <= CELL.characters);

function termsOf({ ordered, children }: ListNode): List['terms'] {
  const terms = children.flatMap((item) => {
    const [first, ...rest] = wordsOf(item) ?? [];
    if (first?.type !== 'strong' || rest.length === 0) return [];
    const [name, text] = [inlineHtml(first.children), inlineHtml(rest)];
    const { length } = rest
      .map((node) => textOf(node))
      .join('')
      .replace(/^[:,]?\s*/, '');
    return { name: name.replace(/[.:]$/, ''), text: text.replace(/^[:,]\s*/, ''), length };
  });
  return !ordered && terms.length > 2 && terms.length === children.length ? terms : undefined;
}
