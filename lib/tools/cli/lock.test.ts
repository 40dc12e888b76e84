/** A lock of nobody; that of a build which is under way is held by `e2e/exports/failures.ts`, with real builds. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { takeLock } from './lock';

/** What a process that was killed leaves behind. */
function ofKilled() {
  const { stdout } = spawnSync('node', ['-e', 'console.log(process.pid)'], { encoding: 'utf8' });
  return JSON.stringify({ pid: Number(stdout), since: '' });
}

for (const [name, text] of [
  ['that of a process that was killed', ofKilled],
  ['one that cannot be read', () => ''],
] as const) {
  test(`${name} does not count, and what is taken is given back`, () => {
    const file = test.info().outputPath('build.lock');
    fs.writeFileSync(file, text());
    const give = takeLock(file);
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    give();
    expect(fs.existsSync(file)).toBe(false);
  });
}
