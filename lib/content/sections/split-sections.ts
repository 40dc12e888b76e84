import type { TextSection } from '../text/body';

/**
 * Splits off the last section, to show the contact buttons below it, unless it is a table, steps, cells or
 * links.
 */
export function splitLastSection(sections: TextSection[]): { others: TextSection[]; last?: TextSection } {
  const last = sections.at(-1);
  const isSplit = last && !['table', 'steps', 'cells', 'links'].includes(last.layout);
  return isSplit ? { others: sections.slice(0, -1), last } : { others: sections };
}
