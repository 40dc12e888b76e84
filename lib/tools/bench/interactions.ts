import type { Browser, CDPSession, Page } from 'playwright';
import { onPhone, slowProcessor, tap } from './phone';

/** Time for the frame of an interaction, and for what it sets off, on the slow processor. */
const SETTLE_MS = 700;

type Act = (page: Page, session: CDPSession) => Promise<unknown>;
/** A name, under which the longest interaction is reported, or none; a tap on a selector or another act. */
type Action = [name: string, act: string | Act];

const POPUP = '#popup [data-open]';
const FILTER = '#course-filter';
const VALUES = {
  name: 'Asha Rao',
  mobile: '0000000000',
  email: 'asha@example.com',
  enquiry: 'When does it begin?',
};
const closePopup: Action = ['', '#popup [method=dialog] button'];

/** Taps, then types until after React has come: some keys meet it at work. */
const typeAtOnce =
  (selector: string): Act =>
  async (page, session) => {
    await tap(page, session, selector);
    await page.keyboard.type('a'.repeat(30), { delay: 30 });
  };

/** A form from the first tap to the notice of success. */
const form = (name: string, opener: string, id: string): Action[] => [
  [`${name}: tap, type while React comes`, typeAtOnce(opener)],
  [`${name}: submit incomplete`, `${id} [type=submit]`],
  [`${name}: fix a field`, (page) => page.press(`${id} [name=email]`, 'a')],
  [
    '',
    async (page) => {
      for (const [field, value] of Object.entries(VALUES))
        for (const input of await page.locator(`${id} [name=${field}]`).all()) await input.fill(value);
    },
  ],
  [`${name}: submit`, `${id} [type=submit]`],
  [`${name}: dismiss the notice`, '[role=alert] + button'],
];

const carousel = (label: string): Action[] => [
  closePopup,
  ['', (page) => page.locator(`[aria-label="${label}"]`).scrollIntoViewIfNeeded()],
  ['', (page) => page.locator(`[data-ready] [aria-label="${label}"]`).waitFor()],
  [`${label}: next`, `[aria-label="${label}"] [aria-label="Next slide"]`],
  [`${label}: previous`, `[aria-label="${label}"] [aria-label="Previous slide"]`],
  [`${label}: pause`, `[aria-label="${label}"] button`],
];

/** Everything that responds to a tap or a key; each journey begins with a page freshly loaded. */
const JOURNEYS: [path: string, steps: Action[]][] = [
  ['/catia', form('popup', POPUP, '#general-enquiry')],
  [
    '/catia',
    [
      ['popup: close', closePopup[1]],
      ['menu: open', '[popovertarget]:not([popovertargetaction])'],
      ['menu: unfold courses', '#main-nav summary'],
      ['menu: close', '[popovertargetaction]'],
      ['syllabus: unfold a module', 'details.module:not([open]) > summary'],
    ],
  ],
  ['/', carousel('Highlights')],
  ['/Aboutus', carousel('Gallery')],
  ['/enquiry', [...form('form', '[name=name]', '#general-enquiry'), ['form: open again', 'dialog + button']]],
  ['/courseinquiry?course=catia', form('course form', '[name=name]', '#course-enquiry')],
  [
    '/course',
    [
      closePopup,
      ['filter: tap, type while React comes', typeAtOnce(FILTER)],
      ['filter: take the last character back', (page) => page.keyboard.press('Backspace')],
    ],
  ],
  [
    '/career',
    [
      closePopup,
      ['careers: open', '[commandfor=positions]'],
      ['careers: close', '#positions [method=dialog] button'],
    ],
  ],
  ['/international', [closePopup, ['video: pause', 'button:has-text("Pause video")']]],
  ['/privacy', [closePopup, ['privacy: clear', 'button:has-text("Clear")']]],
];

/** Keeps the browser's timing of real input, of which INP is made. */
function observe() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (e.interactionId > 0) durations.push(e.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Measures every interaction of the site with a slow processor. The network is fast: it delays no frame.
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
