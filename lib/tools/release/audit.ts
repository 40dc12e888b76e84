import { spawnSync } from 'node:child_process';
import type { Blocker } from './placeholders';

interface Audit {
  vulnerabilities?: Record<string, { severity: string; range: string; isDirect: boolean }>;
  error?: { summary?: string };
}

/**
 * Known weaknesses of the packages that the site is built with.
 * @returns nothing where the registry's list cannot be had
 */
export function audit(): Blocker[] | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, npm_config_fetch_retries: '0' },
  });
  let answer: Audit;
  try {
    answer = JSON.parse(stdout) as Audit;
  } catch {
    return undefined;
  }
  if (answer.error || !answer.vulnerabilities) return undefined;
  return Object.entries(answer.vulnerabilities).map(([name, { severity, range }]) => ({ where: name, what: `${severity}, versions ${range}` }));
}
