/** One build at a time in a folder: all builds use the same working files (`.export`, `.next`, `public`). */
import fs from 'node:fs';
import path from 'node:path';

export const LOCK_FILE = '.cache/build.lock';

interface Holder {
  pid: number;
  /** When it began, as ISO 8601. */
  since: string;
}

/**
 * Takes the lock. It is given back by the returned function, and when the process ends; that of a process which was
 * killed does not count.
 * @param file the lock
 * @returns gives it back
 * @throws when another build is under way, with its process and since when
 */
export function takeLock(file = LOCK_FILE): () => void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const mine: Holder = { pid: process.pid, since: new Date().toISOString() };
  if (!create(file, mine)) {
    const holder = read(file);
    if (holder && runs(holder.pid)) throw busy(file, holder);
    // Its process is gone: whoever takes the file away first may try again.
    fs.rmSync(file, { force: true });
    if (!create(file, mine)) throw busy(file, read(file));
  }
  const give = () => {
    process.off('exit', give);
    if (read(file)?.pid === process.pid) fs.rmSync(file, { force: true });
  };
  process.on('exit', give);
  return give;
}

/** Puts a whole lock file in place, or nothing where there is one. */
function create(file: string, holder: Holder): boolean {
  const whole = `${file}.${process.pid}`;
  fs.writeFileSync(whole, JSON.stringify(holder));
  try {
    fs.linkSync(whole, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(whole, { force: true });
  }
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether a process is there; one that belongs to somebody else is. */
function runs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function busy(file: string, holder: Holder | undefined): Error {
  const who = holder ? ` (process ${holder.pid}, since ${holder.since.slice(11, 19)} UTC)` : '';
  return new Error(
    `Another build is under way in this folder${who}. Wait for it. If there is none, delete ${file}.`,
  );
}
