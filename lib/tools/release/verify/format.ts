import type { DeploymentFinding } from './check';

const EXAMPLES = 2;

/**
 * Findings for a terminal: a line for each cause, with a count and two examples.
 * @param all a line for each finding instead
 */
export function formatFindings(findings: readonly DeploymentFinding[], all = false): string {
  const causes = new Map<unknown, DeploymentFinding[]>();
  for (const one of findings) {
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
  const more = lines.length < findings.length ? ' --all lists each.' : '';
  return [...lines, '', `${findings.length} findings.${more}`].join('\n');
}
