import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '@/lib/tools/cli/browser';
import { staticHandler } from '@/lib/tools/static-server/static';
import { median } from './measure';

const [FROM, TO] = ['/course', '/catia'];
const LATENCY_MS = 150;
/** Time a pointer stays on a link before the press; our script waits 100 ms of it. */
const HOVERS_MS = [0, 200, 400, 800];
const GIVE_UP_MS = 30_000;
/** Taken away before the next run: a browser's last processes write a little longer than it lives. */
const PROFILES = path.resolve('.cache/bench/profiles');

interface Report {
  /** From the press to the first frame with the new page. */
  content: number;
  prerendered: boolean;
}

/** In the page: the pointer comes, rests, presses; the next page says when it was seen. Times are of the same clock. */
const reporter = (hover: number) => `<script>
if (location.pathname === '${FROM}') addEventListener('load', () => setTimeout(() => {
  const link = document.querySelector('main a[href="${TO}"]');
  if (${hover}) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  setTimeout(() => { sessionStorage.pressed = Date.now(); link.click(); }, ${hover});
}, 1500));
else {
  const seen = () => requestAnimationFrame(() => setTimeout(() => {
    const { activationStart } = performance.getEntriesByType('navigation')[0];
    const content = Date.now() - sessionStorage.pressed;
    fetch('/report?' + JSON.stringify({ content, prerendered: activationStart > 0 }));
  }));
  const painted = () => new PerformanceObserver((list, own) => { own.disconnect(); seen(); }).observe({ type: 'paint', buffered: true });
  if (document.prerendering) document.addEventListener('prerenderingchange', seen, { once: true }); else painted();
}
</script></head>`;

/**
 * From the press on a link to the next page's content, each answer 150 ms away, after the pointer has rested for a
 * while. Prerendering is switched off in a browser that a driver holds: so this one runs alone, and the pages report
 * to the server. The policy is taken out for that, nothing else.
 * @param out folder of the deliverable
 * @returns a table of medians
 */
export async function benchHover(out: string, runs: number): Promise<string> {
  fs.rmSync(PROFILES, { recursive: true, force: true });
  fs.mkdirSync(PROFILES, { recursive: true });
  const found = HOVERS_MS.map(() => [] as Report[]);
  for (let run = 0; run < runs; run++) for (const [i, hover] of HOVERS_MS.entries()) found[i]?.push(await follow(out, hover));
  const lines = HOVERS_MS.map((hover, i) => {
    const reports = found[i] ?? [];
    return `| ${hover ? `${hover} ms on the link` : 'no hover'} | ${median(reports.map((r) => r.content)).toFixed(0)} | ${reports.filter((r) => r.prerendered).length} of ${runs} |`;
  });
  return [
    `${FROM} to ${TO}, every answer ${LATENCY_MS} ms away, medians of ${runs}`,
    '',
    '| before the press | content after ms | prerendered |',
    '|---|--:|--:|',
    ...lines,
  ].join('\n');
}

async function follow(out: string, hover: number): Promise<Report> {
  const files = staticHandler(out);
  const profile = fs.mkdtempSync(path.join(PROFILES, 'visit-'));
  let heard: (report: Report) => void = () => undefined;
  const report = new Promise<Report>((resolve, reject) => {
    heard = resolve;
    setTimeout(() => reject(new Error('The browser did not report')), GIVE_UP_MS).unref();
  });
  const server = http.createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? '/');
    if (url.startsWith('/report?')) {
      heard(JSON.parse(url.slice('/report?'.length)) as Report);
      return response.end();
    }
    setTimeout(() => {
      if (url !== FROM && url !== TO) return files(request, response);
      const html = fs.readFileSync(`${out}${url}.html`, 'utf8').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html.replace('</head>', reporter(hover)));
    }, LATENCY_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}${FROM}`;
  const browser = spawn(findChromium() ?? 'chromium', [...CHROMIUM_ARGS, '--headless', `--user-data-dir=${profile}`, address], { stdio: 'ignore' });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    return await report;
  } finally {
    browser.kill();
    await ended;
    server.closeAllConnections();
    server.close();
  }
}
