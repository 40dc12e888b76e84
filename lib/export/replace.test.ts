import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { atomicWrite } from '@/lib/files/atomic-write';
import { replaceFolder, restoreLast } from './replace';

/** A folder `out` with the last export, and one beside it with a new one. */
function folders() {
  const to = test.info().outputPath('out');
  const fresh = `${to}.new`;
  atomicWrite(path.join(to, 'index.html'), 'last');
  atomicWrite(path.join(fresh, 'index.html'), 'new');
  const shown = () => fs.readFileSync(path.join(to, 'index.html'), 'utf8');
  return { to, fresh, shown };
}

test('the new folder takes the place of the last', async () => {
  const { to, fresh, shown } = folders();
  replaceFolder(fresh, to);
  expect(shown()).toBe('new');
  await expect.poll(() => fs.readdirSync(path.dirname(to))).toEqual(['out']);
});

test('where the new one cannot be moved, the last stays', () => {
  const { to, fresh, shown } = folders();
  fs.rmSync(fresh, { recursive: true });
  expect(() => replaceFolder(fresh, to)).toThrow('ENOENT');
  expect(shown()).toBe('last');
});

test('after a build that was killed between the moves, the last is put back', () => {
  const { to, shown } = folders();
  fs.renameSync(to, `${to}.old`);
  restoreLast(to);
  expect(shown()).toBe('last');
});

test('a killed build that had got further leaves the new one', () => {
  const { to, fresh, shown } = folders();
  fs.renameSync(to, `${to}.old`);
  fs.renameSync(fresh, to);
  restoreLast(to);
  expect(shown()).toBe('new');
});

test('an export that may not be changed, and a place that may not be written, are told before the work', () => {
  const { to } = folders();
  const asUser = (place: string) => {
    // Nothing is forbidden to root: another user asks.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const ask = `import('./lib/export/replace.ts').then((it) => (it.default ?? it).checkReplaceable(${JSON.stringify(place)})).catch((e) => console.log(e.code))`;
    return spawnSync('node', ['--import', 'tsx', '-e', ask], { ...user, encoding: 'utf8' }).stdout.trim();
  };
  const parent = path.dirname(to);
  fs.chmodSync(parent, 0o777);
  expect(asUser(`${to}-else`)).toBe('');
  fs.chmodSync(to, 0o555);
  expect(asUser(to)).toBe('EACCES');
  fs.chmodSync(parent, 0o555);
  expect(asUser(`${to}-else`)).toBe('EACCES');
  for (const dir of [parent, to]) fs.chmodSync(dir, 0o777);
});
