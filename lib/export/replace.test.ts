import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@/lib/files/testing';
import { replaceFolder, restorePreviousExport } from './replace';

function folders() {
  const outDir = writeFiles({ 'index.html': 'last' }, 'out');
  const staging = writeFiles({ 'index.html': 'new' }, 'out.new');
  const shown = () => fs.readFileSync(path.join(outDir, 'index.html'), 'utf8');
  return { outDir, staging, shown };
}

test('the new export takes the place of the last', async () => {
  const { outDir, staging, shown } = folders();
  replaceFolder(staging, outDir);
  expect(shown()).toBe('new');
  await expect.poll(() => fs.readdirSync(path.dirname(outDir))).toEqual(['out']);
});

test('the last export stays if the new one cannot be moved', () => {
  const { outDir, staging, shown } = folders();
  fs.rmSync(staging, { recursive: true });
  expect(() => replaceFolder(staging, outDir)).toThrow('ENOENT');
  expect(shown()).toBe('last');
});

test('the last export is put back after a build that was killed between the two moves', () => {
  const { outDir, shown } = folders();
  fs.renameSync(outDir, `${outDir}.old`);
  restorePreviousExport(outDir);
  expect(shown()).toBe('last');
});

test('the new export stays after a build that was killed after both moves', () => {
  const { outDir, staging, shown } = folders();
  fs.renameSync(outDir, `${outDir}.old`);
  fs.renameSync(staging, outDir);
  restorePreviousExport(outDir);
  expect(shown()).toBe('new');
});
