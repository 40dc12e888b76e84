import type { Section } from './markdown';
import type { Branch } from './schema';

/**
 * Finds the section of the contact page whose parts are named after branches: their texts stand on the cards.
 * @returns that section, the text of a branch, the parts that name none, and the other sections
 */
export function branchTexts(sections: Section[], branches: readonly Branch[]) {
  const isBranch = ({ title }: Section) => branches.some(({ name }) => name === title);
  const section = sections.find(({ parts }) => parts.some(isBranch));
  return {
    section,
    textOf: ({ name }: Branch) => section?.parts.find(({ title }) => title === name)?.blocks,
    unknown: section?.parts.filter((part) => !isBranch(part)) ?? [],
    others: sections.filter((s) => s !== section),
  };
}
