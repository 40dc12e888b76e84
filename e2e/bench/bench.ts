/**
 * `npm run bench -- /catia /`: measures pages and their interactions on an emulated slow phone; without paths
 * three pages and every journey. `VISITS=15` sets how often, `BEFORE=folder` adds an earlier export.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { pathsIn } from '@/lib/files';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { build } from '@/lib/tools/build/build';
import { startEnquiryApi } from '@/lib/tools/enquiry-api/server';
import { listen } from '@/lib/tools/listen';
import { launch } from '../support/browser';
import { TEST_API } from '../support/test-export';
import { journeys } from './interactions';
import { type Measure, onPhone, tapToHydrated, visit } from './phone';

type Row = Record<string, number>;

const OUT = '.cache/bench/out';
const LIMIT = 'without script';
const { BEFORE, VISITS = '5' } = process.env;
const paths = process.argv.slice(2);

const round = (value: number) => Number(value.toPrecision(4));
const median = (values: number[]) => round(values.sort((a, b) => a - b)[values.length >> 1] ?? 0);
const medians = (rows: Row[]): Row =>
  Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((key) => [key, median(rows.map((row) => row[key] ?? 0))]),
  );
const withoutScripts = (html: string) =>
  html.replace(/<meta http-equiv[^>]*>|<script(?![^>]*json)[^>]*>.*?<\/script>/gs, '');

/** Serves a copy of an export with brotli, until the process ends. @param change applied to each document */
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

await build({ ...settingsFromEnvironment(), outDir: OUT, enquiryHost: TEST_API });
const api = await startEnquiryApi({ file: '.cache/bench/enquiries.jsonl', quiet: true });
// Avoids a cost of an attached debugger: V8 computes source lines for each new `Error`.
const args = ['--js-flags=--no-enable-lazy-source-positions'];
const browser = await launch(api.port, { args });

async function compare(servers: Record<string, string>, at: string, measure: Measure) {
  const samples: Record<string, Row[]> = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let i = 0; i < Number(VISITS); i++)
    for (const [name, url] of Object.entries(servers))
      samples[name]?.push(await onPhone(browser, url + at, measure));
  const rows = Object.fromEntries(Object.entries(samples).map(([name, each]) => [name, medians(each)]));
  const limit = rows[LIMIT];
  if (limit)
    for (const row of Object.values(rows))
      for (const key of ['FCP', 'LCP']) row[`${key} / limit`] = round((row[key] ?? 0) / (limit[key] ?? 0));
  console.log(at);
  console.table(rows);
}

const ours = await serve(OUT);
const hydrating = { ours, ...(BEFORE && { [BEFORE]: await serve(BEFORE) }) };
const servers = { [LIMIT]: await serve(OUT, withoutScripts), ...hydrating };
console.log(`Slow phone, medians of ${VISITS}, kB with brotli, ms`);
for (const at of paths.length > 0 ? paths : ['/catia', '/', '/course']) await compare(servers, at, visit);
await compare(hydrating, '/enquiry', tapToHydrated);
console.log('Input to frame, fast network; goal: below 100');
for (const [at, measure] of journeys(paths)) await compare({ ours }, at, measure);
// Ends the servers and the browser.
process.exit(0);
