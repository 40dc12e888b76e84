import type { DeploymentFinding } from './check';

const EXAMPLES = 2;

/**
 * Findings for a terminal: a line for each part that differs, with a count and two examples.
 * @param all a line for each finding instead
 */
export function formatFindings(findings: readonly DeploymentFinding[], all = false): string {
  const groups = new Map<unknown, DeploymentFinding[]>();
  for (const finding of findings) {
    const key = all ? finding : finding.what + finding.fix;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const lines = [...groups.values()].map((group) => {
    const examples = group
      .slice(0, EXAMPLES)
      .map(({ where, expected, found }) => `${where}: expected ${expected}, found ${found}`);
    if (group.length > EXAMPLES) examples.push(`${group.length - EXAMPLES} more like these`);
    const count = group.length > 1 ? ` (${group.length})` : '';
    return `${group[0]?.what}${count}  ${examples.join('; ')}. To change: ${group[0]?.fix}.`;
  });
  const more = lines.length < findings.length ? ' --all lists each.' : '';
  return [...lines, '', `${findings.length} findings.${more}`].join('\n');
}
