import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '@/lib/cli/browser';
import { attribute, elements, parse, remove, serialize } from '@/lib/export/dom';
import { median } from './measure';

/** A cheap phone on a slow mobile network, as the peers were measured: delay a request, bandwidth, processor. */
export const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

interface Variant {
  name: string;
  root: string;
  /** Changes a document on its way. */
  change?: (html: string) => string;
}

interface Sample {
  kilobytes: number;
  requests: number;
  scripts: number;
  fcp: number;
  lcp: number;
  blocking: number;
  cls: number;
}

/** Our page, the same page without any script (the limit), and Next's own export of it. */
function variants(out: string): Variant[] {
  return [
    { name: 'the limit: our page without any script', root: out, change: withoutScripts },
    { name: 'our page', root: out },
    { name: 'plain Next export', root: '.export' },
  ];
}

function withoutScripts(html: string): string {
  const page = parse(html);
  for (const element of [...elements(page)]) {
    const policy = element.tagName === 'meta' && attribute(element, 'http-equiv') !== undefined;
    if (policy || (element.tagName === 'script' && !/json/.test(attribute(element, 'type') ?? ''))) remove(element);
  }
  return serialize(page);
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.txt': 'text/plain',
};

/** A file host with brotli, everything compressed once before it is asked for. */
async function serve({ root, change }: Variant) {
  const kept = new Map<string, { body: Buffer; type: string; encoded: boolean } | undefined>();
  const load = (pathname: string) => {
    const file = [pathname, `${pathname}.html`, pathname === '/' ? '/index.html' : '']
      .map((name) => path.join(root, name))
      .find((name) => fs.statSync(name, { throwIfNoEntry: false })?.isFile());
    if (!file) return undefined;
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const raw = change && file.endsWith('.html') ? Buffer.from(change(fs.readFileSync(file, 'utf8'))) : fs.readFileSync(file);
    const encoded = /^text|svg/.test(type);
    return { body: encoded ? brotliCompressSync(raw) : raw, type, encoded };
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!kept.has(pathname)) kept.set(pathname, load(pathname));
    const file = kept.get(pathname);
    if (!file) return response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': file.type,
        'content-length': file.body.length,
        'cache-control': 'max-age=600',
        ...(file.encoded ? { 'content-encoding': 'br' } : {}),
      })
      .end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

async function visit(page: Page, url: string): Promise<Sample> {
  const session = await page.context().newCDPSession(page);
  const moved = { bytes: 0, requests: 0, scripts: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    moved.bytes += encodedDataLength;
    moved.requests++;
    if (kinds.get(requestId) === 'Script') moved.scripts += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, blocking: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) seen.lcp = e.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.cls += e.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) seen.blocking += Math.max(0, e.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { seen: { lcp: number; cls: number; blocking: number } }).seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  return { kilobytes: moved.bytes / 1000, requests: moved.requests, scripts: moved.scripts / 1000, ...seen };
}

/** From the tap in a form's field to React's having taken it over, in milliseconds, on the slow phone. */
async function tapToReady(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const ready = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let begun = 0;
        document.addEventListener('pointerdown', () => (begun = performance.now()), { capture: true, once: true });
        document.addEventListener('island', () => resolve(performance.now() - begun), { capture: true });
      }),
  );
  await page.locator('[name=name]').tap();
  return ready;
}

/**
 * Measures a page in all variants, interleaved, on an emulated slow phone.
 * @param out folder of the deliverable; Next's own export of the same build must lie in `.export`
 * @param paths pages to visit
 * @param runs visits of each
 * @returns tables of medians
 */
export async function benchPages(out: string, paths: string[], runs: number): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const served = await Promise.all(variants(out).map(async (variant) => ({ ...variant, ...(await serve(variant)) })));
  const fresh = async <T>(task: (page: Page) => Promise<T>) => {
    const context = await browser.newContext(PHONE);
    const result = await task(await context.newPage());
    await context.close();
    return result;
  };
  const lines: string[] = [];
  for (const at of paths) {
    const samples = served.map(() => [] as Sample[]);
    for (let run = 0; run < runs; run++) for (const [i, { url }] of served.entries()) samples[i]?.push(await fresh((page) => visit(page, url + at)));
    lines.push(`\n${at}\n`, '| page | kB moved | requests | script kB | FCP ms | LCP ms | blocking ms | CLS |', '|---|--:|--:|--:|--:|--:|--:|--:|');
    for (const [i, { name }] of served.entries()) {
      const of = (key: keyof Sample) => median((samples[i] ?? []).map((s) => s[key]));
      lines.push(
        `| ${name} | ${of('kilobytes').toFixed(1)} | ${of('requests')} | ${of('scripts').toFixed(1)} | ${of('fcp').toFixed(0)} | ${of('lcp').toFixed(0)} | ${of('blocking').toFixed(0)} | ${of('cls').toFixed(3)} |`,
      );
    }
  }
  const ours = served[1]?.url ?? '';
  const taps: number[] = [];
  for (let run = 0; run < runs; run++) taps.push(await fresh((page) => tapToReady(page, `${ours}/enquiry`)));
  lines.push(`\nTap in the form to hydrated, slow phone: ${median(taps).toFixed(0)} ms (median of ${runs})`);
  await browser.close();
  for (const { server } of served) server.close();
  return lines.join('\n');
}
