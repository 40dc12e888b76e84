import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { writeTestFiles } from '@/lib/files/testing';
import { hostsDir } from '@/lib/hosting/host-files';
import { isUpToDate, saveInputs } from './build-inputs';

test('an export is current while its inputs and its files are unchanged', () => {
  const outDir = writeTestFiles({ 'catia.html': 'CATIA' }, 'out');
  fs.mkdirSync(hostsDir(outDir));
  saveInputs(outDir, 'inputs');
  expect(isUpToDate(outDir, 'inputs')).toBe(true);
  expect(isUpToDate(outDir, 'others')).toBe(false);
  writeTestFiles({ 'catia.html': 'Java' }, 'out');
  expect(isUpToDate(outDir, 'inputs'), 'a page was edited').toBe(false);
  fs.rmSync(outDir, { recursive: true });
  expect(isUpToDate(outDir, 'inputs'), 'the folder is gone').toBe(false);
});
