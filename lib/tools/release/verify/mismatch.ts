import { adviceFor, hostOf, type Kind } from './advice';
import { type Answer, inWords } from './request';

/** One thing that is not as it should be on a deployed site. */
export interface Mismatch {
  /** Address, or part of the site. */
  what: string;
  expected: string;
  found: string;
  /** What to change, and on which host. */
  change: string;
}

/** What an answer has wrong, with what to change on the host that gave it. */
export const mismatch = (
  kind: Kind,
  what: string,
  expected: string,
  answer: Answer,
  found = inWords(answer),
): Mismatch => ({
  what,
  expected,
  found,
  change: adviceFor(kind, hostOf(answer.headers)),
});

/** Mismatches of one cause that are listed one by one; more of them fold into one line with two examples. */
const LISTED = 2;

/** Mismatches with one cause in one line: the same part of an answer is wrong, and the same change puts it right. */
function folded(mismatches: readonly Mismatch[]): Mismatch[] {
  const causes = new Map<string, Mismatch[]>();
  for (const mismatch of mismatches) {
    const [, part = ''] = mismatch.what.split(' ');
    const cause = `${part}\0${mismatch.change}`;
    causes.set(cause, [...(causes.get(cause) ?? []), mismatch]);
  }
  return [...causes.values()].flatMap((alike) => {
    const [first, second] = alike;
    if (!first || !second || alike.length <= LISTED) return alike;
    const what = `${alike.length} alike: ${first.what}, ${second.what} and ${alike.length - LISTED} more`;
    return { ...first, what };
  });
}

/**
 * The mismatches as a table for a terminal.
 * @param all lists each of them, in place of one line for each cause
 */
export function table(mismatches: readonly Mismatch[], all = false): string {
  const head: Mismatch = { what: 'what', expected: 'expected', found: 'found', change: 'what to change' };
  const rows = [head, ...(all ? mismatches : folded(mismatches))].map(({ what, expected, found, change }) =>
    [what, expected, found, change].map((cell) => cell.replace(/\s+/g, ' ')),
  );
  const widths = [0, 1, 2].map((i) => Math.min(48, Math.max(...rows.map((row) => row[i]?.length ?? 0))));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
