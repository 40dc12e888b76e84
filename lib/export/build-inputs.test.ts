import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { writeTestFiles } from '@/lib/files/testing';
import { hostsDir } from '@/lib/hosting/host-files';
import { isCurrent, saveInputs } from './build-inputs';

test('an export is current while its inputs and its files are unchanged', () => {
  const outDir = writeTestFiles({ 'catia.html': 'CATIA' }, 'out');
  fs.mkdirSync(hostsDir(outDir));
  saveInputs(outDir, 'inputs');
  expect(isCurrent(outDir, 'inputs')).toBe(true);
  expect(isCurrent(outDir, 'others')).toBe(false);
  writeTestFiles({ 'catia.html': 'Java' }, 'out');
  expect(isCurrent(outDir, 'inputs'), 'a page was edited').toBe(false);
  fs.rmSync(outDir, { recursive: true });
  expect(isCurrent(outDir, 'inputs'), 'the folder is gone').toBe(false);
});
