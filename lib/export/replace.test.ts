import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@/lib/files/testing';
import { replaceFolder, restorePreviousExport } from './replace';

function folders() {
  const to = writeFiles({ 'index.html': 'last' }, 'out');
  const fresh = writeFiles({ 'index.html': 'new' }, 'out.new');
  const shown = () => fs.readFileSync(path.join(to, 'index.html'), 'utf8');
  return { to, fresh, shown };
}

test('the new export takes the place of the last', async () => {
  const { to, fresh, shown } = folders();
  replaceFolder(fresh, to);
  expect(shown()).toBe('new');
  await expect.poll(() => fs.readdirSync(path.dirname(to))).toEqual(['out']);
});

test('the last export stays if the new one cannot be moved', () => {
  const { to, fresh, shown } = folders();
  fs.rmSync(fresh, { recursive: true });
  expect(() => replaceFolder(fresh, to)).toThrow('ENOENT');
  expect(shown()).toBe('last');
});

test('the last export is put back after a build that was killed between the two moves', () => {
  const { to, shown } = folders();
  fs.renameSync(to, `${to}.old`);
  restorePreviousExport(to);
  expect(shown()).toBe('last');
});

test('the new export stays after a build that was killed after both moves', () => {
  const { to, fresh, shown } = folders();
  fs.renameSync(to, `${to}.old`);
  fs.renameSync(fresh, to);
  restorePreviousExport(to);
  expect(shown()).toBe('new');
});
