import pMap from 'p-map';
import type { Finding } from '../finding';
import { fileProbes } from './files';
import { runProbe } from './probe';
import { preflightProbes, routeProbes } from './routes';
import type { Target } from './target';

const CONCURRENCY = 6;
const MAX_EXAMPLES = 2;

/**
 * Compares a deployed site with a build.
 * @param calls addresses of the enquiry API
 */
export async function verify(target: Target, calls: readonly string[] = []): Promise<Finding[]> {
  const probes = [...fileProbes(target), ...routeProbes(target), ...preflightProbes(target, calls)];
  const found = await pMap(probes, (probe) => runProbe(probe, target.base), { concurrency: CONCURRENCY });
  return found.flat();
}

/** Writes a line per kind of problem, with a count and two examples. */
export function formatFindings(findings: readonly Finding[]): string {
  const problems = new Set(findings.map(({ problem }) => problem));
  const lines = [...problems].map((one) => {
    const group = findings.filter(({ problem }) => problem === one);
    const examples = group
      .slice(0, MAX_EXAMPLES)
      .map(({ where, expected, found }) => `${where}: expected ${expected}, found ${found}`);
    if (group.length > MAX_EXAMPLES) examples.push(`${group.length - MAX_EXAMPLES} more like these`);
    return `${one}${group.length > 1 ? ` (${group.length})` : ''}  ${examples.join('; ')}`;
  });
  return `${lines.join('\n')}

${findings.length} findings; --json lists each.
What a host must do: out.hosts/README.md; the enquiry API: out.hosts/enquiry-api.openapi.json`;
}
