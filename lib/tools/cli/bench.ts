/**
 * `npm run bench`: all measurements; `npm run bench -- pages` and so on: one of them. They build the site first where
 * they look at it, into a folder of their own, and need Linux, Chromium and openssl. Compare within one run: machines
 * differ, and differ from minute to minute.
 */
import { benchBuilds } from '@/lib/tools/bench/builds';
import { benchHover } from '@/lib/tools/bench/hover';
import { benchInteractions } from '@/lib/tools/bench/interactions';
import { benchPages } from '@/lib/tools/bench/pages';
import { build } from './build';
import { TEST_API } from './test-export';

const OUT = '.cache/bench/out';
const RUNS = 5;
const SIZES = '50,1000,5000';

const [what = 'all', ...rest] = process.argv.slice(2);
let built: Promise<string> | undefined;
/** The export, built once however many measurements look at it. */
const site = () => {
  built ??= buildAndKeep();
  return built;
};

/** Builds as for a release, but for the tests' enquiry API, and leaves Next's own export to compare with. */
async function buildAndKeep() {
  Object.assign(process.env, { KEEP_EXPORT: '1', OUT_DIR: OUT, ENQUIRY_HOST: TEST_API });
  await build();
  delete process.env.KEEP_EXPORT;
  return OUT;
}

/** By name; what stands after a name on the command line is passed on. */
const BENCHES: Record<string, (args: string[]) => Promise<string>> = {
  pages: async (paths) =>
    benchPages(await site(), paths.length > 0 ? paths : ['/catia', '/', '/course'], RUNS),
  interactions: async (names) => benchInteractions(await site(), RUNS, names),
  hover: async () => benchHover(await site(), RUNS),
  builds: ([sizes = SIZES]) => benchBuilds(sizes.split(',').map(Number)),
};

const chosen = Object.entries(BENCHES).filter(([name]) => what === 'all' || what === name);
if (chosen.length === 0) {
  console.error(`No measurement is called ${what}. There are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
try {
  for (const [, bench] of chosen) console.log(`\n${await bench(rest)}`);
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}
// A browser that a tool has started may keep the process.
process.exit(0);
