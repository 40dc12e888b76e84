/**
 * Chromium without a test driver, since an attached driver switches prerendering off. The browser is only started at an
 * address; a script in each page acts and reports to its own server. The script is a file of that server, so the
 * exported policy (`script-src 'self'`) stays in force. A link must be rendered to match a speculation rule.
 */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CHROMIUM_ARGS, findChromium } from '@/lib/tools/cli/browser';
import { listen } from '@/lib/tools/listen';
import { staticHandler } from '@/lib/tools/static-server/static';

/** State of a page at an event. */
export interface Report {
  page: string;
  event: string;
  prerendering: boolean;
  popup: boolean;
  /** Number of hydrated islands. */
  ready: number;
  /** Time of activation; 0 for a page that was not prerendered. */
  activationStart: number;
  /** Milliseconds since the visitor could see the page. */
  since: number;
  [more: string]: unknown;
}

type Probe = ReturnType<typeof probe>;
/** Actions on each page, by its path; sent as text. */
export type Steps = Record<string, (probe: Probe) => unknown>;

/** Runs in every page before its own scripts. Sent as text: uses nothing from around it. */
function probe() {
  const page = document as Document & { prerendering?: boolean };
  const popup = () => document.querySelector<HTMLDialogElement>('#popup');
  const log = (event: string, more: object = {}) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { activationStart } = navigation as PerformanceEntry & { activationStart: number };
    const report = {
      page: location.pathname,
      event,
      prerendering: page.prerendering,
      popup: Boolean(popup()?.open),
      ready: document.querySelectorAll('[data-ready]').length,
      activationStart,
      since: performance.now() - activationStart,
      ...more,
    };
    return fetch('/-report', { method: 'POST', body: JSON.stringify(report), keepalive: true });
  };
  const link = (href: string) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)];
    const visible = links.find((a) => a.checkVisibility());
    if (!visible) throw new Error(`No visible link to ${href}`);
    return visible;
  };
  // Longer than the second after which the popup comes.
  const later = (event: string) => setTimeout(log, 1500, event);
  const shown = () => {
    log('shown');
    later('settled');
  };
  log('parsed');
  document.addEventListener('prerenderingchange', shown);
  new MutationObserver((records) => {
    for (const { attributeName, target } of records)
      if (attributeName === 'data-ready') log('hydrated');
      else if (target === popup()) log('popup');
  }).observe(document, { subtree: true, attributeFilter: ['data-ready', 'open'] });
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  loaded.then(() => (page.prerendering ? later('rested') : shown()));
  return {
    log,
    link,
    loaded,
    /** Resolves after an event of a page. */
    waitFor: (page: string, event: string) => fetch(`/-wait?${new URLSearchParams({ page, event })}`),
    /** Rests the pointer on a link. */
    hover: (href: string) => link(href).dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  };
}

/**
 * Opens a page of an export in a Chromium of its own.
 * @param args more switches for Chromium
 */
export async function openUndriven(root: string, start: string, steps: Steps, args: string[]) {
  const reports: Report[] = [];
  /** Requested documents, each with its purpose (`Sec-Purpose`) if any. */
  const requested: string[] = [];
  const changed = new EventEmitter();
  async function report(page: string | null, event: string | null, signal?: AbortSignal): Promise<Report> {
    for (;;) {
      const found = reports.find((r) => r.page === page && r.event === event);
      if (found) return found;
      await once(changed, 'report', { signal });
    }
  }
  const run = Object.entries(steps).map(([at, step]) => `${JSON.stringify(at)}: ${step}`);
  // tsx wraps nested functions in calls of `__name`.
  const script = `{ const __name = (f) => f; const probe = (${probe})(); ({ ${run.join(',')} })[location.pathname]?.(probe); }`;
  const files = staticHandler(root);
  const server = await listen(0, async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/-probe.js') return response.setHeader('content-type', 'text/javascript').end(script);
    if (pathname === '/-wait') await report(searchParams.get('page'), searchParams.get('event'));
    if (pathname === '/-report') {
      reports.push(JSON.parse(await text(request)));
      changed.emit('report');
    }
    if (pathname.startsWith('/-')) return response.writeHead(204).end();
    const file = path.join(root, pathname === '/' ? 'index.html' : `${pathname}.html`);
    if (!fs.existsSync(file)) return files(request, response);
    requested.push([pathname, request.headers['sec-purpose']].filter(Boolean).join(' '));
    const html = fs.readFileSync(file, 'utf8');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(html.replace('<meta name="viewport"', '<script src="/-probe.js"></script>$&'));
  });
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'undriven-'));
  const own = ['--headless=new', '--window-size=1280,900', `--user-data-dir=${profile}`];
  // Detached: a process group, so that all of it ends before its profile is removed.
  const browser = spawn(
    findChromium() ?? 'chromium',
    [...CHROMIUM_ARGS, ...args, ...own, server.url + start],
    { stdio: 'ignore', detached: true },
  );
  return {
    reports,
    requested,
    /** Waits for the first report of an event. */
    report: (page: string, event: string) =>
      report(page, event, AbortSignal.timeout(20_000)).catch(() => {
        throw new Error(`${page} never reported "${event}"`);
      }),
    async close() {
      const ended = once(browser, 'exit');
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
      await ended;
      await server.close();
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
