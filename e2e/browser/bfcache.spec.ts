/** Back shows the page as it was left: nothing on any kind of page keeps it out of the browser's memory. */
import type { Page } from '@playwright/test';
import { dialogOf } from '../enquiry';
import { emptyMaps, expect, hydrateAll, launchWithHistory, test } from '../fixtures';

/** A page of each set of scripts; that of the enquiry in mid-work is in enquiry-leave.spec.ts. */
const KINDS = ['/', '/course', '/catia', '/international', '/Contact', '/privacy', '/enquiry'];

type Seen = { persisted?: boolean; leaving?: string[] };

test('every kind of page is kept when it is left, hydrated and with a link prefetched', async ({
  site,
  workerApi,
}) => {
  test.slow();
  const browser = await launchWithHistory(workerApi.port);
  const page = await browser.newPage({ baseURL: site, viewport: { width: 1280, height: 900 } });
  await emptyMaps(page);
  await page.addInitScript(watchLeaving);
  for (const path of KINDS) await test.step(path, () => leaveAndReturn(page, path));
  await browser.close();
});

test('a popup left open and dismissed on the next page is closed when Back shows its page', async ({
  site,
  workerApi,
}) => {
  test.slow();
  const browser = await launchWithHistory(workerApi.port);
  const page = await browser.newPage({ baseURL: site });
  await page.goto('/nx12');
  await expect(dialogOf(page)).toBeVisible();
  await page.evaluate(() =>
    // After the page's own handler, before any timer of it.
    addEventListener('pageshow', () =>
      Object.assign(window, { openDialogs: document.querySelectorAll('dialog[open]').length }),
    ),
  );
  await page.goto('/catia');
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => (window as { openDialogs?: number }).openDialogs)).toBe(0);
  await browser.close();
});

async function leaveAndReturn(page: Page, path: string) {
  await page.goto(path);
  await page.locator('main a[href^="/"]:visible').first().focus();
  await hydrateAll(page);
  expect(await leaving(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { persisted: undefined }));
  await page.goto('/abhyasika', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Point');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => (window as Seen).persisted)).toBeDefined();
  const back = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown;
    })[];
    return {
      persisted: (window as Seen).persisted,
      reasons: JSON.stringify(visit?.notRestoredReasons ?? null),
    };
  });
  expect(back, path).toEqual({ persisted: true, reasons: 'null' });
  expect(await leaving(page)).toEqual([]);
}

/** Runs in the page before its own scripts. */
function watchLeaving() {
  const own = window as Seen;
  own.leaving = [];
  addEventListener('pageshow', (event) => (own.persisted = event.persisted));
  // Chromium forgives a handler of `unload` on some visits: so that none is ever set is checked by itself.
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest: unknown[]) {
    if (/unload$/.test(type)) own.leaving?.push(type);
    return Reflect.apply(add, this, [type, ...rest]);
  };
}

/** Handlers that would run when the page is left. */
const leaving = (page: Page) =>
  page.evaluate(() =>
    [...((window as Seen).leaving ?? []), window.onunload, window.onbeforeunload].filter(Boolean).map(String),
  );
