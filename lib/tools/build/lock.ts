import fs from 'node:fs';
import path from 'node:path';

/** Lock of a build, since all builds write into the same folders. Next locks only `.next`. */
export const LOCK_FILE = '.cache/build.lock';

/**
 * Takes the lock until the process ends. Ignores a lock whose process was killed.
 * @returns a function that releases the lock
 * @throws when another build is running, with its process id
 */
export function takeLock(file = LOCK_FILE): () => void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // `wx` fails for the second of two builds that begin at once.
  const write = () => fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(fs.readFileSync(file, 'utf8'));
    if (holder && isRunning(holder))
      throw new Error(
        `Another build is under way in this folder (process ${holder}). Wait for it. If there is none, delete ${file}.`,
      );
    fs.rmSync(file);
    write();
  }
  const release = () => {
    // A later exit must not release the lock of another build.
    process.off('exit', release);
    fs.rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Whether a process is running; EPERM means that it is another user's. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
