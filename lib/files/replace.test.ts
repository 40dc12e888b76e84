import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeTestFiles } from '@/lib/files/testing';
import { replaceFolder, restorePreviousExport } from './replace';

function folders() {
  const outDir = writeTestFiles({ 'index.html': 'last' }, 'out');
  const write = () => void writeTestFiles({ 'index.html': 'new' }, 'out.new');
  const shown = () => fs.readFileSync(path.join(outDir, 'index.html'), 'utf8');
  const names = () => fs.readdirSync(path.dirname(outDir));
  return { outDir, write, shown, names };
}

test('the new export takes the place of the last', async () => {
  const { outDir, write, shown, names } = folders();
  await replaceFolder(outDir, write);
  expect(shown()).toBe('new');
  await expect.poll(names).toEqual(['out']);
});

test('the last export stays if the new one cannot be written or moved', async () => {
  const { outDir, write, shown, names } = folders();
  const fail = () => {
    write();
    throw new Error('full');
  };
  await expect(replaceFolder(outDir, fail)).rejects.toThrow('full');
  await expect(replaceFolder(outDir, () => undefined)).rejects.toThrow('ENOENT');
  expect(shown()).toBe('last');
  expect(names()).toEqual(['out']);
});

test('the last export is put back after a build that was killed between the two moves', () => {
  const { outDir, shown } = folders();
  fs.renameSync(outDir, `${outDir}.old`);
  restorePreviousExport(outDir);
  expect(shown()).toBe('last');
});

test('the new export stays after a build that was killed after both moves', () => {
  const { outDir, write, shown } = folders();
  fs.renameSync(outDir, `${outDir}.old`);
  write();
  fs.renameSync(`${outDir}.new`, outDir);
  restorePreviousExport(outDir);
  expect(shown()).toBe('new');
});
