/** Chooses the layout of a section: numbered sentences are steps, items with names are terms. */
import type { ListItem, List as ListNode, PhrasingContent, RootContent } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import type { Blocks } from './html';
import { nodesIn } from './outline';
import { isSection } from './sections';

/** A list item or a paragraph that begins with a name in bold type; the name has no full stop or colon. */
export interface Term {
  name: Blocks;
  text: Blocks;
  plain: { name: string; text: string };
}

/** The first list of a text without nested lists, and the blocks around it. */
export interface List {
  ordered: boolean;
  before: Blocks;
  items: { plain: string; blocks: Blocks; links: string[] }[];
  after: Blocks;
  /** Set if each item begins with a name. */
  terms?: Term[] | undefined;
}

/** `cells`: terms that fit one row. `links`: terms that are links. */
type TextShape = 'steps' | 'terms' | 'cells' | 'links' | 'table' | 'text';
/** `columns`: a long list in two columns. */
export type Shape = TextShape | 'figure' | 'subsections' | 'cautions' | 'columns';

export interface Layout {
  /** Shape of the text alone. */
  textShape: TextShape;
  /** Shape of the section: `textShape`, unless a picture, subsections or the title ask for another. */
  shape: Shape;
  list?: List | undefined;
  /** Set if the list is shown as terms. */
  terms?: Term[] | undefined;
}

/** Maximum length of a cell in characters, and maximum number of cells in a row. */
const CELL = { characters: 90, cells: 5 };

/** A list of at least `items`, each of at most `characters`, is shown in columns. */
const LONG_LIST = { items: 5, characters: 120 };

/** Parts of a section that decide its layout. */
interface Parts {
  title: string;
  blocks: Blocks;
  figure?: object | undefined;
  subsections: readonly object[];
}

/** Layout of a section, from its Markdown tree. */
export function layoutOf(section: Parts): Layout {
  const list = listIn(section.blocks);
  const terms = list && areTerms(list) ? list.terms : undefined;
  const textShape = textShapeOf(section.blocks, list, terms);
  return { textShape, shape: shapeOf(section, textShape, list?.items ?? []), list, terms };
}

function textShapeOf(nodes: Blocks, list: List | undefined, terms: Term[] | undefined): TextShape {
  const has = (type: RootContent['type']) => nodes.some((n) => n.type === type);
  if (has('table')) return 'table';
  if (has('heading')) return 'text';
  if (list && isSteps(list)) return 'steps';
  if (!terms) return 'text';
  if (terms.every(isLink)) return 'links';
  return areCells(terms) ? 'cells' : 'terms';
}

function shapeOf({ title, figure, subsections }: Parts, textShape: TextShape, items: List['items']): Shape {
  if (subsections.length > 1) return 'subsections';
  if (figure) return 'figure';
  if (textShape !== 'text' || items.length === 0) return textShape;
  if (isSection(title, 'mistakes')) return 'cautions';
  const isLong = items.length >= LONG_LIST.items;
  return isLong && items.every(({ plain }) => plain.length <= LONG_LIST.characters) ? 'columns' : 'text';
}

function listIn(nodes: Blocks): List | undefined {
  const at = nodes.findIndex((n) => n.type === 'list');
  const { children, ordered, start } = (nodes[at] as ListNode | undefined) ?? { children: [] };
  const isNested = children.some((item) => item.children.some((child) => child.type === 'list'));
  if (children.length === 0 || isNested || (start ?? 1) !== 1) return undefined;
  const terms = children.flatMap((item) => termOf(inlineContentOf(item)) ?? []);
  return {
    ordered: ordered === true,
    before: nodes.slice(0, at),
    items: children.map((item) => ({
      plain: plainTextOf(item),
      blocks: blocksOf(item),
      links: [...nodesIn(item)].flatMap((node) => (node.type === 'link' ? node.url : [])),
    })),
    after: nodes.slice(at + 1),
    terms: terms.length === children.length ? terms : undefined,
  };
}

/** Inline content of an item with a single paragraph. */
function inlineContentOf({ children: [first, ...others] }: ListItem): PhrasingContent[] {
  return others.length === 0 && first?.type === 'paragraph' ? first.children : [];
}

const paragraph = (children: PhrasingContent[]): Blocks => [{ type: 'paragraph', children }];

/** Paragraphs that all begin with a name. */
export function namedParagraphs(blocks: Blocks): Term[] | undefined {
  const terms = blocks.flatMap((block) => (block.type === 'paragraph' && termOf(block.children)) || []);
  return terms.length === blocks.length ? terms : undefined;
}

function termOf([first, ...rest]: PhrasingContent[]): Term | undefined {
  if (first?.type !== 'strong') return undefined;
  const name = edited(first.children, -1, /[.:]$/);
  const text = edited(rest, 0, /^[:,]?\s*/);
  return {
    name: paragraph(name),
    text: paragraph(text),
    plain: { name: plainTextOf(paragraph(name)), text: plainTextOf(paragraph(text)) },
  };
}

/** Drops the full stop or colon after a bold name. */
function blocksOf(item: ListItem): Blocks {
  const [first, ...rest] = inlineContentOf(item);
  if (first?.type !== 'strong' || !/[.:]$/.test(plainTextOf(first))) return item.children;
  const name = { ...first, children: edited(first.children, -1, /[.:]$/) };
  return paragraph([name, ...edited(rest, 0, /^[:,]/)]);
}

/** Strips the pattern from the first (0) or last (-1) text node. */
function edited(words: PhrasingContent[], at: 0 | -1, pattern: RegExp): PhrasingContent[] {
  const node = words.at(at);
  return node?.type === 'text' ? words.with(at, { ...node, value: node.value.replace(pattern, '') }) : words;
}

/** Whether a list is steps: numbered sentences, not questions or names of documents. */
const isSteps = ({ ordered, items }: List) =>
  ordered && items.length > 2 && items.every(({ plain }) => plain.trimEnd().endsWith('.'));

const areTerms = ({ ordered, items, terms = [] }: List) =>
  !ordered && items.length > 2 && terms.every(({ plain }) => plain.text !== '');

const areCells = (terms: readonly Term[]) =>
  terms.length <= CELL.cells && terms.every(({ plain }) => plain.text.length <= CELL.characters);

const isLink = ({ name: [node] }: Term) =>
  node?.type === 'paragraph' &&
  node.children.every((child) => child.type === 'link' || plainTextOf(child) === '');
