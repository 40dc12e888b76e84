import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { takeLock } from './lock';

test('a second build in a folder fails, and its exit does not free the lock of the first', () => {
  const file = test.info().outputPath('build.lock');
  const listeners = process.listenerCount('exit');
  takeLock(file)();
  fs.writeFileSync(file, String(process.ppid));
  expect(() => takeLock(file)).toThrow(
    `Another build is under way in this folder (process ${process.ppid}). Wait for it.`,
  );
  expect(process.listenerCount('exit')).toBe(listeners);
});
