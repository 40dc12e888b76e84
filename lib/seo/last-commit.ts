import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Day of the last commit of every file in a folder, by path in the folder, from one call of git. A file with
 * uncommitted changes has no day: the commit is not the last change.
 * @param dir folder of the files
 * @returns no days if git or the history is missing, or if the clone is shallow, which would give all files
 * one day
 */
export function lastCommits(dir: string): Map<string, string> {
  const days = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', dir, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
  // `-z` ends names with NUL, so that no name is quoted; git writes a line break before the first name of a
  // commit.
  const namesOf = (command: string, what: string) =>
    git(command, '-z', '--relative', '--no-renames', '--name-only', what, '--', '.')
      .split('\0')
      .flatMap((name) => (name.trim() ? path.normalize(name.replace(/^\n/, '')) : []));
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    let day = '';
    // Each commit is `@<day>`, followed by the commit's files.
    for (const name of namesOf('log', '--format=%x00@%cs'))
      if (/^@\d{4}-\d{2}-\d{2}$/.test(name)) day = name.slice(1);
      else if (day > (days.get(name) ?? '')) days.set(name, day);
    for (const name of namesOf('diff', 'HEAD')) days.delete(name);
  } catch {
    // git is missing, or there is no repository or commit.
    days.clear();
  }
  return days;
}
