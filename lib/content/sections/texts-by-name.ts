import type { TextSection } from '../text/body';

/**
 * Finds the texts that a page has for each branch (Contact) or group (the listing): the subsections of one
 * section, each titled with a name.
 * @param named the branches or groups
 */
export function textsByName(sections: TextSection[], named: readonly { name: string }[]) {
  const isNamed = ({ title }: TextSection) => named.some(({ name }) => name === title);
  const section = sections.find(({ subsections }) => subsections.some(isNamed));
  return {
    /** The section with these texts. */
    section,
    textOf: ({ name }: { name: string }) => section?.subsections.find(({ title }) => title === name)?.blocks,
    /** Its subsections with other titles. */
    unknown: section?.subsections.filter((part) => !isNamed(part)) ?? [],
    /** The other sections of the page. */
    others: sections.filter((s) => s !== section),
  };
}
