/**
 * `npm test`: all checks of CI except for other engines and Node versions; with arguments, `playwright test`
 * alone. Ends with `N passed, N failed`.
 */
import fs from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import { errorMessage } from '../failure';
import { run } from '../run';

/** Without a walk of all folders for .gitignore files: builds remove theirs meanwhile. */
const KNIP = ['knip', '--no-gitignore'] as const;
/** Each counts as one test. */
const CHECKS = [['biome', 'check', '--error-on-warnings'], ['tsc', '--noEmit'], KNIP] as const;
/** All but `guide-pictures`, which is no test. */
const PROJECTS = ['unit', 'export', 'browser', 'editor', 'builds'].map((name) => `--project=${name}`);
/** Written by a reporter (playwright.config.ts). */
const RESULTS = '.cache/test-results.json';

/** What failed besides tests; printed at the end, since the tests print beside the checks. */
const messages: string[] = [];
let passed = 0;
let failed = 0;

function fail(error: unknown) {
  messages.push(errorMessage(error));
  failed++;
}

async function runChecks() {
  for (const [program, ...args] of CHECKS) await run(program, args).then(() => passed++, fail);
}

async function runTests(args: string[]) {
  fs.rmSync(RESULTS, { force: true });
  await run('playwright', ['test', ...args]).catch(() => undefined);
  const { stats, errors } = JSON.parse(fs.readFileSync(RESULTS, 'utf8')) as JSONReport;
  passed += stats.expected;
  // Errors too: a spec that fails to load has no failing test.
  failed += stats.unexpected + stats.flaky + errors.length;
}

const args = process.argv.slice(2);
if (args.length > 0) await runTests(args).catch(fail);
else await Promise.all([runTests(PROJECTS).catch(fail), runChecks()]);
console.log(`${messages.join('')}\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
