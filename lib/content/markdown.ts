import Slugger from 'github-slugger';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { type HeadingId, RESERVED_IDS } from './reserved-ids';
import { isSection } from './sections';
import { setTypography } from './typography';

/** A run of text as a sheet or a PDF needs it: no markup, only what kind of line it is. */
export interface Line {
  kind: 'text' | 'item';
  text: string;
}

/** A part of the syllabus: one `###` under `## Syllabus`. */
export interface Module {
  id: HeadingId;
  title: string;
  html: string;
  /** The same as plain lines. */
  lines: Line[];
}

/** A part of a page: one `##`; of the syllabus, what stands before its first module. */
export interface Section extends Module {
  /** Set for the section named Syllabus only. */
  modules?: Module[];
}

/** A Markdown text, parsed once: everything that pages, PDFs, checks and share images need of it. */
export interface Body {
  /** First paragraph, set large; inner HTML. */
  lede: string;
  /** The same as plain text. */
  ledeText: string;
  /** What stands between the first paragraph and the first `##`. */
  intro: string;
  sections: Section[];
  words: number;
}

/**
 * GitHub's list of safe elements and attributes, with telephone and SMS links let through (remark-html strips
 * them otherwise) and ids left as they are: they are made here, from headings, never by the writer.
 */
const SAFE: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel', 'sms'] },
};

/** Makes ids of headings, in the order of the text. */
export function headingIds(): Slugger {
  const slugger = new Slugger();
  for (const id of RESERVED_IDS) slugger.slug(id);
  return slugger;
}

export const parser = remark().use(remarkGfm, { singleTilde: false }).freeze();
const writer = remark().use(remarkGfm).use(remarkHtml, { sanitize: SAFE }).freeze();

const html = (children: RootContent[]): string => writer.stringify({ type: 'root', children } as Root).trim();

/**
 * Makes the parts of a page of its parsed Markdown.
 * @param tree what the parser made of the text; it is changed
 */
export function bodyOfTree(tree: Root): Body {
  setTypography(tree);
  const slugger = headingIds();
  const [head, ...parts] = splitAt(tree.children, 2);
  const [first, ...rest] = head.children;
  const lede = first?.type === 'paragraph' ? first : undefined;
  return {
    lede: lede ? unwrapped(lede) : '',
    ledeText: lede ? textOf(lede) : '',
    intro: html(lede ? rest : head.children),
    sections: parts.map((part) => section(part, slugger)),
    words: textOf(tree).split(/\s+/).filter(Boolean).length + tree.children.length,
  };
}

function section(part: Part, slugger: Slugger): Section {
  const id = slugger.slug(part.title) as HeadingId;
  if (!isSection(part.title, 'syllabus')) {
    setIds(part.children, slugger);
    return moduleOf(part, id);
  }
  const [head, ...modules] = splitAt(part.children, 3);
  return {
    ...moduleOf({ ...head, title: part.title }, id),
    modules: modules.map((m) => moduleOf(m, slugger.slug(m.title) as HeadingId)),
  };
}

const moduleOf = ({ title, children }: Part, id: HeadingId): Module => ({
  id,
  title,
  html: html(children),
  lines: linesOf(children),
});

interface Part {
  title: string;
  children: RootContent[];
}

/** Splits nodes before each heading of a depth; the first part is what stands before any. */
function splitAt(nodes: RootContent[], depth: number): [Part, ...Part[]] {
  const parts: [Part, ...Part[]] = [{ title: '', children: [] }];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) parts.push({ title: textOf(node), children: [] });
    else parts.at(-1)?.children.push(node);
  }
  return parts;
}

function setIds(nodes: RootContent[], slugger: Slugger) {
  for (const node of nodes) {
    if (node.type === 'heading')
      node.data = { ...node.data, hProperties: { id: slugger.slug(textOf(node)) } } as Heading['data'];
  }
}

/** A paragraph's HTML without its own element. */
function unwrapped(paragraph: Paragraph): string {
  return html([paragraph])
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '');
}

/** Paragraphs and list items as plain lines, nested lists flattened. */
function linesOf(nodes: RootContent[]): Line[] {
  return nodes.flatMap((node): Line[] => {
    if (node.type === 'list')
      return node.children.flatMap((item) =>
        item.children.flatMap((child): Line[] =>
          child.type === 'list' ? linesOf([child]) : [{ kind: 'item', text: textOf(child) }],
        ),
      );
    if (node.type === 'table')
      return node.children.map((row) => ({
        kind: 'item',
        text: row.children.map((cell) => textOf(cell)).join(' · '),
      }));
    const text = textOf(node).trim();
    return text ? [{ kind: 'text', text }] : [];
  });
}
