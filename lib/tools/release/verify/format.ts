import type { Mismatch } from './check';

const EXAMPLES = 2;

/**
 * Mismatches for a terminal: a line for each cause, with a count and two examples.
 * @param all a line for each mismatch instead
 */
export function formatMismatches(mismatches: readonly Mismatch[], all = false): string {
  const causes = new Map<unknown, Mismatch[]>();
  for (const one of mismatches) {
    const cause = all ? one : `${one.what}\n${one.fix}`;
    causes.set(cause, [...(causes.get(cause) ?? []), one]);
  }
  const lines = [...causes.values()].map((group) => {
    const examples = group
      .slice(0, EXAMPLES)
      .map(({ where, expected, found }) => `${where}: expected ${expected}, found ${found}`);
    if (group.length > EXAMPLES) examples.push(`${group.length - EXAMPLES} more like these`);
    const count = group.length > 1 ? ` (${group.length})` : '';
    return `${group[0]?.what}${count}  ${examples.join('; ')}. ${group[0]?.fix}`.replace(/\s*\n\s*/g, ' ');
  });
  const more = lines.length < mismatches.length ? ' --all lists each.' : '';
  return [...lines, '', `${mismatches.length} mismatches.${more}`].join('\n');
}
