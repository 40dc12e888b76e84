/**
 * `npm run bench -- /catia /`: measures pages and their interactions on an emulated slow phone; without paths three
 * pages and every journey. `VISITS=15` sets how often, `BEFORE=folder` adds an earlier export.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';
import sirv from 'sirv';
import { pathsIn } from '@/lib/files';
import { measureInteractions } from '@/lib/tools/bench/interactions';
import { onPhone, tapToHydrated, visit } from '@/lib/tools/bench/phone';
import { build } from '@/lib/tools/build';
import { startEnquiryApi } from '@/lib/tools/enquiry-api/server';
import { listen } from '@/lib/tools/listen';
import { launch } from '../testing/browser';
import { TEST_API } from '../testing/test-export';

type Row = Record<string, number>;

const OUT = '.cache/bench/out';
const LIMIT = 'without script';
const { BEFORE, VISITS = '5' } = process.env;
const visits = Number(VISITS);
const paths = process.argv.slice(2);

const round = (value: number) => Number(value.toPrecision(4));
const median = (values: number[]) => round(values.sort((a, b) => a - b)[values.length >> 1] ?? 0);
const mapValues = <T, U>(
  record: Record<string, T>,
  change: (value: T, key: string) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
const withoutScripts = (html: string) =>
  html.replace(/<meta http-equiv[^>]*>|<script(?![^>]*json)[^>]*>.*?<\/script>/gs, '');

/**
 * Serves a copy of an export with brotli.
 * @param change applied to each document
 * @returns its address; it ends with the process
 */
async function serve(root: string, change = (html: string) => html): Promise<string> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  process.once('exit', () => fs.rmSync(copy, { recursive: true }));
  fs.cpSync(root, copy, { recursive: true });
  for (const name of pathsIn(copy).filter((file) => /\.(html|js|css|svg)$/.test(file))) {
    const file = path.join(copy, name);
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(`${file}.br`, brotliCompressSync(name.endsWith('.html') ? change(text) : text));
  }
  const { url } = await listen(0, sirv(copy, { brotli: true, extensions: ['html'] }));
  return url;
}

Object.assign(process.env, { OUT_DIR: OUT, ENQUIRY_HOST: TEST_API });
await build();
const api = await startEnquiryApi({ file: '.cache/bench/enquiries.jsonl', quiet: true });
// Undoes a cost that only an attached debugger causes: V8 works out source lines for each `Error` that is made.
const args = ['--js-flags=--no-enable-lazy-source-positions'];
const browser = await launch(api.port, { args });

async function compare(
  servers: Record<string, string>,
  at: string,
  measure: (page: Page, session: CDPSession, url: string) => Promise<Row>,
) {
  const samples = mapValues(servers, (): Row[] => []);
  for (let i = 0; i < visits; i++)
    for (const [name, url] of Object.entries(servers))
      samples[name]?.push(await onPhone(browser, (page, session) => measure(page, session, url + at)));
  return mapValues(samples, (rows) =>
    mapValues(rows[0] ?? {}, (_, key) => median(rows.map((row) => row[key] ?? 0))),
  );
}

const ours = await serve(OUT);
const hydrating = { ours, ...(BEFORE && { [BEFORE]: await serve(BEFORE) }) };
const limit = await serve(OUT, withoutScripts);
console.log(`Slow phone, medians of ${visits}, kB with brotli, ms`);
for (const at of paths.length > 0 ? paths : ['/catia', '/', '/course']) {
  const rows = await compare({ [LIMIT]: limit, ...hydrating }, at, visit);
  for (const row of Object.values(rows))
    for (const key of ['FCP', 'LCP'])
      row[`${key} / limit`] = round((row[key] ?? 0) / (rows[LIMIT]?.[key] ?? 0));
  console.log(at);
  console.table(rows);
}
console.log('/enquiry');
console.table(await compare(hydrating, '/enquiry', tapToHydrated));
console.log('Input to frame, fast network; goal: below 100');
const interactions = await measureInteractions(browser, ours, paths, visits);
console.table(mapValues(interactions, (ms) => ({ median: median(ms), largest: Math.max(...ms) })));
// Ends the servers and the browser.
process.exit(0);
