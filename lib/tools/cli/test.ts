/**
 * `npm test`: everything that CI runs, in one command. Format and lint, types, unused code, the content check, one
 * export that all browser tests share, then unit, export and browser tests. Ends with `N passed, N failed`.
 */
import fs from 'node:fs';
import { performance } from 'node:perf_hooks';
import { installEditor } from '@/lib/tools/editor/install';
import { ensureChromium } from './browser';
import { build } from './build';
import { explain } from './failure';
import { run } from './run';
import { TEST_ENVIRONMENT } from './test-export';

interface Results {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
}

const RESULTS = '.cache/test-results.json';
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
    console.error(`── ${name}: FAILED. ${explain(error, false)}`);
    return false;
  }
}

const bin = (name: string) => `node_modules/.bin/${name}`;

await Promise.all([
  step('Format and lint', () => run(bin('biome'), ['check', '--error-on-warnings'])),
  step('Types', () => run(bin('tsc'), ['--noEmit'])),
  step('Unused files, exports and dependencies', () => run(bin('knip'), [])),
]);
Object.assign(process.env, TEST_ENVIRONMENT);
// First, so that the working files are in the end those of the site itself.
await step('Two small exports', () => run(bin('tsx'), ['e2e/exports/small.ts']));
await step('Builds that fail', () => run(bin('tsx'), ['e2e/exports/failures.ts']));
const built = await step('Export', build);
const browser = await step('Browser', async () => {
  process.env.CHROMIUM_PATH = ensureChromium();
});
if (!(await step('Editor', installEditor))) process.env.NO_EDITOR = '1';
fs.rmSync(RESULTS, { force: true });
if (built && browser) {
  await run(bin('playwright'), ['test', ...process.argv.slice(2)]).catch(() => undefined);
  if (fs.existsSync(RESULTS)) {
    const { stats } = JSON.parse(fs.readFileSync(RESULTS, 'utf8')) as Results;
    passed += stats.expected;
    failed += stats.unexpected + stats.flaky;
    if (stats.skipped) console.log(`\n${stats.skipped} skipped, each with its reason above.`);
  } else failed++;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
