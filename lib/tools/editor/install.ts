import fs from 'node:fs';
import path from 'node:path';
import { run } from '../run';

const SOURCE = path.join('lib', 'tools', 'editor');
const FOLDER = path.join('.cache', 'editor', 'packages');
const INSTALLED = path.join(FOLDER, 'installed.json');

export const MODULES = path.join(FOLDER, 'node_modules');

/**
 * Installs Sveltia CMS (85 MB) from a separate lock file, unless it is installed.
 * @throws with advice when npm fails
 */
export async function installEditor(): Promise<void> {
  const lock = fs.readFileSync(path.join(SOURCE, 'package-lock.json'));
  if (fs.existsSync(INSTALLED) && fs.readFileSync(INSTALLED).equals(lock)) return;
  console.log('Installing the editor into .cache/editor (85 MB, once, about 10 s).');
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    fs.copyFileSync(path.join(SOURCE, file), path.join(FOLDER, file));
  const args = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', args, { quiet: true }).catch(({ message }: Error) => {
    throw new Error(
      `The editor could not be installed: ${message}. npm says above why. It comes from the package registry, once: where that cannot be reached, connect to the internet and run the command again.`,
    );
  });
  fs.writeFileSync(INSTALLED, lock);
}
