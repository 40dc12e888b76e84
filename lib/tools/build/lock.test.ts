import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { takeLock } from './lock';

test('of two builds that begin at once one fails, and its exit does not free the lock of the other', () => {
  const { mkdirSync } = fs;
  const file = test.info().outputPath('build.lock');
  const listeners = process.listenerCount('exit');
  takeLock(file)();
  expect(process.listenerCount('exit')).toBe(listeners);
  try {
    // Simulates another build, still running, that takes the lock just before this one.
    fs.mkdirSync = () => void fs.writeFileSync(file, String(process.ppid)) as undefined;
    expect(() => takeLock(file)).toThrow(
      `Another build is under way in this folder (process ${process.ppid}). Wait for it.`,
    );
  } finally {
    fs.mkdirSync = mkdirSync;
  }
});
