import type { Section } from './markdown';

/** Parts the last section from a text, where it is plain and can stand with the ways to reach the institute. */
export function splitLastSection(sections: Section[]): { others: Section[]; last?: Section } {
  const last = sections.at(-1);
  return last?.layout.shape === 'text' ? { others: sections.slice(0, -1), last } : { others: sections };
}
