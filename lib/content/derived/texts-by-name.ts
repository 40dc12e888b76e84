import type { TextSection } from '../text/body';

/** Finds the section whose subsections are named after branches or groups; those show their texts. */
export function textsByName(sections: TextSection[], named: readonly { name: string }[]) {
  const isNamed = ({ title }: TextSection) => named.some(({ name }) => name === title);
  const section = sections.find(({ subsections }) => subsections.some(isNamed));
  return {
    section,
    textOf: ({ name }: { name: string }) => section?.subsections.find(({ title }) => title === name)?.blocks,
    unknown: section?.subsections.filter((part) => !isNamed(part)) ?? [],
    others: sections.filter((s) => s !== section),
  };
}
