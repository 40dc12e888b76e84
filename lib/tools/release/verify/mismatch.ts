import type { Finding } from '../placeholders';
import { hintFor, type Kind } from './hints';
import { describe, type Response } from './http-client';

/** A difference between the deployed site and the build. */
export interface Mismatch extends Finding {
  expected: string;
  found: string;
  /** What to change, and on which host. */
  fix: string;
}

/** Mismatch of a response, with a hint for the host that sent it. */
export function mismatch(
  kind: Kind,
  where: string,
  what: string,
  expected: string,
  response: Response,
  found = describe(response),
): Mismatch {
  return { where, what, expected, found, fix: hintFor(kind, response.headers) };
}

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
