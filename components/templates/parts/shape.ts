/**
 * What shape a section's text has, told from its HTML alone: an editor writes a plain list, and the sheet shows steps
 * as a chain, named items as a parts list. A heading or an order that changes breaks nothing; a text of another shape
 * stays text.
 */
import { linesOf } from '@/components/ui/lines';
import type { Body } from '@/lib/content';

type Section = Body['sections'][number];

export interface List {
  before: string;
  ordered: boolean;
  items: string[];
  after: string;
}

/** A name and what is said about it. */
export interface Term {
  name: string;
  text: string;
}

/** The first list of a text with what stands before and after it; a list within a list is none. */
export function listIn(html: string): List | undefined {
  const [, before = '', tag, list = '', after = ''] =
    /^([\s\S]*?)<([ou]l)>([\s\S]*?)<\/\2>([\s\S]*)$/.exec(html) ?? [];
  if (!tag || /<[ou]l>/.test(list)) return undefined;
  return {
    before,
    ordered: tag === 'ol',
    items: [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => item),
    after,
  };
}

/** Items that each begin with a name in bold type. */
export function termsOf({ ordered, items }: List): Term[] | undefined {
  const terms = items.flatMap((item) => {
    const [, name, text] = /^<strong>([\s\S]+?)[.:]?<\/strong>[:,]?\s*([\s\S]+)$/.exec(item) ?? [];
    return name && text ? [{ name, text }] : [];
  });
  return !ordered && terms.length > 2 && terms.length === items.length ? terms : undefined;
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

/** Most that a cell says, and most cells in a row. */
const CELL = { characters: 90, cells: 5 };
/** Most characters of a section that stands beside another. */
const HALF = 1500;

/** Steps, each a sentence: questions and things to send are numbered too, and no chain. */
const isSteps = ({ ordered, items }: List) =>
  ordered && items.length > 2 && items.every((item) => item.trimEnd().endsWith('.'));

export type Shape = 'steps' | 'cells' | 'table' | 'half' | 'text';

export function shapeOf({ html }: Section): Shape {
  if (/<table|<h3/.test(html)) return html.includes('<h3') ? 'text' : 'table';
  const list = listIn(html);
  if (list && isSteps(list)) return 'steps';
  const terms = list && termsOf(list);
  if (
    terms &&
    terms.length <= CELL.cells &&
    terms.every(({ text }) => textOf(text).length <= CELL.characters)
  )
    return 'cells';
  return textOf(html).length < HALF ? 'half' : 'text';
}

/** Whether two texts beside each other end at about the same height: none is left with half a column of nothing under it. */
export function even(one: Section, other: Section): boolean {
  const [less = 0, more = 0] = [linesOf(one.html), linesOf(other.html)].sort((a, b) => a - b);
  return more - less < 6 || more < 2.2 * less;
}

/** Whether a section is plain text, short or long. */
export const isPlain = (section: Section): boolean => ['half', 'text'].includes(shapeOf(section));

/** Sections one by one, and in twos where two that are short follow each other. */
export function inPairs(sections: Section[]): Section[][] {
  const rows: Section[][] = [];
  for (const section of sections) {
    const last = rows.at(-1);
    const [first] = last ?? [];
    if (
      last?.length === 1 &&
      first &&
      shapeOf(first) === 'half' &&
      shapeOf(section) === 'half' &&
      even(first, section)
    )
      last.push(section);
    else rows.push([section]);
  }
  return rows;
}
