/** `npm test`: all checks of CI except for other engines and Node versions. Ends with `N passed, N failed`. */
import fs from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import { installEditor } from '../editor/install';
import { errorMessage } from '../failure';
import { run } from '../run';
import { ensureChromium } from '../testing/browser';
import { EDITED, TEST_ENVIRONMENT } from '../testing/test-export';

interface Counts {
  passed: number;
  failed: number;
}

interface Task {
  /** Tasks that must have ended. */
  after?: string[];
  /** Tasks that must have passed, without which this one is left out. */
  needs?: string[];
  /** @throws when it fails as a whole */
  run: () => Promise<Counts>;
}

/** Specs with rules that an edit of the content might break; browser/every-page would take minutes more. */
const RULES = ['every-page', 'links', 'specification'].map((name) => `export/${name}`);

/** A task that counts as one. */
const check = (action: () => unknown) => async () => {
  await action();
  return { passed: 1, failed: 0 };
};

const command = (program: string, ...args: string[]) =>
  check(() => run(program, args, { env: TEST_ENVIRONMENT }));

/**
 * Runs tests of Playwright, each of which counts.
 * @param name of the results in `.cache`: of their own for tests that run beside others
 */
async function playwright(args: string[], name = 'test', env = {}): Promise<Counts> {
  const folder = `.cache/${name}-results`;
  const file = `${folder}.json`;
  fs.rmSync(file, { force: true });
  await run('playwright', ['test', ...args, `--output=${folder}`], {
    env: { ...TEST_ENVIRONMENT, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }).catch(() => undefined);
  const { stats, errors } = JSON.parse(fs.readFileSync(file, 'utf8')) as JSONReport;
  if (stats.skipped) console.log(`\n${stats.skipped} skipped, each with its reason above.`);
  // Counts errors too: a spec that fails to load has no failing test.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

const ifEditor = async (...args: string[]) => ((await hasPassed('Editor')) ? args : []);

/** Beside the exports, since a build uses little more than one processor. */
const CODE: Record<string, Task> = {
  Editor: { run: check(installEditor) },
  Lint: { run: command('biome', 'check', '--error-on-warnings') },
  Types: { after: ['Lint'], run: command('tsc', '--noEmit') },
  'Unused code': { after: ['Types'], run: command('knip') },
  Units: {
    after: ['Unused code', 'Editor'],
    run: async () => playwright(['--project=unit', ...(await ifEditor('--project=editor-bundle'))]),
  },
};
/** What the tests share. One build after another, here and below: all use the same working files. */
const EXPORTS: Record<string, Task> = {
  'Fixture sites': { run: command('tsx', 'e2e/builds/build-fixture-sites.ts') },
  Export: { after: ['Fixture sites'], run: command('tsx', 'lib/tools/cli/build.ts') },
  Browser: { needs: ['Export'], run: check(ensureChromium) },
};
const TESTS: Record<string, Task> = {
  'Browser, export and editor tests': {
    after: ['Units'],
    needs: ['Browser'],
    run: async () => {
      // `--no-deps`: the editor's setup project has run already.
      const editor = await ifEditor('--project=editor', '--no-deps');
      // Three workers, since a page often waits.
      return playwright(['--project=browser', '--project=export', ...editor, '--workers=3']);
    },
  },
  'Edited content': { after: ['Browser'], run: command('tsx', 'e2e/builds/edited.ts') },
  'Rules over the edited content': {
    needs: ['Edited content'],
    run: () => playwright(['--project=export', ...RULES], 'edited', EDITED),
  },
  'Builds that fail, and the preview': {
    after: ['Edited content'],
    run: () => playwright(['--project=builds'], 'builds'),
  },
};

/** The results of the tasks that have begun or wait; undefined for one that is left out. */
const results = new Map<string, Promise<Counts | undefined>>();

const hasPassed = async (name: string) => (await results.get(name))?.failed === 0;

async function perform(name: string, { after = [], needs = [], run }: Task): Promise<Counts | undefined> {
  await Promise.all(after.map((other) => results.get(other)));
  if ((await Promise.all(needs.map(hasPassed))).includes(false)) return undefined;
  const began = performance.now();
  console.log(`\n── ${name}`);
  const counts = await run().catch((error) => {
    console.error(`── ${name}: ${errorMessage(error)}`);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`── ${name}: ${counts.failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s`);
  return counts;
}

function tasksFor(args: string[]): Record<string, Task> {
  if (args.length === 0) return { ...CODE, ...EXPORTS, ...TESTS };
  const run = () => playwright(args);
  // Units need neither export nor browser.
  const files = args.filter((argument) => /\/|\.spec\b/.test(argument));
  if (files.every((file) => /^(lib|components)\//.test(file))) return { Units: { run } };
  return { ...EXPORTS, Tests: { needs: ['Browser'], run } };
}

for (const [name, task] of Object.entries(tasksFor(process.argv.slice(2))))
  results.set(name, perform(name, task));
const counts = await Promise.all(results.values());
const sum = (key: keyof Counts) => counts.reduce((total, each) => total + (each?.[key] ?? 0), 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
