/** What templates take out of the sections of a text, to show it in a place of its own. */
import { toString as plainTextOf } from 'mdast-util-to-string';
import type { Branch } from '../schema';
import type { Body, TextSection } from '../text/body';
import type { Blocks } from '../text/html';
import { findSection } from '../text/sections';

export function courseSections({ sections }: Pick<Body, 'sections'>) {
  const audience = findSection(sections, 'audience');
  const next = findSection(sections, 'next');
  const projectsText = findSection(sections, 'projects');
  // A course without a syllabus shows its first section with parts in that place.
  const contents =
    sections.find((section) => section.modules) ?? sections.find(({ subsections }) => subsections.length > 0);
  const known = [audience, next, projectsText, contents];
  const others = sections.filter((section) => !known.includes(section));
  return { audience, contents, projectsText, others, next };
}

/** Splits off the last section if it is text or terms, to show the contact buttons beside it. */
export function splitLastSection(sections: TextSection[]): { others: TextSection[]; last?: TextSection } {
  const last = sections.at(-1);
  const isSplit = last && ['text', 'terms'].includes(last.layout.textShape);
  return isSplit ? { others: sections.slice(0, -1), last } : { others: sections };
}

/** Splits sections before and after one of them; without that one all are after it. */
export function splitAt(
  sections: readonly TextSection[],
  section: TextSection | undefined,
): [before: readonly TextSection[], after: readonly TextSection[]] {
  const i = section ? sections.indexOf(section) : -1;
  return i < 0 ? [[], sections] : [sections.slice(0, i), sections.slice(i + 1)];
}

/** Longest sentence in large type, in characters. */
const LONGEST = 90;

/** The first paragraph, if short enough for large type, and the blocks after it. */
export function statementOf(blocks: Blocks): { statement: Blocks; rest: Blocks } {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph' || plainTextOf(first).length > LONGEST)
    return { statement: [], rest: blocks };
  return { statement: [first], rest };
}

/** Finds the section whose subsections are named after branches; the branches' cards show their texts. */
export function branchTexts(sections: TextSection[], branches: readonly Branch[]) {
  const isBranch = ({ title }: TextSection) => branches.some(({ name }) => name === title);
  const section = sections.find(({ subsections }) => subsections.some(isBranch));
  return {
    section,
    textOf: ({ name }: Branch) => section?.subsections.find(({ title }) => title === name)?.blocks,
    unknown: section?.subsections.filter((part) => !isBranch(part)) ?? [],
    others: sections.filter((s) => s !== section),
  };
}

/**
 * Finds the list whose items begin with a link to a group (`/course#mechanical-cad`). The heads of the groups show its
 * texts, `guide` the rest of its section.
 */
export function groupStarts(sections: TextSection[], groups: readonly { id: string }[]) {
  const idOf = (links: string[]) => groups.find(({ id }) => links[0]?.endsWith(`#${id}`))?.id;
  const starts = new Map<string, Blocks>();
  const guide: TextSection[] = [];
  const others: TextSection[] = [];
  for (const section of sections) {
    const { list, terms } = section.layout;
    const ids = list?.items.flatMap(({ links }) => idOf(links) ?? []);
    if (!list || !terms || ids?.length !== terms.length) {
      others.push(section);
      continue;
    }
    for (const [i, id] of ids.entries()) starts.set(id, terms[i]?.text ?? []);
    const blocks = [...list.before, ...list.after];
    guide.push({ ...section, blocks, layout: { textShape: 'text', shape: 'text' } });
  }
  return { startOf: ({ id }: { id: string }) => starts.get(id), guide, others };
}

/** A section with a picture and a numbered list: an example, whose lines are read beside its picture. */
export interface Example {
  section: TextSection;
  figure: NonNullable<TextSection['figure']>;
  /** The list, and the text around it. */
  before: Blocks;
  list: Blocks;
  after: Blocks;
}

/** The first example among the sections, and those before and after it; without one all are before. */
export function splitExample(sections: readonly TextSection[]): {
  before: readonly TextSection[];
  example?: Example;
  after: readonly TextSection[];
} {
  const section = sections.find(({ figure, layout }) => figure && layout.list?.ordered);
  const { figure, layout } = section ?? {};
  if (!section || !figure || !layout?.list) return { before: sections, after: [] };
  const [before, after] = splitAt(sections, section);
  const { list } = layout;
  const example = {
    section,
    figure,
    // The picture is the first of the blocks.
    before: list.before.slice(1),
    list: section.blocks.slice(list.before.length, list.before.length + 1),
    after: list.after,
  };
  return { before, example, after };
}
