import type { Section } from '@/lib/content';

/** Whether two texts beside each other end at about the same height. */
export function even({ height: one }: Section, { height: other }: Section): boolean {
  const [less, more] = [Math.min(one, other), Math.max(one, other)];
  return more - less < 6 || more < 2.2 * less;
}

/** Sections one by one, and in twos where two that are short follow each other. */
export function inPairs(sections: Section[]): Section[][] {
  const rows: Section[][] = [];
  for (const section of sections) {
    const [first, second] = rows.at(-1) ?? [];
    const isHalf = first?.layout.shape === 'half' && section.layout.shape === 'half';
    if (isHalf && !second && even(first, section)) rows.at(-1)?.push(section);
    else rows.push([section]);
  }
  return rows;
}
