import type { CDPSession, Page } from '@playwright/test';
import { GENERAL } from '../support/enquiry';
import { type Measure, slowProcessor, tap } from './phone';

/** Time until an interaction's frames are painted on the slow processor. */
const SETTLE_MS = 700;

type Act = (page: Page, session: CDPSession) => Promise<unknown>;

const SUBMIT = '#general-enquiry [type=submit]';
const CLOSE_POPUP = { 'popup: close': '#popup [method=dialog] button' };

/** Taps, then types until React has loaded, so that some keys come during hydration. */
const typeAtOnce =
  (selector: string): Act =>
  async (page, session) => {
    await tap(page, session, selector);
    await page.keyboard.type('a'.repeat(30), { delay: 30 });
  };

const submitFilled: Act = async (page, session) => {
  for (const [field, value] of Object.entries(GENERAL.body))
    await page.fill(`#general-enquiry [name=${field}]`, value);
  await tap(page, session, SUBMIT);
};

const nextSlide: Act = async (page, session) => {
  await page.locator('[aria-label="Highlights"]').scrollIntoViewIfNeeded();
  await page.locator('[data-hydrated] [aria-label="Highlights"]').waitFor();
  await tap(page, session, '[aria-label="Highlights"] [aria-label="Next slide"]');
};

/**
 * One interaction of each kind, by name: a selector to tap, or another
 * action. Each journey begins with a fresh page.
 */
const JOURNEYS: [path: string, acts: Record<string, string | Act>][] = [
  [
    '/catia',
    {
      'form: tap, type while React comes': typeAtOnce('#popup [data-open]'),
      'form: submit incomplete': SUBMIT,
      'form: submit': submitFilled,
    },
  ],
  [
    '/catia',
    {
      ...CLOSE_POPUP,
      'menu: open': '[popovertarget]:not([popovertargetaction])',
      'menu: unfold courses': '#main-nav summary',
      'menu: close': '[popovertargetaction]',
      'syllabus: unfold a module': 'details.module:not([open]) > summary',
    },
  ],
  ['/', { ...CLOSE_POPUP, 'carousel: next': nextSlide }],
  ['/course', { ...CLOSE_POPUP, 'filter: tap, type while React comes': typeAtOnce('#course-filter') }],
  [
    '/career',
    {
      ...CLOSE_POPUP,
      'dialog: open': '[commandfor=vacancies]',
      'dialog: close': '#vacancies [method=dialog] button',
    },
  ],
];

/** Records the event timings from which INP is computed. */
function observe() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (e.interactionId > 0) durations.push(e.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Milliseconds from input to next frame, by name of the interaction; 0 if below 16. The processor is slow,
 * the network fast, since it delays no frame.
 */
const measureActs =
  (acts: Record<string, string | Act>): Measure =>
  async (page, session, url) => {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await slowProcessor(session);
    const found: Record<string, number> = {};
    for (const [name, act] of Object.entries(acts)) {
      await (typeof act === 'string' ? tap(page, session, act) : act(page, session));
      await page.waitForTimeout(SETTLE_MS);
      const durations = await page.evaluate(() =>
        (window as unknown as { durations: number[] }).durations.splice(0),
      );
      found[name] = Math.max(0, ...durations);
    }
    return found;
  };

/** @param paths pages to measure; empty: all */
export const journeys = (paths: string[]): [path: string, measure: Measure][] =>
  JOURNEYS.filter(([path]) => paths.length === 0 || paths.includes(path)).map(([path, acts]) => [
    path,
    measureActs(acts),
  ]);
