import pMap from 'p-map';
import type { Finding } from '../finding';
import { runCheck } from './check';
import { fileChecks } from './files';
import { preflightChecks, routeChecks } from './routes';
import type { Target } from './target';

const CONCURRENCY = 6;
/** Findings of one kind that are listed, unless all are. */
const EXAMPLES = 2;

/**
 * Compares a deployed site with a build.
 * @param calls addresses of the enquiry API
 */
export async function verify(target: Target, calls: readonly string[] = []): Promise<Finding[]> {
  const checks = [...fileChecks(target), ...routeChecks(target), ...preflightChecks(target, calls)];
  const found = await pMap(checks, (check) => runCheck(check, target.base), { concurrency: CONCURRENCY });
  return found.flat();
}

/**
 * Writes a line per kind of problem, with a count and two examples.
 * @param all whether to list each finding
 */
export function formatFindings(findings: readonly Finding[], all = false): string {
  const problems = new Set(findings.map(({ problem }) => problem));
  const groups = all
    ? findings.map((finding) => [finding])
    : [...problems].map((one) => findings.filter(({ problem }) => problem === one));
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
