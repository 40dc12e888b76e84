import { defineConfig } from '@playwright/test';
import { TEST_API, TEST_ENVIRONMENT } from './e2e/support/test-export';

Object.assign(process.env, TEST_ENVIRONMENT);

/** Settings of tests in the editor, which starts slowly; the tests share one content folder. */
const EDITOR = { workers: 1, timeout: 90_000, expect: { timeout: 15_000 } };
/** Serial, since all builds use the same working files. */
const BUILDS = { workers: 1, fullyParallel: false, timeout: 480_000 };
/** Firefox and WebKit map no host name: the enquiry API takes the port that the export names. */
const ENGINES = {
  testMatch: 'e2e/engines/*.spec.ts',
  timeout: 90_000,
  dependencies: ['fixture-sites'],
  use: { apiPort: Number(new URL(TEST_API).port) },
};
/** The exports and a browser. */
const dependencies = ['shared'];

/**
 * One runner for all tests: unit tests beside the code, tests of the built HTML and in browsers in `e2e/`.
 * What a project needs is made by the setup projects on which it depends, also for a test that is run alone.
 */
export default defineConfig<object, { apiPort: number }>({
  testDir: '.',
  // Otherwise Playwright reads .cache and .next too, where builds delete folders during the unit tests.
  respectGitIgnore: true,
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // On two processors, since a page and a build often wait.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // A retry would hide a flake.
  retries: 0,
  // Ends a test that hangs; long enough for a slow machine.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['./e2e/support/summary.ts']],
  projects: [
    // The slowest begin first.
    { ...BUILDS, name: 'fixture-sites', testMatch: 'e2e/builds/fixture-sites.setup.ts' },
    {
      ...BUILDS,
      name: 'shared',
      testMatch: 'e2e/builds/shared.setup.ts',
      dependencies: ['fixture-sites'],
    },
    { ...BUILDS, name: 'builds', testMatch: 'e2e/builds/*.spec.ts', dependencies },
    // If the editor's package cannot be installed, this fails, and the tests of the editor are left out.
    { name: 'editor-bundle', testMatch: 'e2e/editor/bundle.setup.ts', timeout: 240_000 },
    {
      ...EDITOR,
      name: 'editor',
      testMatch: 'e2e/editor/*.spec.ts',
      dependencies: ['shared', 'editor-bundle'],
    },
    // Not a test: writes content/guide (npm run make:guide-pictures).
    {
      ...EDITOR,
      name: 'guide-pictures',
      testMatch: 'e2e/editor/guide-pictures.ts',
      dependencies: ['editor-bundle'],
    },
    // One worker, since each worker reads all pages of the export first.
    { name: 'export', testMatch: 'e2e/export/*.spec.ts', workers: 1, dependencies },
    { name: 'browser', testMatch: 'e2e/browser/*.spec.ts', workers: 3, dependencies },
    // One after the other, for that port (npm run test:engines).
    { ...ENGINES, name: 'firefox' },
    { ...ENGINES, name: 'webkit' },
    { name: 'checks', testMatch: 'e2e/checks.spec.ts', workers: 1, timeout: 300_000 },
    { name: 'unit', testMatch: '{lib,components}/**/*.test.ts' },
  ],
});
