import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Packages that only the benchmarks use lie here, so that neither the site nor its lockfile knows them. */
const TOOLS = '.cache/bench/tools';

/**
 * Installs packages for the benchmarks, once.
 * @param packages names with the version that is wanted: `astro@7`
 * @returns whether they are there; why not is printed
 */
export function ensureTools(packages: string[]): boolean {
  const missing = packages.filter((wanted) => !isThere(wanted));
  if (missing.length === 0) return true;
  console.log(`Installing ${missing.join(', ')} into ${TOOLS}, once, for the benchmark alone.`);
  fs.mkdirSync(TOOLS, { recursive: true });
  const { status, stderr } = spawnSync('npm', ['install', '--prefix', TOOLS, '--no-audit', '--no-fund', ...missing], { encoding: 'utf8' });
  if (status === 0 && missing.every(isThere)) return true;
  const reason = stderr?.split('\n').find((line) => /error/i.test(line)) ?? `npm ended with ${status}`;
  console.log(`Left out, since ${missing.join(', ')} could not be installed: ${reason}`);
  return false;
}

function isThere(wanted: string): boolean {
  const at = wanted.lastIndexOf('@');
  const file = toolPath('node_modules', wanted.slice(0, at), 'package.json');
  if (!fs.existsSync(file)) return false;
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  return `${version}.`.startsWith(`${wanted.slice(at + 1)}.`);
}

/** A path among the tools. */
export const toolPath = (...parts: string[]) => path.resolve(TOOLS, ...parts);
