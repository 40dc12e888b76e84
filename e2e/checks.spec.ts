/** Format and lint, types, unused code: each counts as one test. */
import { test } from '@playwright/test';
import { run } from '@/lib/tools/run';

for (const [program, ...args] of [
  ['biome', 'check', '--error-on-warnings'],
  ['tsc', '--noEmit', '--project', 'e2e/tsconfig.checks.json'],
  // Without a walk of all folders for .gitignore files: builds remove theirs meanwhile.
  ['knip', '--no-gitignore'],
] as const)
  test(program, async () => void (await run(program, args, { quiet: true })));
