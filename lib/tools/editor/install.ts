import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '@/lib/files/sha256';
import { run } from '@/lib/tools/cli/run';

const OWN = path.join('lib', 'tools', 'editor');
/** Where the editor's packages are kept, apart from those of the site. */
const PLACE = path.join('.cache', 'editor', 'packages');
const STAMP = path.join(PLACE, 'installed');
/** After this nobody should wait for a registry any longer (ms). */
const LIMIT = 180_000;

/** Folder of the installed packages. */
export const MODULES = path.join(PLACE, 'node_modules');

/**
 * Installs Sveltia CMS as its lock file has it, unless it is there. It weighs 85 MB and some 10 s, which nobody should
 * pay who only builds the site.
 * @throws with what to do, when there is no registry
 */
export async function installEditor(): Promise<void> {
  const lock = fs.readFileSync(path.join(OWN, 'package-lock.json'));
  const stamp = sha256(lock);
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Installing the editor into .cache/editor (85 MB, once, about 10 s).');
  fs.mkdirSync(PLACE, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    fs.copyFileSync(path.join(OWN, file), path.join(PLACE, file));
  let said = '';
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
    await run('npm', args, { read: (text) => (said += text), signal: AbortSignal.timeout(LIMIT) });
  } catch {
    const [, code = 'no answer in time'] = /npm \S+ code (\w+)/.exec(said) ?? [];
    throw new Error(
      `The editor could not be installed (npm: ${code}). It comes from the package registry, once: connect to the internet and run the command again.`,
    );
  }
  fs.writeFileSync(STAMP, stamp);
}
