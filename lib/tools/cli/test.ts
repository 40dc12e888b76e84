/**
 * `npm test`: all checks of CI except for other engines and Node versions. Lint, types, unused code and unit tests run
 * during the builds of the shared exports; export, browser and editor tests and the other builds follow. Ends with
 * `N passed, N failed`.
 */
import fs from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import { settingsFromEnvironment } from '@/lib/content/settings';
import { build } from '../build/build';
import { installEditor } from '../editor/install';
import { errorMessage } from '../failure';
import { run } from '../run';
import { ensureChromium } from '../testing/browser';
import { EDITED, TEST_ENVIRONMENT } from '../testing/test-export';

const RESULTS = '.cache/test-results.json';
/** Specs with rules that an edit of the content might break; browser/every-page would take minutes more. */
const RULES = ['every-page', 'links', 'specification'].map((name) => `export/${name}`);
let passed = 0;
let failed = 0;

async function step(name: string, task: () => Promise<unknown>): Promise<boolean> {
  const begun = performance.now();
  console.log(`\n── ${name}`);
  try {
    await task();
    passed++;
    console.log(`── ${name}: passed in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    failed++;
    console.error(`── ${name}: FAILED. ${errorMessage(error)}`);
    return false;
  }
}

async function playwright(...args: string[]): Promise<void> {
  fs.rmSync(RESULTS, { force: true });
  await run('playwright', ['test', ...args]).catch(() => undefined);
  if (!fs.existsSync(RESULTS)) {
    failed++;
    return;
  }
  const { stats, errors } = JSON.parse(fs.readFileSync(RESULTS, 'utf8')) as JSONReport;
  passed += stats.expected;
  // Counts errors too: a spec that fails to load has no failing test.
  failed += stats.unexpected + stats.flaky + errors.length;
  if (stats.skipped) console.log(`\n${stats.skipped} skipped, each with its reason above.`);
}

const chosen = process.argv.slice(2);

async function withoutExport() {
  const editor = step('Editor', installEditor);
  await step('Format and lint', () => run('biome', ['check', '--error-on-warnings']));
  await step('Types', () => run('tsc', ['--noEmit']));
  await step('Unused files, exports and dependencies', () => run('knip', []));
  if (!(await editor)) process.env.NO_EDITOR = '1';
  await playwright('--project=unit', ...(process.env.NO_EDITOR ? [] : ['--project=editor-bundle']));
}

/** Makes the exports that the tests share, one after another: all builds use the same working files. */
async function exports() {
  await step('Two small exports', () => run('tsx', ['e2e/builds/make-small.ts']));
  return step('Export', () => build(settingsFromEnvironment()));
}

/** Runs builds whose result no other test needs, one after another: all use the same working files. */
async function otherBuilds() {
  // A separate results folder: other tests run at the same time with the configured one.
  const test =
    (name: string, args: string[], env = {}) =>
    () =>
      run('playwright', ['test', ...args, '--reporter=line', `--output=.cache/${name}-results`], { env });
  const edited = await step('Content after a dozen edits', () => run('tsx', ['e2e/builds/edited.ts']));
  // The rules only read the edited export, so that the next builds need not wait.
  const rules =
    edited && step('Rules over the edited content', test('edited', ['--project=export', ...RULES], EDITED));
  await step('Builds that fail, and the preview', test('builds', ['--project=builds']));
  await rules;
}

// Files given: units alone need no export; any other file waits for the exports and a browser.
// No file given, from left to right in time:
//   withoutExport: lint, types, units     ┐
//   exports: two small ones, the content's ┴ browser, export and editor tests
//                                            otherBuilds, beside these: edited content, failing builds, preview
Object.assign(process.env, TEST_ENVIRONMENT);
const browser = () => step('Browser', async () => ensureChromium());
if (chosen.length > 0) {
  const units = chosen
    .filter((argument) => !argument.startsWith('-'))
    .every((file) => /^(lib|components)\//.test(file));
  if (units || ((await exports()) && (await browser()))) await playwright(...chosen);
} else {
  // In parallel, since a build uses little more than one processor.
  const code = withoutExport();
  const isReady = (await exports()) && (await browser());
  const builds = otherBuilds();
  await code;
  if (isReady) {
    // Three workers, since a page often waits. `--no-deps`: the editor's setup project has run already.
    const editor = process.env.NO_EDITOR ? [] : ['--project=editor', '--no-deps'];
    await playwright('--project=browser', '--project=export', ...editor, '--workers=3');
  }
  await builds;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
