/** One build at a time in a folder: all write into the same `public/`. Next locks its own folder. */
import fs from 'node:fs';
import path from 'node:path';

export const LOCK_FILE = '.cache/build.lock';

/**
 * Takes the lock, until the process ends. That of a process which was killed does not count.
 * @returns gives it back
 * @throws when another build is under way, with its process
 */
export function takeLock(file = LOCK_FILE): () => void {
  const holder = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (holder && holder !== process.pid && isRunning(holder))
    throw new Error(
      `Another build is under way in this folder (process ${holder}). Wait for it. If there is none, delete ${file}.`,
    );
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  // Of two that come at once the second fails here.
  fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

/** Whether a process is there; another user's may not be asked, and is. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
