import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { GENERATED_FOLDERS } from '@/lib/files';
import { writeFiles } from '@/lib/files/testing';
import { hostsDir } from '@/lib/hosting/servers';
import { isCurrent, isInput, saveInputs } from './build-inputs';

test('generated folders of public/ are no inputs of a build; drawings are', () => {
  const ignored = fs.readFileSync('.gitignore', 'utf8').match(/^public\/.*\/$/gm);
  expect(ignored).toEqual(GENERATED_FOLDERS.map((folder) => `public/${folder}/`));
  for (const folder of GENERATED_FOLDERS) expect(isInput(`public/${folder}/file`), folder).toBe(false);
  expect(isInput('public/drawings/file')).toBe(true);
});

test('an export is current while its inputs and its files are unchanged', () => {
  const outDir = writeFiles({ 'catia.html': 'CATIA' }, 'out');
  fs.mkdirSync(hostsDir(outDir));
  saveInputs(outDir, 'inputs');
  expect(isCurrent(outDir, 'inputs')).toBe(true);
  expect(isCurrent(outDir, 'others')).toBe(false);
  writeFiles({ 'catia.html': 'Java' }, 'out');
  expect(isCurrent(outDir, 'inputs'), 'a page was edited').toBe(false);
  fs.rmSync(outDir, { recursive: true });
  expect(isCurrent(outDir, 'inputs'), 'the folder is gone').toBe(false);
});
