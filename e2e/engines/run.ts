/**
 * `npm run test:engines`: the journeys that matter in Chromium, Firefox and WebKit, those of them that are installed.
 * Names of engines narrow it: `npm run test:engines firefox`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FULL_EXPORT } from '@/e2e/builds/small';
import { ENGINES, NotInstalled } from '@/e2e/engines/drivers';
import { JOURNEYS } from '@/e2e/engines/journeys';
import { TEST_API, TEST_ENVIRONMENT } from '@/lib/tools/cli/test-export';
import { startEnquiryApi } from '@/lib/tools/enquiry-api/server';
import { run as command } from '@/lib/tools/run';
import { serveStatic } from '@/lib/tools/static-server/static';

const wanted = process.argv.slice(2);
/** More than any journey takes; a browser that has died lets its driver wait for ever. */
const LIMIT_MS = 90_000;
let failed = 0;

Object.assign(process.env, TEST_ENVIRONMENT);
await command('tsx', ['e2e/builds/make-small.ts']);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-'));
const api = await startEnquiryApi({
  port: Number(new URL(TEST_API).port),
  file: path.join(folder, 'enquiries.jsonl'),
  quiet: true,
});
const site = await serveStatic(FULL_EXPORT);
for (const name of Object.keys(ENGINES)) if (wanted.length === 0 || wanted.includes(name)) await run(name);
await Promise.all([site.close(), api.close()]);
fs.rmSync(folder, { recursive: true, force: true });
process.exit(failed > 0 ? 1 : 0);

async function run(name: string) {
  const downloads = path.join(folder, name);
  fs.mkdirSync(downloads);
  const engine = await ENGINES[name]?.(downloads).catch((error: Error) => {
    if (!(error instanceof NotInstalled)) throw error;
    console.log(`\nSKIPPED ${name}: ${error.message}`);
  });
  if (!engine) return;
  console.log(`\n${name}`);
  for (const [title, journey] of Object.entries(JOURNEYS)) {
    api.reset();
    const done = engine
      .tab()
      .then((tab) => journey({ tab, site: site.url, api, downloads }).finally(() => tab.close()));
    const hung = delay(LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error('It hangs.');
    });
    try {
      await Promise.race([done, hung]);
      console.log(`  ✓ ${title}`);
    } catch (error) {
      failed++;
      console.error(`  ✘ ${title}\n    ${(error as Error).message.replaceAll('\n', '\n    ')}`);
    }
  }
  await engine.close();
}
