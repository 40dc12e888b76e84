import type { CDPSession, Page } from 'playwright';
import { reach, slowNetwork, slowProcessor, touch } from './phone';

/** What a first visit costs. */
export type Sample = Awaited<ReturnType<typeof visit>>;

/** Time after `load` in which things still move: the popup comes after a second, scripts when the page is idle. */
const AFTER_LOAD_MS = 3000;

/** Visits a page for the first time, on a slow network and processor. */
export async function visit(page: Page, session: CDPSession, url: string) {
  const moved = { bytes: 0, requests: 0, scripts: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    moved.bytes += encodedDataLength;
    moved.requests++;
    if (kinds.get(requestId) === 'Script') moved.scripts += encodedDataLength;
  });
  await slowNetwork(session);
  await slowProcessor(session);
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tasks: [] as [number, number][] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) seen.lcp = e.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.cls += e.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) seen.tasks.push([e.startTime, e.duration]);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD_MS);
  const seen = await page.evaluate(() => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { tasks, ...paint } = (
      window as unknown as { seen: { lcp: number; cls: number; tasks: [number, number][] } }
    ).seen;
    // Total blocking time as Lighthouse has it: what tasks take beyond 50 ms each, after the first paint.
    const blocking = tasks.reduce(
      (sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, fcp) - 50),
      0,
    );
    // Requests begun before the first paint, the document beside these, and how many of them were fonts.
    const early = performance.getEntriesByType('resource').filter((e) => e.startTime < fcp);
    return {
      ...paint,
      fcp,
      blocking,
      early: early.length + 1,
      earlyFonts: early.filter((e) => e.name.endsWith('.woff2')).length,
    };
  });
  return { kilobytes: moved.bytes / 1000, requests: moved.requests, scripts: moved.scripts / 1000, ...seen };
}

/** From the tap in a form's field to the hydrated island, in milliseconds. The page itself comes fast. */
export async function tapToReady(page: Page, session: CDPSession, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  const field = await reach(page.locator('[name=name]'));
  await slowNetwork(session);
  await slowProcessor(session);
  const ready = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let begun = 0;
        document.addEventListener('pointerdown', () => (begun = performance.now()), {
          capture: true,
          once: true,
        });
        new MutationObserver(() => resolve(performance.now() - begun)).observe(document.body, {
          subtree: true,
          attributeFilter: ['data-ready'],
        });
      }),
  );
  await touch(page, field);
  return ready;
}
