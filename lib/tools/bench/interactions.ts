import type { Browser, CDPSession, Page } from 'playwright';
import { onPhone, slowProcessor, tap } from './phone';

/** Time for the frames of an interaction on the slow processor. */
const SETTLE_MS = 700;

type Act = (page: Page, session: CDPSession) => Promise<unknown>;
/** A tap or another action; measured if it has a name. */
type JourneyStep = [name: string, act: string | Act];

const FORM = '#general-enquiry';
const VALUES = { name: 'Asha Rao', mobile: '0000000000', email: 'asha@example.com', enquiry: 'When?' };
const CLOSE_POPUP = '#popup [method=dialog] button';

/** Taps, then types until React has loaded: some keys come while it hydrates. */
const typeAtOnce =
  (selector: string): Act =>
  async (page, session) => {
    await tap(page, session, selector);
    await page.keyboard.type('a'.repeat(30), { delay: 30 });
  };

const fillForm: Act = async (page) => {
  for (const [field, value] of Object.entries(VALUES)) await page.fill(`${FORM} [name=${field}]`, value);
};

/** One interaction of each kind. Each journey begins with a fresh page. */
const JOURNEYS: [path: string, steps: JourneyStep[]][] = [
  [
    '/catia',
    [
      ['form: tap, type while React comes', typeAtOnce('#popup [data-open]')],
      ['form: submit incomplete', `${FORM} [type=submit]`],
      ['', fillForm],
      ['form: submit', `${FORM} [type=submit]`],
    ],
  ],
  [
    '/catia',
    [
      ['popup: close', CLOSE_POPUP],
      ['menu: open', '[popovertarget]:not([popovertargetaction])'],
      ['menu: unfold courses', '#main-nav summary'],
      ['menu: close', '[popovertargetaction]'],
      ['syllabus: unfold a module', 'details.module:not([open]) > summary'],
    ],
  ],
  [
    '/',
    [
      ['', CLOSE_POPUP],
      ['', (page) => page.locator('[aria-label="Highlights"]').scrollIntoViewIfNeeded()],
      ['', (page) => page.locator('[data-ready] [aria-label="Highlights"]').waitFor()],
      ['carousel: next', '[aria-label="Highlights"] [aria-label="Next slide"]'],
    ],
  ],
  [
    '/course',
    [
      ['', CLOSE_POPUP],
      ['filter: tap, type while React comes', typeAtOnce('#course-filter')],
    ],
  ],
  [
    '/career',
    [
      ['', CLOSE_POPUP],
      ['dialog: open', '[commandfor=positions]'],
      ['dialog: close', '#positions [method=dialog] button'],
    ],
  ],
];

/** Records the event timings that INP is made of. */
function observe() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (e.interactionId > 0) durations.push(e.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Measures interactions with a slow processor. The network is fast: it delays no frame.
 * @param url of the site
 * @param paths pages to take; none: all
 * @returns milliseconds from input to frame, of each visit, by the interaction's name; 0 below 16
 */
export async function measureInteractions(browser: Browser, url: string, paths: string[], visits: number) {
  const found: Record<string, number[]> = {};
  const chosen = JOURNEYS.filter(([path]) => paths.length === 0 || paths.includes(path));
  for (let visit = 0; visit < visits; visit++)
    for (const [path, steps] of chosen)
      await onPhone(browser, async (page, session) => {
        await page.addInitScript(observe);
        await page.goto(url + path, { waitUntil: 'load' });
        await slowProcessor(session);
        for (const [name, act] of steps) {
          await (typeof act === 'string' ? tap(page, session, act) : act(page, session));
          await page.waitForTimeout(SETTLE_MS);
          const durations = await page.evaluate(() =>
            (window as unknown as { durations: number[] }).durations.splice(0),
          );
          found[name] = [...(found[name] ?? []), Math.max(0, ...durations)];
        }
      });
  delete found[''];
  return found;
}
