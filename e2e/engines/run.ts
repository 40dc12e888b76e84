/**
 * `npm run test:engines`: the most important journeys in Firefox and WebKit, if installed; with `CI` set, a
 * missing engine fails. e2e/browser covers Chromium. Arguments select engines
 * (`npm run test:engines firefox`).
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { startEnquiryApi } from '@/lib/tools/enquiry-api/server';
import { serveStatic } from '@/lib/tools/static-server/static';
import { buildFixtureSites } from '../support/build-fixture-sites';
import { FULL_EXPORT } from '../support/fixture-sites';
import { TEST_API, TEST_ENVIRONMENT } from '../support/test-export';
import { ENGINES } from './drivers';
import { JOURNEYS } from './journeys';

const wanted = process.argv.slice(2);
/** Time limit of a journey: the driver of a crashed browser waits for ever. */
const LIMIT_MS = 90_000;

Object.assign(process.env, TEST_ENVIRONMENT);
await buildFixtureSites();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-'));
const api = await startEnquiryApi({
  port: Number(new URL(TEST_API).port),
  file: path.join(folder, 'enquiries.jsonl'),
  quiet: true,
});
const site = await serveStatic(FULL_EXPORT);
after(async () => {
  await Promise.all([site.close(), api.close()]);
  fs.rmSync(folder, { recursive: true, force: true });
});

for (const [name, start] of Object.entries(ENGINES))
  test(name, { skip: wanted.length > 0 && !wanted.includes(name) }, async (engineTest) => {
    const downloads = path.join(folder, name);
    fs.mkdirSync(downloads);
    const engine = await start(downloads);
    if (typeof engine === 'string') {
      if (process.env.CI) throw new Error(engine);
      return engineTest.skip(engine);
    }
    for (const [title, journey] of Object.entries(JOURNEYS))
      await engineTest.test(title, { timeout: LIMIT_MS }, async () => {
        api.reset();
        const tab = await engine.tab();
        await journey({ tab, site: site.url, api, downloads }).finally(() => tab.close());
      });
    await engine.close();
  });
