import type { Browser, CDPSession, Page } from '@playwright/test';

/** Measures a visit: kilobytes or milliseconds, by name. */
export type Measure = (page: Page, session: CDPSession, url: string) => Promise<Record<string, number>>;

/** A cheap phone, as Lighthouse emulates it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
/** A slow mobile network: delay of a request (ms), bandwidth in bytes a second. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** Time for scrolling to end, and duration of a tap. */
const STILL_MS = 250;
const TOUCH_MS = 80;

/** Measures a visit on an emulated phone with an empty cache. */
export async function onPhone(browser: Browser, url: string, measure: Measure) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  // tsx wraps functions in calls of `__name`, including functions that run in the page.
  await page.addInitScript('globalThis.__name = (f) => f');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const result = await measure(page, session, url);
  await context.close();
  return result;
}

/** Slows the processor by `CPU_SLOWDOWN`. */
export const slowProcessor = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

async function slowDown(session: CDPSession) {
  await session.send('Network.emulateNetworkConditions', SLOW);
  await slowProcessor(session);
}

/** Taps like a finger. Finds the element first, so that the search does not count as the page's time. */
export async function tap(page: Page, session: CDPSession, selector: string) {
  const target = page.locator(selector).first();
  await target.tap({ trial: true });
  await page.waitForTimeout(STILL_MS);
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Time after `load` for the popup and for scripts that wait for an idle page. */
const AFTER_LOAD_MS = 3000;

/** Visits a page for the first time, on a slow network and processor. */
export const visit: Measure = async (page, session, url) => {
  await slowDown(session);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD_MS);
  return page.evaluate(async () => {
    const files = performance
      .getEntries()
      .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry);
    const kB = (ending: RegExp) =>
      files.reduce((sum, { name, transferSize }) => sum + (ending.test(name) ? transferSize : 0), 0) / 1000;
    const LCP = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    const FCP = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { HTML: kB(/\/[^.]*$/), script: kB(/\.js$/), all: kB(/^/), requests: files.length, FCP, LCP };
  });
};

/** Taps in a form's field: milliseconds until it is hydrated. */
export const tapToHydrated: Measure = async (page, session, url) => {
  await page.goto(url, { waitUntil: 'load' });
  await slowDown(session);
  const hydrated = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let begun = 0;
        addEventListener('pointerdown', () => (begun = performance.now()), { capture: true, once: true });
        new MutationObserver(() => resolve(performance.now() - begun)).observe(document.body, {
          subtree: true,
          attributeFilter: ['data-hydrated'],
        });
      }),
  );
  await tap(page, session, '[name=name]');
  return { 'tap to hydrated': await hydrated };
};
