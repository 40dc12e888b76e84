import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Day of the last commit of every file in a folder, by absolute path, in one call for all of them. A file that was
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
  try {
    const [shallow, top] = git('rev-parse', '--is-shallow-repository', '--show-toplevel').trim().split('\n');
    if (shallow !== 'false' || !top) return days;
    const names = (output: string) => output.split('\0').filter(Boolean);
    let day = '';
    // Each commit is `@<day>`, then its files. Names end with NUL, so that no name needs quoting.
    for (const word of names(
      git('log', '-z', '--no-renames', '--name-only', '--format=%x00@%cs', '--', '.'),
    )) {
      const text = word.replace(/^\n/, '');
      const commit = /^@(\d{4}-\d{2}-\d{2})$/.exec(text)?.[1];
      if (commit) day = commit;
      else if (text) {
        const file = path.join(top, text);
        if (day > (days.get(file) ?? '')) days.set(file, day);
      }
    }
    for (const name of names(git('diff', '-z', '--name-only', '--no-renames', 'HEAD', '--', '.')))
      days.delete(path.join(top, name));
  } catch {
    // No git, no repository, no commit yet.
    days.clear();
  }
  return days;
}
