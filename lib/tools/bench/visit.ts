import type { CDPSession, Page } from 'playwright';
import { slowNetwork, slowProcessor, tap } from './phone';

/** Time after `load` for the popup, which comes after a second, and for scripts that wait for an idle page. */
const AFTER_LOAD_MS = 3000;

/** Visits a page for the first time, on a slow network and processor: kilobytes and milliseconds. */
export async function visit(page: Page, session: CDPSession, url: string) {
  await slowNetwork(session);
  await slowProcessor(session);
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
}

/** Taps in a form's field: milliseconds until it is hydrated. */
export async function tapToHydrated(page: Page, session: CDPSession, url: string) {
  await page.goto(url, { waitUntil: 'load' });
  await slowNetwork(session);
  await slowProcessor(session);
  const hydrated = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let begun = 0;
        addEventListener('pointerdown', () => (begun = performance.now()), { capture: true, once: true });
        new MutationObserver(() => resolve(performance.now() - begun)).observe(document.body, {
          subtree: true,
          attributeFilter: ['data-ready'],
        });
      }),
  );
  await tap(page, session, '[name=name]');
  return { 'tap to hydrated': await hydrated };
}
