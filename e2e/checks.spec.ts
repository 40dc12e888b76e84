/** Format and lint, types, unused code, imports between folders: each counts as one test. */
import { expect, test } from '@playwright/test';
import { run } from '@/lib/tools/run';
import { faultsOf, importFaults } from './imports/faults';

for (const [program, ...args] of [
  ['biome', 'check', '--error-on-warnings'],
  ['tsc', '--noEmit', '--project', 'e2e/tsconfig.checks.json'],
  // Without a walk of all folders for .gitignore files: builds remove theirs meanwhile.
  ['knip', '--no-gitignore'],
] as const)
  test(program, async () => void (await run(program, args, { quiet: true })));

test('imports', () => expect(importFaults()).toEqual([]));

test('imports that the rules do not allow are found, however they are written', () => {
  const faulty = (file: string, lines: string[]) => lines.filter((line) => faultsOf(file, line).length > 0);
  const refused = [
    `import { x } from '@/lib/media/calendar';`,
    `export type * from '../media/calendar';`,
    `const { x } = await import('../media/calendar');`,
    `import { cache } from 'react';`,
  ];
  expect(faulty('lib/seo/course.ts', refused)).toEqual(refused);
  expect(faultsOf('lib/seo/metadata.ts', `import '../media/calendar';`)).toEqual([
    'lib/seo/metadata.ts imports ../media/calendar, but lib/seo/metadata.ts may import, besides itself: ' +
      'lib/content/index.ts, next (e2e/imports/rules.ts)',
  ]);
  // The index of a folder, and no other file of it.
  const [index, other] = [`import '@/lib/content';`, `import '@/lib/content/types';`];
  expect(faulty('app/page.tsx', [index, other])).toEqual([other]);
  // Only a test imports the runner of tests; a folder without a rule imports nothing.
  const runner = [`import { test } from '@playwright/test';`];
  expect(faulty('lib/enquiry/fields.test.ts', runner)).toEqual([]);
  expect(faulty('lib/enquiry/fields.ts', runner)).toEqual(runner);
  expect(faulty('lib/new/new.ts', [`import './other';`, ...runner])).toEqual(runner);
});
