import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { atomicWrite } from '@/lib/files/atomic-write';
import { replaceFolder, restorePreviousExport } from './replace';

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
  restorePreviousExport(to);
  expect(shown()).toBe('last');
});

test('a killed build that had got further leaves the new one', () => {
  const { to, fresh, shown } = folders();
  fs.renameSync(to, `${to}.old`);
  fs.renameSync(fresh, to);
  restorePreviousExport(to);
  expect(shown()).toBe('new');
});

test('an export that may not be changed, and a place that may not be written, are told before the work', () => {
  const { to } = folders();
  const parent = path.dirname(to);
  const answer = (place: string) => {
    // Nothing is forbidden to root: a child becomes another user once it has loaded the code and stands in the folder,
    // since folders above may be root's alone.
    const ask = `import('./lib/export/replace.ts').then((it) => {
      process.chdir(${JSON.stringify(parent)});
      if (process.getuid?.() === 0) process.setgid(65534), process.setuid(65534);
      (it.default ?? it).checkReplaceable('${place}');
      console.log('replaceable');
    }).catch((error) => console.log(error.code))`;
    return spawnSync('node', ['--import', 'tsx', '-e', ask], { encoding: 'utf8' }).stdout.trim();
  };
  fs.chmodSync(parent, 0o777);
  expect(answer('else')).toBe('replaceable');
  fs.chmodSync(to, 0o555);
  expect(answer('out')).toBe('EACCES');
  fs.chmodSync(parent, 0o555);
  expect(answer('else')).toBe('EACCES');
  for (const dir of [parent, to]) fs.chmodSync(dir, 0o777);
});
