import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { LOCK_FILE, takeLock } from './lock';

test('of two builds that begin at once one fails, and an exit gives back no other lock', () => {
  const { mkdirSync } = fs;
  const folder = process.cwd();
  const listeners = process.listenerCount('exit');
  process.chdir(test.info().outputPath());
  try {
    takeLock()();
    expect(process.listenerCount('exit')).toBe(listeners);
    // The other build, which runs on, takes the lock just before this one does.
    fs.mkdirSync = ((...args: Parameters<typeof mkdirSync>) => {
      mkdirSync(...args);
      fs.writeFileSync(LOCK_FILE, String(process.ppid));
    }) as typeof mkdirSync;
    expect(takeLock).toThrow(`(process ${process.ppid})`);
  } finally {
    fs.mkdirSync = mkdirSync;
    process.chdir(folder);
  }
});
