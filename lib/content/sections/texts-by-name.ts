import type { TextSection } from '../text/body';

/**
 * Finds the texts that a page has for each branch (Contact) or group (the listing): the subsections of one
 * section, each titled with a name.
 * @param named the branches or groups
 * @returns that section; the text for a branch or group; the section's subsections that have another title;
 * the other sections of the page
 */
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
