import { defineConfig } from '@playwright/test';

/** Settings of tests in the editor, which starts slowly; the tests share one content folder. */
const EDITOR = { dependencies: ['editor-bundle'], workers: 1, timeout: 90_000, expect: { timeout: 15_000 } };

/**
 * One runner for all tests: unit tests beside the code, tests of the built HTML and in browsers in `e2e/`. `npm test` makes
 * the shared export (lib/tools/cli/test.ts); a test that is run alone uses the last export.
 */
export default defineConfig({
  testDir: '.',
  // Otherwise Playwright reads .cache and .next too, where builds delete folders during the unit tests.
  respectGitIgnore: true,
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A retry would hide a flake.
  retries: 0,
  // Ends a test that hangs; long enough for a slow machine.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test-results.json' }]],
  projects: [
    { name: 'unit', testMatch: '{lib,components}/**/*.test.ts' },
    // Tests of the editor. If its package cannot be installed, the setup project fails first.
    { name: 'editor-bundle', testMatch: 'e2e/editor/bundle.setup.ts' },
    { ...EDITOR, name: 'editor', testMatch: 'e2e/editor/*.spec.ts' },
    // Not a test: writes content/guide (npm run make:guide-pictures).
    { ...EDITOR, name: 'guide-pictures', testMatch: 'e2e/editor/guide-pictures.ts' },
    // One worker, since each worker reads all pages of the export first.
    { name: 'export', testMatch: 'e2e/export/*.spec.ts', workers: 1 },
    { name: 'browser', testMatch: 'e2e/browser/*.spec.ts' },
    // Serial, and not during another build: all use the same working files (lib/tools/cli/test.ts).
    {
      name: 'builds',
      testMatch: 'e2e/builds/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      timeout: 480_000,
    },
  ],
});
