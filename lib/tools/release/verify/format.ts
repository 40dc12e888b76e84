import type { Finding } from '../finding';

const EXAMPLES = 2;

/**
 * Writes a line per kind of problem, with a count and two examples.
 * @param all whether to list each finding
 */
export function formatFindings(findings: readonly Finding[], all = false): string {
  const parts = new Set(findings.map(({ problem }) => problem));
  const groups = all
    ? findings.map((finding) => [finding])
    : [...parts].map((part) => findings.filter(({ problem }) => problem === part));
  const lines = groups.map((group) => {
    const examples = group
      .slice(0, EXAMPLES)
      .map(({ where, expected, found }) => `${where}: expected ${expected}, found ${found}`);
    if (group.length > EXAMPLES) examples.push(`${group.length - EXAMPLES} more like these`);
    return `${group[0]?.problem}${group.length > 1 ? ` (${group.length})` : ''}  ${examples.join('; ')}`;
  });
  const more = lines.length < findings.length ? ' --all lists each.' : '';
  return `${lines.join('\n')}

${findings.length} findings.${more}
What a host must do: out.hosts/README.md; the enquiry API: out.hosts/enquiry-api.openapi.json`;
}
