import fs from 'node:fs';
import path from 'node:path';

/** Allows one build at a time: all write into the same `public/`. Next locks only its own folder. */
export const LOCK_FILE = '.cache/build.lock';

/**
 * Takes the lock until the process ends. Ignores a lock whose process was killed.
 * @returns gives it back
 * @throws when another build is under way, with its process
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
    // A later exit must not give back the lock of another build.
    process.off('exit', release);
    fs.rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** EPERM: the process is another user's. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
