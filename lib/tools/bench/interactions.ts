import { TEST_API } from '@/lib/tools/cli/test-export';
import { startEnquiryApi } from '@/lib/tools/enquiry-api/server';
import { serveStatic } from '@/lib/tools/static-server/static';
import { JOURNEYS, READY } from './journeys';
import { median } from './measure';
import { launchBrowser, onPhone, slowProcessor } from './phone';

const GOAL_MS = 100;
/** Shorter ones are not reported by browsers. */
const SHORTEST_MS = 16;
/** Time for an interaction's frame, and for what it set off, on the slow processor. */
const SETTLE_MS = 700;

/** An interaction as the browser timed it: from the input to the frame that shows its result, and of what it consists. */
interface Timed {
  /** Of the browser's event: pointerdown, click, keydown and others belong to one interaction. */
  name: string;
  duration: number;
  waiting: number;
  handling: number;
}

/** Keeps what the browser reports of real input, the parts of one interaction apart; says when an island is ready. */
function observe(ready: string) {
  new MutationObserver(() => console.debug(ready)).observe(document, {
    subtree: true,
    attributeFilter: ['data-ready'],
  });
  const timed: Timed[] = [];
  Object.assign(window, { timed });
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const e of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (e.interactionId > 0)
        timed.push({
          name: e.name,
          duration: e.duration,
          waiting: e.processingStart - e.startTime,
          handling: e.processingEnd - e.processingStart,
        });
  }).observe(options);
}

/**
 * Measures every interaction of the site on the phone with a slow processor: real taps and keys, and the browser's
 * own event timing, of which INP is made. The network is not slowed: it delays no frame.
 * @param out folder of the deliverable, built for the tests' enquiry API
 * @param runs how often each is done
 * @param only beginnings of the names to measure, such as `popup`; none: all
 * @returns a table
 */
export async function benchInteractions(out: string, runs: number, only: string[] = []): Promise<string> {
  const wanted = (name: string) =>
    name !== '' && (only.length === 0 || only.some((beginning) => name.startsWith(beginning)));
  const journeys = JOURNEYS.filter(({ steps }) => steps.some(({ name }) => wanted(name)));
  const site = await serveStatic(out);
  const api = await startEnquiryApi({ file: '.cache/bench/enquiries.jsonl', quiet: true });
  const browser = await launchBrowser([
    `--host-resolver-rules=MAP ${new URL(TEST_API).hostname} 127.0.0.1:${api.port}`,
  ]);
  const found = new Map<string, Timed[]>();
  for (let run = 0; run < runs; run++) {
    for (const { path, steps } of journeys) {
      await onPhone(browser, async (page, session) => {
        await page.addInitScript(observe, READY);
        await page.goto(site.url + path, { waitUntil: 'load' });
        await slowProcessor(session);
        for (const { name, act, counted } of steps) {
          await act(page);
          await page.waitForTimeout(SETTLE_MS);
          const timed = await page.evaluate(() => (window as unknown as { timed: Timed[] }).timed.splice(0));
          if (counted)
            found.set(name, [...(found.get(name) ?? []), largest(timed.filter((t) => counted.test(t.name)))]);
        }
      });
    }
  }
  await browser.close();
  await Promise.all([site.close(), api.close()]);
  return table(new Map([...found].filter(([name]) => wanted(name))), runs);
}

const largest = (timed: Timed[]) =>
  timed.reduce((a, b) => (b.duration > a.duration ? b : a), {
    name: '',
    duration: 0,
    waiting: 0,
    handling: 0,
  });

function table(found: Map<string, Timed[]>, runs: number): string {
  const ms = (value: number) => (value < SHORTEST_MS ? `< ${SHORTEST_MS}` : value.toFixed(0));
  const lines = [...found].map(([name, timed]) => {
    const of = (key: 'duration' | 'waiting' | 'handling') => median(timed.map((t) => t[key]));
    const worst = Math.max(...timed.map((t) => t.duration));
    return `| ${name} | ${ms(of('duration'))} | ${ms(worst)} | ${of('waiting').toFixed(0)} | ${of('handling').toFixed(0)} | ${of('duration') < GOAL_MS ? 'yes' : 'NO'} |`;
  });
  return [
    `Interactions, phone with a slow processor, medians of ${runs}`,
    '',
    `| interaction | ms | largest ms | of it before the handlers | in them | below ${GOAL_MS} |`,
    '|---|--:|--:|--:|--:|---|',
    ...lines,
  ].join('\n');
}
