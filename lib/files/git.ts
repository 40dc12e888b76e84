import { execFileSync } from 'node:child_process';

/**
 * Day of the last commit of every file in a folder, by path in the folder with forward slashes, from one call
 * of git. A file with uncommitted changes has no day: the commit is not the last change.
 * @param dir folder of the files, whose names are ASCII: git quotes others
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
    }).split('\n');
  const names = ['--relative', '--no-renames', '--name-only'];
  try {
    if (git('rev-parse', '--is-shallow-repository')[0] !== 'false') return days;
    let day = '';
    // Each commit is `@<day>`, followed by the commit's files.
    for (const line of git('log', '--format=@%cs', ...names, '--', '.'))
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && day > (days.get(line) ?? '')) days.set(line, day);
    for (const name of git('diff', ...names, 'HEAD', '--', '.')) days.delete(name);
  } catch {
    // git is missing, or there is no repository or commit.
    days.clear();
  }
  return days;
}

/** Commit of this folder; undefined if files differ from it. */
export function builtCommit(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    // git is not installed, or the folder is no repository, such as an archive of the source.
    return undefined;
  }
}
