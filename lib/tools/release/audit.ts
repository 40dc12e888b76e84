import { spawnSync } from 'node:child_process';
import { parseJson } from '../json';
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
  const answer = parseJson(stdout) as Audit | undefined;
  if (!answer?.vulnerabilities || answer.error) return undefined;
  return Object.entries(answer.vulnerabilities).map(([name, { severity, range }]) => ({
    where: name,
    what: `${severity}, versions ${range}`,
  }));
}
