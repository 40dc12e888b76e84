import type { Branch } from '../schema';
import type { TextSection } from '../text/body';

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
