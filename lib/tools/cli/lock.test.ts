/** The lock of a build under way is held by `e2e/builds/failures.ts`, with real builds. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { takeLock } from './lock';

test('the lock of a process that was killed does not count, nor one that cannot be read', () => {
  const file = test.info().outputPath('build.lock');
  const ended = spawnSync('node', ['-e', 'console.log(process.pid)'], { encoding: 'utf8' }).stdout;
  for (const text of [ended, '']) {
    fs.writeFileSync(file, text);
    const release = takeLock(file);
    expect(fs.readFileSync(file, 'utf8')).toBe(String(process.pid));
    release();
    expect(fs.existsSync(file)).toBe(false);
  }
});
