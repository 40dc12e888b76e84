import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pathsIn } from '@/lib/files';
import { headingIds } from './markdown';

test('no heading takes the id of an element of a template', () => {
  const files = pathsIn('components').filter((file) => file.endsWith('.tsx'));
  const ids = new Set(
    files.flatMap((file) =>
      [...fs.readFileSync(path.join('components', file), 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(
        ([, id = '']) => id,
      ),
    ),
  );
  expect(ids.size).toBeGreaterThan(20);
  expect([...ids].filter((id) => headingIds().slug(id) === id)).toEqual([]);
});
