/** How a text looks, by what it consists of: numbered sentences are steps, items with a name are terms. */
import type { ListItem, List as ListNode, PhrasingContent, RootContent } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import type { Blocks } from './html';
import { nodesIn } from './nodes';
import { isSection } from './titles';

/** A picture at the beginning of a text. */
export interface Figure {
  picture: string;
  alt: string;
  caption?: string | undefined;
}

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
  /** The items as terms, where each begins with a name. */
  terms?: Term[] | undefined;
  after: Blocks;
}

/**
 * How a text looks by its blocks and its title. `cells`: terms that fit one row. `links`: terms that are
 * links. `columns`: a long list in two columns. `cautions`: a list of mistakes.
 */
export type TextLayout = 'text' | 'table' | 'steps' | 'terms' | 'cells' | 'links' | 'columns' | 'cautions';

/** Limits of cells in one row: more of them, or longer ones, would be higher than wide at 1024 px. */
const MAX_CELL_CHARS = 90;
const MAX_CELLS = 5;
/** Minimum number of terms, and of steps. */
const MIN_ITEMS = 3;
/** Limits of a list in two columns: a longer item is easier to read over the whole width. */
const MIN_COLUMN_ITEMS = 5;
const MAX_COLUMN_ITEM_CHARS = 120;

/** The layout of a text whose first list is `list`. */
export function layoutOf(title: string, blocks: Blocks, list: List | undefined): TextLayout {
  const has = (type: RootContent['type']) => blocks.some((block) => block.type === type);
  if (has('table')) return 'table';
  if (!list) return 'text';
  if (!has('heading') && list.items.length >= MIN_ITEMS) {
    if (list.ordered && list.items.every(endsWithFullStop)) return 'steps';
    const { terms } = list;
    if (!list.ordered && terms?.every(({ plain }) => plain.text !== '')) return layoutOfTerms(terms);
  }
  if (isSection(title, 'mistakes')) return 'cautions';
  const areShort = list.items.every(({ plain }) => plain.length <= MAX_COLUMN_ITEM_CHARS);
  return areShort && list.items.length >= MIN_COLUMN_ITEMS ? 'columns' : 'text';
}

function layoutOfTerms(terms: Term[]): TextLayout {
  if (terms.every(isLink)) return 'links';
  const areShort = terms.every(({ plain }) => plain.text.length <= MAX_CELL_CHARS);
  return areShort && terms.length <= MAX_CELLS ? 'cells' : 'terms';
}

/** The terms of a text whose list is shown as terms, cells or links. */
export const termsIn = ({
  layout,
  list,
}: {
  layout: TextLayout;
  list?: List | undefined;
}): Term[] | undefined => (['terms', 'cells', 'links'].includes(layout) ? list?.terms : undefined);

/**
 * The first list of a text. Undefined where it begins with another number than 1 or has a list in it: such a
 * list is shown as it was written.
 */
export function listIn(nodes: Blocks): List | undefined {
  const at = nodes.findIndex((n) => n.type === 'list');
  const { children, ordered, start } = (nodes[at] as ListNode | undefined) ?? { children: [] };
  const isNested = children.some((item) => item.children.some((child) => child.type === 'list'));
  if (children.length === 0 || isNested || (start ?? 1) !== 1) return undefined;
  return {
    ordered: ordered === true,
    before: nodes.slice(0, at),
    items: children.map((item) => ({
      plain: plainTextOf(item),
      blocks: blocksOf(item),
      links: [...nodesIn(item)].flatMap((node) => (node.type === 'link' ? node.url : [])),
    })),
    terms: termsOf(children.map(inlineContentOf)),
    after: nodes.slice(at + 1),
  };
}

/** Inline content of an item with a single paragraph; of any other item nothing. */
function inlineContentOf({ children: [first, ...others] }: ListItem): PhrasingContent[] {
  return others.length === 0 && first?.type === 'paragraph' ? first.children : [];
}

const paragraph = (children: PhrasingContent[]): Blocks => [{ type: 'paragraph', children }];

export const termsInParagraphs = (blocks: Blocks): Term[] | undefined =>
  termsOf(blocks.map((block) => (block.type === 'paragraph' ? block.children : [])));

/** Terms of texts that all begin with a name. */
function termsOf(texts: PhrasingContent[][]): Term[] | undefined {
  const terms = texts.flatMap((text) => termOf(text) ?? []);
  return terms.length === texts.length ? terms : undefined;
}

function termOf([first, ...rest]: PhrasingContent[]): Term | undefined {
  if (first?.type !== 'strong') return undefined;
  const name = withoutPattern(first.children, -1, /[.:]$/);
  const text = withoutPattern(rest, 0, /^[:,]?\s*/);
  return {
    name: paragraph(name),
    text: paragraph(text),
    plain: { name: plainTextOf(paragraph(name)), text: plainTextOf(paragraph(text)) },
  };
}

/** The blocks of an item. A full stop or colon after the bold name that it begins with is left out. */
function blocksOf(item: ListItem): Blocks {
  const [first, ...rest] = inlineContentOf(item);
  if (first?.type !== 'strong' || !/[.:]$/.test(plainTextOf(first))) return item.children;
  const name = { ...first, children: withoutPattern(first.children, -1, /[.:]$/) };
  return paragraph([name, ...withoutPattern(rest, 0, /^[:,]/)]);
}

/** Strips the pattern from the first (0) or last (-1) text node. */
function withoutPattern(words: PhrasingContent[], at: 0 | -1, pattern: RegExp): PhrasingContent[] {
  const node = words.at(at);
  return node?.type === 'text' ? words.with(at, { ...node, value: node.value.replace(pattern, '') }) : words;
}

/** Whether an item is a sentence: a question or the name of a document is no step. */
const endsWithFullStop = ({ plain }: { plain: string }) => plain.trimEnd().endsWith('.');

const isLink = ({ name: [node] }: Term) =>
  node?.type === 'paragraph' &&
  node.children.every((child) => child.type === 'link' || plainTextOf(child) === '');
