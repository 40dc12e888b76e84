/**
 * Chromium without a test driver. A driver is attached through DevTools, and that switches prerendering off; so this
 * browser is only started at an address, and a script in the page acts and reports by calls to its own server.
 *
 * The script is a file of that server, which the policy of every page allows (`script-src 'self'`): the policy stays
 * as it is exported, so what is prerendered here is prerendered under it. Tried with Chromium 156, headless and with
 * each of CHROMIUM_ARGS: none of them keeps it from prerendering, `--disable-background-networking` neither. A link
 * must be rendered for that: one in a closed menu matches no speculation rule.
 */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { CHROMIUM_ARGS, findChromium } from '@/lib/tools/cli/browser';
import { listen } from '@/lib/tools/listen';
import { staticHandler } from '@/lib/tools/static-server/static';

/** One line of what a page saw. */
export interface Report {
  page: string;
  event: string;
  /** Whether the page was only prerendered then. */
  prerendering: boolean;
  popup: boolean;
  /** Islands that React has hydrated. */
  ready: number;
  /** When the page was activated; 0 for one that was not prerendered. */
  activationStart: number;
  /** Milliseconds since the visitor could see the page. */
  since: number;
  [more: string]: unknown;
}

/** What the script in the page can do. */
export type Probe = ReturnType<typeof probe>;

/** In every page, before all of its own scripts. It is sent as text: it can use nothing from around it. */
function probe() {
  const start = () =>
    (performance.getEntriesByType('navigation')[0] as PerformanceEntry & { activationStart: number })
      .activationStart;
  const popup = () => document.getElementById('popup') as HTMLDialogElement | null;
  const tell = (event: string, more: object = {}) => {
    const { prerendering } = document as Document & { prerendering?: boolean };
    const seen = { popup: Boolean(popup()?.open), ready: document.querySelectorAll('[data-ready]').length };
    const report = {
      page: location.pathname,
      event,
      prerendering,
      ...seen,
      activationStart: start(),
      since: performance.now() - start(),
      ...more,
    };
    return fetch('/-report', { method: 'POST', body: JSON.stringify(report), keepalive: true });
  };
  /** A link that can be seen, to be pointed at. */
  const link = (href: string) => {
    const found = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)].find((a) =>
      a.checkVisibility(),
    );
    if (!found) throw new Error(`No link to ${href} can be seen`);
    return found;
  };
  tell('parsed');
  const shown = () => {
    tell('shown');
    // Longer than the second after which the popup comes.
    setTimeout(tell, 1500, 'settled');
  };
  document.addEventListener('prerenderingchange', shown);
  document.addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver((records) => {
      for (const { attributeName, target } of records)
        if (attributeName === 'data-ready') tell('hydrated');
        else if (target === popup()) tell('popup');
    });
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['data-ready', 'open'] });
  });
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  loaded.then(() => {
    // The same for a page that nobody sees yet: whatever does not wait for a visitor has happened by then.
    if ((document as Document & { prerendering?: boolean }).prerendering) setTimeout(tell, 1500, 'rested');
    else shown();
  });
  document.addEventListener('securitypolicyviolation', (e) =>
    tell('violation', { directive: e.effectiveDirective }),
  );
  return {
    tell,
    link,
    loaded,
    /** Resolves when some page has told this. */
    heard: (page: string, event: string) => fetch(`/-heard?${new URLSearchParams({ page, event })}`),
    /** Lets the pointer rest on a link. */
    hover: (href: string) => link(href).dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  };
}

export type Visit = Awaited<ReturnType<typeof visit>>;

interface Opening {
  /** Folder of the export. */
  root: string;
  /** What the script does on each page, by its path; sent as text. */
  steps: Record<string, (probe: Probe) => unknown>;
  /** How far away every answer is (ms). */
  latency?: number;
  /** More switches for Chromium. */
  args?: string[];
}

/**
 * Opens a page in a Chromium of its own.
 * @param start path of the page
 */
export async function visit(start: string, { root, steps, latency = 0, args = [] }: Opening) {
  const binary = findChromium();
  if (!binary) throw new Error('No Chromium was found');
  const reports: Report[] = [];
  /** Documents that were asked for, with what for (`Sec-Purpose`) where the browser says it. */
  const asked: string[] = [];
  const told = new EventEmitter();
  async function report(page: string | null, event: string | null): Promise<Report> {
    for (;;) {
      const found = reports.find((r) => r.page === page && r.event === event);
      if (found) return found;
      await once(told, 'report');
    }
  }
  const run = Object.entries(steps).map(([at, step]) => `${JSON.stringify(at)}: ${step}`);
  // Under tsx, functions call `__name` for those within them.
  const script = `{ const __name = (f) => f; const probe = (${probe})(); ({ ${run.join(',')} })[location.pathname]?.(probe); }`;
  const files = staticHandler(root);
  const server = await listen(0, async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/-probe.js') return response.setHeader('content-type', 'text/javascript').end(script);
    if (pathname === '/-heard') await report(searchParams.get('page'), searchParams.get('event'));
    if (pathname === '/-report') {
      reports.push(JSON.parse(await text(request)));
      told.emit('report');
    }
    if (pathname.startsWith('/-')) return response.writeHead(204).end();
    await delay(latency);
    const file = path.join(root, pathname === '/' ? 'index.html' : `${pathname}.html`);
    if (!fs.existsSync(file)) return files(request, response);
    asked.push([pathname, request.headers['sec-purpose']].filter(Boolean).join(' '));
    const html = fs
      .readFileSync(file, 'utf8')
      .replace('<meta name="viewport"', '<script src="/-probe.js"></script>$&');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'undriven-'));
  const all = [
    ...CHROMIUM_ARGS,
    ...args,
    '--headless=new',
    '--window-size=1280,900',
    `--user-data-dir=${profile}`,
    server.url + start,
  ];
  // A group of its own, so that all that it starts ends with it and nothing writes into its profile any more.
  const browser = spawn(binary, all, { stdio: 'ignore', detached: true });
  return {
    reports,
    asked,
    /** The first report of this, waited for; what never comes is named. */
    report: (page: string, event: string) => {
      const never = delay(20_000, undefined, { ref: false }).then(() =>
        Promise.reject(new Error(`${page} never told "${event}"`)),
      );
      return Promise.race([report(page, event), never]);
    },
    async close() {
      const gone = once(browser, 'exit');
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
      await gone;
      await server.close();
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
