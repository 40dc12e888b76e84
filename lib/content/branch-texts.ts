import type { Section } from './markdown';
import type { Branch } from './schema';

/** Finds the section of the contact page whose parts are named after branches; the branches' cards show their texts. */
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
