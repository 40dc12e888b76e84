import type { TextSection } from '../text/body';

/** Splits off the last section if it is text or terms, to show the contact buttons beside it. */
export function splitLastSection(sections: TextSection[]): { others: TextSection[]; last?: TextSection } {
  const last = sections.at(-1);
  const isSplit = last && ['text', 'terms'].includes(last.contentKind);
  return isSplit ? { others: sections.slice(0, -1), last } : { others: sections };
}
