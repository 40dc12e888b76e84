import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { GENERATED_FOLDER, pathsIn } from '@/lib/files';
import { CACHE, generateFiles } from './generate';

const FOLDER = 'generate-test';
const target = path.join(GENERATED_FOLDER, FOLDER);
const clear = () => {
  for (const folder of [CACHE, GENERATED_FOLDER])
    fs.rmSync(path.join(folder, FOLDER), { recursive: true, force: true });
};

test.beforeEach(clear);
test.afterAll(clear);

test('a generated folder holds its outputs alone; a second run writes nothing', async () => {
  const run = (key: string, letters = ['a', 'b']) => {
    const outputs = letters.map((letter) => letter + key);
    return generateFiles(
      FOLDER,
      outputs.map((text) => ({ name: `${text[0]}.txt`, key: text, render: async () => text })),
    );
  };
  const files = () => pathsIn(target).map((name) => path.join(target, name));
  const times = () => files().map((file) => fs.statSync(file).mtimeMs);
  expect(await run('1')).toEqual({ generated: 2, cached: 0 });
  const written = times();
  expect(files().map((file) => fs.readFileSync(file, 'utf8'))).toEqual(['a1', 'b1']);
  expect(await run('1')).toEqual({ generated: 0, cached: 2 });
  expect(times()).toEqual(written);
  expect(await run('2', ['b', 'c'])).toEqual({ generated: 2, cached: 0 });
  expect(files().map((file) => fs.readFileSync(file, 'utf8'))).toEqual(['b2', 'c2']);
  // Without outputs the folder is removed.
  await run('2', []);
  expect(fs.existsSync(target)).toBe(false);
});
