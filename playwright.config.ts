import { defineConfig } from '@playwright/test';

/**
 * One runner for every test: units beside the code, the built HTML and the journeys in `e2e/`. `npm test` makes the
 * export that they share (lib/cli/test.ts); run alone, they use the last one.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A retry would hide a flake.
  retries: 0,
  timeout: 30_000,
  // An emulated slow phone on a busy computer takes its time.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test-results.json' }]],
  projects: [
    { name: 'unit', testMatch: 'lib/**/*.test.ts' },
    { name: 'export', testMatch: 'e2e/export/*.spec.ts' },
    { name: 'browser', testMatch: 'e2e/browser/*.spec.ts' },
  ],
});
