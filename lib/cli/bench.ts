/**
 * `npm run bench`: measures pages on an emulated slow phone beside a plain Next export of the same content, and
 * builds of generated content. `npm run bench -- pages`, `npm run bench -- builds 50,1000,5000` do one of the two.
 * Compare within one run: machines differ, and differ from minute to minute.
 */
import { benchBuilds } from '@/lib/bench/builds';
import { benchPages } from '@/lib/bench/pages';
import { build, explain, outDir } from './build';

const [what = 'all', sizes = '50,1000,5000'] = process.argv.slice(2);
const RUNS = 5;

try {
  if (what === 'all' || what === 'pages') {
    await build();
    console.log(await benchPages(outDir(), ['/catia', '/', '/course'], RUNS));
  }
  if (what === 'all' || what === 'builds') console.log(`\n${await benchBuilds(sizes.split(',').map(Number))}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
