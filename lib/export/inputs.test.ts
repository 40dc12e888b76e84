import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { isInput } from './inputs';

test('what a build makes in public/ is no input of the next one: a second start builds nothing', () => {
  const made = fs.readFileSync('.gitignore', 'utf8').match(/^public\/.*\/$/gm) ?? [];
  expect(made.length).toBeGreaterThan(4);
  for (const folder of made) expect(isInput(`${folder}file`), folder).toBe(false);
  expect(isInput('public/drawings/catia.svg')).toBe(true);
});
