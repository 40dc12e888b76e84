import type { DeploymentFinding } from './check';

const EXAMPLES = 2;

/**
 * Findings for a terminal: a line for each part that differs, with a count and two examples.
 * @param all a line for each finding instead
 */
export function formatFindings(findings: readonly DeploymentFinding[], all = false): string {
  const groups = new Map<unknown, DeploymentFinding[]>();
  for (const finding of findings) {
    const key = all ? finding : finding.what;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const lines = [...groups.values()].map((group) => {
    const examples = group
      .slice(0, EXAMPLES)
      .map(({ where, expected, found }) => `${where}: expected ${expected}, found ${found}`);
    if (group.length > EXAMPLES) examples.push(`${group.length - EXAMPLES} more like these`);
    const count = group.length > 1 ? ` (${group.length})` : '';
    return `${group[0]?.what}${count}  ${examples.join('; ')}`;
  });
  const more = lines.length < findings.length ? ' --all lists each.' : '';
  const help =
    'What a host must do: out.hosts/README.md; the enquiry API: out.hosts/enquiry-api.openapi.json';
  return [...lines, '', `${findings.length} findings.${more}`, help].join('\n');
}
