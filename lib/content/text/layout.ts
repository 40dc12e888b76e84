/** What a text consists of, and how its section looks: numbered sentences are steps, named items terms. */
import type { ListItem, List as ListNode, PhrasingContent, RootContent } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import type { Blocks } from './html';
import { nodesIn } from './nodes';
import { isSection } from './sections';

/** A picture at the beginning of a text, and the blocks after it. */
export interface Figure {
  picture: string;
  alt: string;
  caption?: string | undefined;
  rest: Blocks;
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
  items: { plain: string; blocks: Blocks; links: string[]; term?: Term | undefined }[];
  after: Blocks;
}

/** What a text consists of. `cells`: terms that fit one row. `links`: terms that are links. */
export type ContentKind = 'text' | 'table' | 'steps' | 'terms' | 'cells' | 'links';

/** How a section looks. `columns`: a long list in two columns. */
export type Layout = ContentKind | 'subsections' | 'figure' | 'cautions' | 'columns';

/** What the blocks of a text are, whatever its title, picture and subsections. */
export interface TextShape {
  list?: List | undefined;
  /** Items of the list, in a text of the kind `terms`, `cells` or `links`. */
  terms?: Term[];
  contentKind: ContentKind;
}

/** Limits of the cells of one row. */
const MAX_CELL_CHARS = 90;
const MAX_CELLS = 5;
/** Minimum number of terms, and of steps. */
const MIN_ITEMS = 3;
/** Limits of a list in columns. */
const MIN_COLUMN_ITEMS = 5;
const MAX_COLUMN_ITEM_CHARS = 120;

export function shapeOf(blocks: Blocks): TextShape {
  const list = listIn(blocks);
  const has = (type: RootContent['type']) => blocks.some((block) => block.type === type);
  if (has('table')) return { list, contentKind: 'table' };
  if (has('heading') || !list || list.items.length < MIN_ITEMS) return { list, contentKind: 'text' };
  if (list.ordered) return { list, contentKind: list.items.every(endsWithFullStop) ? 'steps' : 'text' };
  const terms = termsOf(list);
  if (!terms?.every(({ plain }) => plain.text !== '')) return { list, contentKind: 'text' };
  return { list, terms, contentKind: kindOfTerms(terms) };
}

function kindOfTerms(terms: Term[]): ContentKind {
  if (terms.every(isLink)) return 'links';
  const areShort = terms.every(({ plain }) => plain.text.length <= MAX_CELL_CHARS);
  return areShort && terms.length <= MAX_CELLS ? 'cells' : 'terms';
}

/** Layout of a section: that of its text, unless subsections, a picture or the title ask for another. */
export function layoutOf({
  title,
  figure,
  subsections,
  list,
  contentKind,
}: TextShape & { title: string; figure?: Figure | undefined; subsections: readonly object[] }): Layout {
  if (subsections.length > 1) return 'subsections';
  if (figure) return 'figure';
  if (contentKind !== 'text' || !list) return contentKind;
  if (isSection(title, 'mistakes')) return 'cautions';
  const areShort = list.items.every(({ plain }) => plain.length <= MAX_COLUMN_ITEM_CHARS);
  return areShort && list.items.length >= MIN_COLUMN_ITEMS ? 'columns' : 'text';
}

function listIn(nodes: Blocks): List | undefined {
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
      term: termOf(inlineContentOf(item)),
    })),
    after: nodes.slice(at + 1),
  };
}

/** Inline content of an item with a single paragraph. */
function inlineContentOf({ children: [first, ...others] }: ListItem): PhrasingContent[] {
  return others.length === 0 && first?.type === 'paragraph' ? first.children : [];
}

const paragraph = (children: PhrasingContent[]): Blocks => [{ type: 'paragraph', children }];

/** Terms of a list whose items all begin with a name. */
export function termsOf({ items }: List): Term[] | undefined {
  const terms = items.flatMap(({ term }) => term ?? []);
  return terms.length === items.length ? terms : undefined;
}

/** Paragraphs that all begin with a name. */
export function namedParagraphs(blocks: Blocks): Term[] | undefined {
  const terms = blocks.flatMap((block) => (block.type === 'paragraph' && termOf(block.children)) || []);
  return terms.length === blocks.length ? terms : undefined;
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

/** Drops the full stop or colon after a bold name. */
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

/** Not questions or names of documents. */
const endsWithFullStop = ({ plain }: { plain: string }) => plain.trimEnd().endsWith('.');

const isLink = ({ name: [node] }: Term) =>
  node?.type === 'paragraph' &&
  node.children.every((child) => child.type === 'link' || plainTextOf(child) === '');
