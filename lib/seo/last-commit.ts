import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Day of the last commit of every file in a folder, by its path there, in one call for all of them. A file that was
 * changed since its last commit has no day: its commit is not its last change.
 * @param dir folder of the files
 * @returns no days at all where git or the history is missing, or the clone is shallow and would date everything alike
 */
export function lastCommits(dir: string): Map<string, string> {
  const days = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', dir, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
  // Names end with NUL, so that no name needs quoting; a line break stands before the first of a commit.
  const namesOf = (command: string, what: string) =>
    git(command, '-z', '--relative', '--no-renames', '--name-only', what, '--', '.')
      .split('\0')
      .flatMap((name) => (name.trim() ? path.normalize(name.replace(/^\n/, '')) : []));
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    let day = '';
    // Each commit is `@<day>`, then its files.
    for (const name of namesOf('log', '--format=%x00@%cs'))
      if (/^@\d{4}-\d{2}-\d{2}$/.test(name)) day = name.slice(1);
      else if (day > (days.get(name) ?? '')) days.set(name, day);
    for (const name of namesOf('diff', 'HEAD')) days.delete(name);
  } catch {
    // No git, no repository, no commit yet.
    days.clear();
  }
  return days;
}
