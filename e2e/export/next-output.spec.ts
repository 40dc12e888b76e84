/** Files whose names stand for their bytes: Next's and ours. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sha256 } from '@/lib/files/sha256';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { filesOf } from './site';

test('of Next’s own files fonts alone are shipped', () => {
  const shipped = [...filesOf(TEST_EXPORT)].filter((file) => file.startsWith('/_next/'));
  expect(shipped.map((file) => path.extname(file)).sort()).toEqual(['.woff2', '.woff2']);
});

test('our own scripts and styles are named by their bytes', () => {
  const assets = [...filesOf(TEST_EXPORT)].filter((file) => file.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(5);
  for (const file of assets)
    expect(file).toContain(`-${sha256(fs.readFileSync(TEST_EXPORT + file)).slice(0, 10)}.`);
});
