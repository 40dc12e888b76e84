import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { atomicWrite, pathsIn } from '@/lib/files';
import { syncGeneratedFolder } from './generated-folder';

const CACHE = '.cache/generate-test';

test.beforeEach(() => fs.rmSync(CACHE, { recursive: true, force: true }));
test.afterAll(() => fs.rmSync(CACHE, { recursive: true, force: true }));

test('a generated folder holds its outputs alone; a second run writes nothing', async () => {
  const target = test.info().outputPath(path.basename(CACHE));
  atomicWrite(path.join(target, 'old.txt'), '');
  const run = (key: string, letters = ['a', 'b']) => {
    const outputs = letters.map((letter) => letter + key);
    return syncGeneratedFolder(
      target,
      outputs.map((text) => ({ name: `${text[0]}.txt`, key: text, render: async () => text })),
    );
  };
  expect(await run('1')).toEqual({ generated: 2, cached: 0 });
  const files = () => pathsIn(target).map((name) => path.join(target, name));
  const times = () => files().map((file) => fs.statSync(file).mtimeMs);
  const written = times();
  expect(files().map((file) => fs.readFileSync(file, 'utf8'))).toEqual(['a1', 'b1']);
  expect(await run('1')).toEqual({ generated: 0, cached: 2 });
  expect(times()).toEqual(written);
  expect(await run('2')).toEqual({ generated: 2, cached: 0 });
  // Without outputs the folder is removed.
  await run('2', []);
  expect(fs.existsSync(target)).toBe(false);
});
