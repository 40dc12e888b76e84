import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '@/lib/files/sha256';
import { run } from '@/lib/tools/cli/run';

const SOURCE = path.join('lib', 'tools', 'editor');
/** Where the editor's packages are kept, apart from those of the site. */
const PLACE = path.join('.cache', 'editor', 'packages');
const STAMP = path.join(PLACE, 'installed');
/** Longest wait for a registry (ms). */
const LIMIT = 180_000;

/** npm's codes for a registry that cannot be reached. */
const UNREACHABLE = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ERR_SOCKET_TIMEOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);
/** How much of npm's own words is repeated. */
const LAST_LINES = 8;

/** Folder of the installed packages. */
export const MODULES = path.join(PLACE, 'node_modules');

/**
 * Installs Sveltia CMS as its lock file has it, unless it is there. It weighs 85 MB and some 10 s, which a build of the
 * site alone should not pay.
 * @throws with what to do, when there is no registry
 */
export async function installEditor(): Promise<void> {
  const lock = fs.readFileSync(path.join(SOURCE, 'package-lock.json'));
  const stamp = sha256(lock);
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Installing the editor into .cache/editor (85 MB, once, about 10 s).');
  fs.mkdirSync(PLACE, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    fs.copyFileSync(path.join(SOURCE, file), path.join(PLACE, file));
  let said = '';
  const limit = AbortSignal.timeout(LIMIT);
  try {
    const args = [
      'ci',
      '--prefix',
      PLACE,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--fetch-retries=1',
      '--fetch-timeout=60000',
    ];
    await run('npm', args, { read: (text) => (said += text), signal: limit });
  } catch (error) {
    throw new Error(
      `The editor could not be installed. ${whyNot((error as Error).message, said, limit.aborted)}`,
    );
  }
  fs.writeFileSync(STAMP, stamp);
}

/** Why npm failed, with what to do. */
export function whyNot(message: string, said: string, late: boolean): string {
  const [, code = ''] = /npm \S+ code (\w+)/.exec(said) ?? [];
  if (late || UNREACHABLE.has(code))
    return `It comes from the package registry, once, which cannot be reached (npm: ${code || 'no answer in time'}): connect to the internet and run the command again.`;
  return [message, ...said.trim().split('\n').slice(-LAST_LINES)].join('\n').trim();
}
