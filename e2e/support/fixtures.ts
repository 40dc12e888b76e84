/** Playwright fixtures for tests in a browser: a served export, the enquiry API, errors, clock and popup. */
import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test';
import { type EnquiryApi, startEnquiryApi } from '@/lib/tools/enquiry-api/server';
import { serveStatic } from '@/lib/tools/static-server/static';
import { launch } from './browser';
import { FULL_SITE } from './sites';

export { expect } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };
/** Maximum height of the popup before its form is opened, in pixels; on a phone 30 % of the screen. */
export const MAX_POPUP_HEIGHT = { phone: 0.3 * PHONE.height, desktop: 140 };

interface WorkerFixtures {
  /** Folder of the served export; default: that of e2e/content-full, whose texts only tests use. */
  root: string;
  site: string;
  /** Port of the enquiry API, to which a Chromium maps the API's host; 0 for any. */
  apiPort: number;
  /** The enquiry API, reset before each test. */
  api: EnquiryApi;
  browser: Browser;
}

interface TestFixtures {
  /** Console errors and page errors of every page so far. */
  errors: string[];
}

/** Errors that the running test expects; a worker runs one test at a time. */
let expectedErrors: RegExp[] = [];

/** Names the console errors and page errors of this test: each must occur, and no other may. */
export const expectErrors = (...patterns: RegExp[]) => void expectedErrors.push(...patterns);

export const test = base.extend<TestFixtures, WorkerFixtures>({
  root: [FULL_SITE.root, { option: true, scope: 'worker' }],
  site: [
    async ({ root }, use) => {
      const server = await serveStatic(root);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  apiPort: [0, { option: true, scope: 'worker' }],
  api: [
    async ({ apiPort: port }, use, info) => {
      const api = await startEnquiryApi({
        port,
        file: `.cache/test-enquiries-${info.workerIndex}.jsonl`,
        quiet: true,
      });
      await use(api);
      await api.close();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ api, launchOptions }, use) => {
      const browser = await launch(api.port, launchOptions);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  errors: async ({}, use) => {
    expectedErrors = [];
    const errors: string[] = [];
    await use(errors);
    const unexpected = errors.filter((line) => !expectedErrors.some((pattern) => pattern.test(line)));
    expect(unexpected, 'unexpected errors').toEqual([]);
    for (const pattern of expectedErrors) expect(errors).toContainEqual(expect.stringMatching(pattern));
  },
  context: async ({ context, errors, api }, use) => {
    api.reset();
    const report = (text: string) => {
      // A file that a link opens has no view transition.
      if (!text.includes('ViewTransition opt-in')) errors.push(text);
    };
    context.on('console', (message) => {
      // Chromium reports the 404 of a page itself too.
      const isOwn404 =
        message.text().includes('status of 404') && message.location().url === message.page()?.url();
      if (message.type() === 'error' && !isOwn404) report(message.text());
    });
    context.on('weberror', (error) => report(error.error().message));
    await use(context);
  },
});

export const hydrated = (inside: Locator) => inside.locator('xpath=ancestor::*[@data-hydrated]');

/**
 * Holds back responses.
 * @param files pattern of the files; default: the scripts of islands
 * @returns a function that lets them through
 */
export async function holdResponses(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Wraps each text of the page in <font> within <font>, as Chrome's translation does. An island that is
 * hydrated later is rendered again, which React reports.
 */
export async function translate(page: Page) {
  expectErrors(/React error #418/);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, font'))
        continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(`«${text.data}»`);
      text.replaceWith(outer);
    }
  });
}

/** Stops the clock of pages opened later: time passes only when a test advances it. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Keeps the popup away from every page, as after a visitor has closed it. */
export const dismissPopup = (page: Page) =>
  page.addInitScript(() => self === top && sessionStorage.setItem('dismissed', '1'));

/** Replaces each map, which comes from another host, by an empty page. */
export const emptyMaps = (page: Page) =>
  page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }));
