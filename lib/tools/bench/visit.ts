import type { CDPSession, Page } from 'playwright';
import { slowNetwork, slowProcessor, tap } from './phone';

/** Time after `load` for the popup, which comes after a second, and for scripts that wait for an idle page. */
const AFTER_LOAD_MS = 3000;

/** Visits a page for the first time, on a slow network and processor: kilobytes and milliseconds. */
export async function visit(page: Page, session: CDPSession, url: string) {
  const kB: Record<string, number> = {};
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    kB[type] = (kB[type] ?? 0) + encodedDataLength / 1000;
  });
  await slowNetwork(session);
  await slowProcessor(session);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD_MS);
  const paints = await page.evaluate(async () => {
    const LCP = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    return { FCP: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, LCP };
  });
  const all = Object.values(kB).reduce((a, b) => a + b, 0);
  return { HTML: kB.Document ?? 0, script: kB.Script ?? 0, all, requests: types.size, ...paints };
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
