/**
 * `npm run test:engines`: the journeys that matter in Chromium, Firefox and WebKit, those of them that are installed.
 * The export is built first; `--keep` takes the last one. Names of engines narrow it: `npm run test:engines firefox`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FULL_EXPORT } from '@/e2e/builds/small';
import { startChromium } from '@/e2e/engines/chromium';
import { type Engine, NotInstalled } from '@/e2e/engines/engine';
import { startFirefox } from '@/e2e/engines/firefox';
import { JOURNEYS } from '@/e2e/engines/journeys';
import { startWebKit } from '@/e2e/engines/webkit';
import { run as command } from '@/lib/tools/cli/run';
import { TEST_API, TEST_ENVIRONMENT } from '@/lib/tools/cli/test-export';
import { startEnquiryApi } from '@/lib/tools/enquiry-api/server';
import { serveStatic } from '@/lib/tools/static-server/static';

const ENGINES: Record<string, (downloads: string) => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
/** More than any journey takes; a browser that has died lets its driver wait for ever. */
const LIMIT_MS = 90_000;
const count = { passed: 0, failed: 0, skipped: 0 };

if (!process.argv.includes('--keep')) {
  Object.assign(process.env, TEST_ENVIRONMENT);
  await command('tsx', ['e2e/builds/small.ts']);
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-'));
const api = await startEnquiryApi({
  port: Number(new URL(TEST_API).port),
  file: path.join(folder, 'enquiries.jsonl'),
  quiet: true,
});
const site = await serveStatic(FULL_EXPORT);
for (const [name, start] of Object.entries(ENGINES))
  if (wanted.length === 0 || wanted.includes(name)) await run(name, start);
await Promise.all([site.close(), api.close()]);
fs.rmSync(folder, { recursive: true, force: true });
console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} engines skipped`);
process.exit(count.failed > 0 ? 1 : 0);

async function run(name: string, start: (downloads: string) => Promise<Engine>) {
  const downloads = path.join(folder, name);
  fs.mkdirSync(downloads);
  let engine: Engine;
  try {
    engine = await start(downloads);
  } catch (error) {
    if (!(error instanceof NotInstalled)) throw error;
    count.skipped++;
    console.log(`\nSKIPPED ${name}: ${error.message}`);
    return;
  }
  console.log(`\n${engine.name} ${engine.version}`);
  for (const [title, journey] of Object.entries(JOURNEYS)) {
    api.reset();
    const done = engine.tab().then((tab) => journey({ tab, site: site.url, api, engine }));
    const hung = delay(LIMIT_MS, 'hung' as const, { ref: false });
    try {
      if ((await Promise.race([done, hung])) === 'hung')
        throw new Error('It hangs; the journeys after it were not tried.');
      count.passed++;
      console.log(`  ✓ ${title}`);
    } catch (error) {
      count.failed++;
      console.error(
        `  ✘ ${title}\n    ${((error as Error).message || String((error as Error).stack)).replaceAll('\n', '\n    ')}`,
      );
      if (/^It hangs/.test((error as Error).message)) break;
    }
  }
  await engine.close();
}
