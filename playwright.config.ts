import { defineConfig } from '@playwright/test';

/** For what runs in the editor. It starts slowly, and its tests share one folder of content. */
const EDITOR = { dependencies: ['editor-bundle'], workers: 1, timeout: 90_000, expect: { timeout: 15_000 } };

/**
 * One runner for every test: units beside the code, the built HTML and the journeys in `e2e/`. `npm test` makes the
 * export that they share (lib/tools/cli/test.ts); run alone, they use the last one.
 */
export default defineConfig({
  testDir: '.',
  // Else Playwright reads .cache and .next too, whose folders the builds beside the unit tests delete.
  respectGitIgnore: true,
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A retry would hide a flake.
  retries: 0,
  // Against a test that hangs: a slow machine is no failure.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test-results.json' }]],
  projects: [
    { name: 'unit', testMatch: '{lib,components}/**/*.test.ts' },
    // The forms of `npm run edit`. Where their package could not be installed, that step has failed already.
    ...(process.env.NO_EDITOR
      ? []
      : [
          { name: 'editor-bundle', testMatch: 'e2e/editor/bundle.setup.ts' },
          { ...EDITOR, name: 'editor', testMatch: 'e2e/editor/*.spec.ts' },
          // Not a test: writes content/guide (npm run make:guide-pictures).
          { ...EDITOR, name: 'guide-pictures', testMatch: 'e2e/editor/guide-pictures.ts' },
        ]),
    // One worker: each would read all pages of the export first.
    { name: 'export', testMatch: 'e2e/export/*.spec.ts', workers: 1 },
    { name: 'browser', testMatch: 'e2e/browser/*.spec.ts' },
    // One after another, and beside no other build: all work in the same files (lib/tools/cli/test.ts).
    {
      name: 'builds',
      testMatch: 'e2e/builds/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      timeout: 480_000,
    },
  ],
});
