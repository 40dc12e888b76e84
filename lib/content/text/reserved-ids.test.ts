import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pathsIn } from '@/lib/files';
import { headingIds } from './body';
import { RESERVED_IDS } from './reserved-ids';

/** `id="x"`, `{ id: 'x' }` and `id={section?.id ?? 'x'}`, which a page prints only without such a section. */
const PRINTED = /\bid(?:=|: |=\{[^}]*\?\? )["']([\w-]+)["']/g;

const printed = pathsIn('components')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => fs.readFileSync(path.join('components', file), 'utf8'))
  .flatMap((source) => [...source.matchAll(PRINTED)].map(([, id = '']) => id));

test('every id in the source of a component is reserved, so that no heading gets it', () => {
  expect(printed.filter((id) => headingIds().slug(id) === id)).toEqual([]);
});

test('every reserved id is in the source of a component', () => {
  expect(RESERVED_IDS.filter((id) => !printed.includes(id))).toEqual([]);
});
