import type { Section } from './markdown';

/** Splits off the last section if it is plain text: the contact buttons are shown beside it. */
export function splitLastSection(sections: Section[]): { others: Section[]; last?: Section } {
  const last = sections.at(-1);
  return last?.layout.shape === 'text' ? { others: sections.slice(0, -1), last } : { others: sections };
}
