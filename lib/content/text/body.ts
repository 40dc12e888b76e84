import Slugger from 'github-slugger';
import type { Heading, Root, RootContent } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { Entry } from '../types';
import type { Blocks } from './html';
import { type Figure, type List, layoutOf, listIn, type TextLayout } from './layout';
import { type HeadingId, RESERVED_IDS } from './reserved-ids';
import { setTypography } from './typography';

/** A paragraph or list item as plain text, for PDFs. */
export interface TextLine {
  kind: 'text' | 'item';
  text: string;
}

/** A `##` section of a page, or a `###` section within it. */
export interface TextSection {
  heading: Heading;
  id: HeadingId;
  title: string;
  blocks: Blocks;
  list?: List | undefined;
  /** How the text looks, unless it has a figure or several subsections. */
  layout: TextLayout;
  beforeSubsections: Blocks;
  /** One for each `###`; those of the syllabus are its modules. */
  subsections: TextSection[];
  figure?: Figure | undefined;
}

/** A parsed text, as pages, PDFs and share images show it. */
export interface Body {
  /** The whole text with typographic signs; positions are those of the file. */
  tree: Root;
  /** First paragraph, which pages show in large type. */
  lede: Blocks;
  ledePlain: string;
  /** Blocks between the lede and the first `##`. */
  intro: Blocks;
  /** The intro without the picture that it begins with. */
  introAfterFigure: Blocks;
  /** The picture that the intro begins with. */
  figure?: Figure | undefined;
  sections: TextSection[];
  ids: HeadingId[];
}

/** A slugger for ids of headings that takes no reserved id. */
export function headingIds(): Slugger {
  const slugger = new Slugger();
  for (const id of RESERVED_IDS) slugger.slug(id);
  return slugger;
}

const markdownParser = remark().use(remarkGfm, { singleTilde: false }).freeze();
const parsed = new Map<string, Body>();

/** The text of an entry in the parts of its page; parsed once per process. */
export function bodyOf({ markdown }: Pick<Entry, 'markdown'>): Body {
  const body = parsed.get(markdown) ?? parse(markdown);
  parsed.set(markdown, body);
  return body;
}

function parse(markdown: string): Body {
  const tree = markdownParser.parse(markdown);
  setTypography(tree);
  labelCells(tree.children);
  const ids = setIds(tree.children);
  const { before, parts } = splitByHeading(tree.children, 2);
  const [first, ...rest] = before;
  const lede = first?.type === 'paragraph' ? first : undefined;
  const intro = lede ? rest : before;
  const figure = figureOf(intro);
  return {
    tree,
    lede: lede ? [lede] : [],
    ledePlain: lede ? plainTextOf(lede) : '',
    intro,
    introAfterFigure: figure ? intro.slice(1) : intro,
    figure,
    sections: parts.map(sectionOf),
    ids,
  };
}

function sectionOf({ heading, children }: Part): TextSection {
  const { before, parts } = splitByHeading(children, 3);
  const title = plainTextOf(heading);
  const list = listIn(children);
  return {
    heading,
    id: heading.data?.hProperties?.id as HeadingId,
    title,
    blocks: children,
    list,
    layout: layoutOf(title, children, list),
    beforeSubsections: before,
    figure: figureOf(before),
    subsections: parts.map(sectionOf),
  };
}

interface Part {
  heading: Heading;
  children: RootContent[];
}

function setIds(nodes: RootContent[]): HeadingId[] {
  const slugger = headingIds();
  return nodes.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const id = slugger.slug(plainTextOf(node)) as HeadingId;
    node.data = { hProperties: { id } };
    return id;
  });
}

/** Heading of a comparison's first column. */
const QUESTION = 'Question';

/**
 * Labels the cells of wide tables, since a phone shows each row as a list. Marks a comparison of two things
 * by questions, whose two columns fit side by side on a phone.
 */
function labelCells(nodes: RootContent[]): void {
  for (const node of nodes) {
    if (node.type !== 'table') continue;
    const [head, ...rows] = node.children;
    const labels = head?.children.map((cell) => plainTextOf(cell)) ?? [];
    if (labels.length < 3) continue;
    if (labels.length === 3 && labels[0] === QUESTION) node.data = { hProperties: { dataCompared: '' } };
    for (const row of rows)
      for (const [i, cell] of row.children.entries())
        if (i > 0) cell.data = { hProperties: { dataLabel: labels[i] } };
  }
}

/** Whether a table among the blocks compares two things by questions. */
export const hasComparison = (blocks: Blocks): boolean =>
  blocks.some((node) => node.type === 'table' && node.data?.hProperties?.dataCompared !== undefined);

/** The nodes before the first heading of this depth, and those under each. */
function splitByHeading(nodes: RootContent[], depth: number) {
  const before: RootContent[] = [];
  const parts: Part[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) parts.push({ heading: node, children: [] });
    else (parts.at(-1)?.children ?? before).push(node);
  }
  return { before, parts };
}

function figureOf([first]: RootContent[]): Figure | undefined {
  const [image, ...others] = first?.type === 'paragraph' ? first.children : [];
  if (image?.type !== 'image' || others.length > 0) return undefined;
  return { picture: image.url, alt: image.alt ?? '', ...(image.title && { caption: image.title }) };
}

/** Blocks as plain text: a line for each item of a list, row of a table and other block. */
export function textLinesOf(blocks: Blocks): TextLine[] {
  return blocks.flatMap((node): TextLine[] => {
    if (node.type === 'list')
      return node.children.flatMap((item) =>
        item.children.flatMap((child): TextLine[] =>
          child.type === 'list' ? textLinesOf([child]) : [{ kind: 'item', text: plainTextOf(child) }],
        ),
      );
    if (node.type === 'table')
      return node.children.map((row) => ({
        kind: 'item',
        text: row.children.map((cell) => plainTextOf(cell)).join(' · '),
      }));
    const text = plainTextOf(node).trim();
    return text ? [{ kind: 'text', text }] : [];
  });
}
