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

/** More lines than this for one cause say nothing new. */
const SHOWN = 5;

/** Mismatches of one cause together: the first ones, and how many more there are. */
function shortened(mismatches: readonly Mismatch[]): Mismatch[] {
  const groups = new Map<string, Mismatch[]>();
  for (const mismatch of mismatches) {
    const key = `${mismatch.expected}\0${mismatch.change}`;
    groups.set(key, [...(groups.get(key) ?? []), mismatch]);
  }
  return [...groups.values()].flatMap((group) => {
    const more = group.length - SHOWN;
    const last = group[SHOWN];
    return more > 1 && last ? [...group.slice(0, SHOWN), { ...last, what: `and ${more} more` }] : group;
  });
}

/** The mismatches as a table for a terminal. */
export function table(mismatches: readonly Mismatch[]): string {
  const head: Mismatch = { what: 'what', expected: 'expected', found: 'found', change: 'what to change' };
  const rows = [head, ...shortened(mismatches)].map(({ what, expected, found, change }) =>
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
