import type { Page } from 'playwright';
import { reach, touch } from './phone';

/** What a page says on its console when an island is hydrated. */
export const READY = 'hydrated';

type Act = (page: Page) => Promise<unknown>;

/** Something a visitor does on a page, after what was done before it. */
interface Step {
  name: string;
  act: Act;
  /** Names of the events that count; without it the step only leads to the next one. */
  counted?: RegExp;
}

interface Journey {
  path: string;
  steps: Step[];
}

const tap =
  (selector: string): Act =>
  async (page) =>
    touch(page, await reach(page.locator(selector).first()));
const key =
  (name: string): Act =>
  (page) =>
    page.keyboard.press(name);
const step = (name: string, act: Act, counted = /./): Step => ({ name, act, counted });
const silent = (act: Act): Step => ({ name: '', act });

/** After the first tap one key after another until the island is hydrated: some of them meet it at work. */
const typeMeanwhile = (name: string, opener: string): Step =>
  step(
    `${name}: type while React comes`,
    async (page) => {
      // Told by the page, once: a look at it would take the time that is measured.
      const done = page.waitForEvent('console', (message) => message.text() === READY).then(() => true);
      await tap(opener)(page);
      do await page.keyboard.press('a', { delay: 20 });
      while (!(await Promise.race([done, page.waitForTimeout(30)])));
    },
    /^key|input/,
  );

const VALUES = {
  name: 'Asha Rao',
  mobile: '0000000000',
  email: 'asha@example.com',
  enquiry: 'When does it begin?',
};

/** A form from the first tap to the words of success: the same island in the popup and on the pages. */
function enquiry(where: string, opener: string, form: string): Step[] {
  return [
    typeMeanwhile(where, opener),
    step(`${where}: type a character`, key('b')),
    silent(async (page) => {
      for (const field of await page.locator(`${form} :is(input, textarea):not([readonly])`).all())
        await field.fill('');
    }),
    step(`${where}: submit empty`, tap(`${form} [type=submit]`)),
    step(`${where}: mend a wrong field`, key('a')),
    silent(async (page) => {
      for (const [name, value] of Object.entries(VALUES)) {
        const field = page.locator(`${form} [name=${name}]`);
        if (await field.count()) await field.fill(value);
      }
    }),
    step(`${where}: submit filled`, tap(`${form} [type=submit]`)),
    silent((page) => page.locator('.notice').waitFor()),
    step(`${where}: dismiss the notice`, tap('.notice .close')),
  ];
}

const carousel = (name: string, label: string): Step[] => {
  const within = `[aria-label="${label}"]`;
  return [
    silent((page) => page.locator(within).scrollIntoViewIfNeeded()),
    silent((page) => page.locator(`[data-ready] ${within}`).waitFor()),
    step(`${name}: next`, tap(`${within} [aria-label="Next slide"]`)),
    step(`${name}: previous`, tap(`${within} [aria-label="Previous slide"]`)),
    step(`${name}: pause`, tap(`${within} .carousel-button:first-child`)),
  ];
};

const popup = silent((page) => page.locator('#popup[open]').waitFor());
const closePopup = tap('#popup .head .close');

const GENERAL = '#general-enquiry';
const COURSE = '#course-enquiry';
const FILTER = '#course-filter';
const OPENER = '#popup [data-open]';

/** Everything that answers to a tap or a key on this site; each journey begins with a page freshly loaded. */
export const JOURNEYS: Journey[] = [
  { path: '/catia', steps: [popup, step('popup: Enquire now', tap(OPENER))] },
  { path: '/catia', steps: [popup, ...enquiry('popup', OPENER, GENERAL)] },
  {
    path: '/catia',
    steps: [
      popup,
      step('popup: close', closePopup),
      step('menu: open', tap('[popovertarget=main-nav]:not(.menu-close)')),
      step('menu: unfold courses', tap('#main-nav summary')),
      step('menu: close', tap('.menu-close')),
      step('syllabus: unfold a module', tap('details.module:not([open]) > summary')),
    ],
  },
  { path: '/', steps: [popup, silent(closePopup), ...carousel('banners', 'Highlights')] },
  { path: '/Aboutus', steps: [popup, silent(closePopup), ...carousel('gallery', 'Gallery')] },
  { path: '/enquiry', steps: [step('form: tap in a field', tap(`${GENERAL} [name=name]`))] },
  {
    path: '/enquiry',
    steps: [...enquiry('form', `${GENERAL} [name=name]`, GENERAL), step('form: open again', tap('.reopen'))],
  },
  {
    path: '/courseinquiry?course=catia',
    steps: [step('course form: tap in a field', tap(`${COURSE} [name=name]`))],
  },
  { path: '/courseinquiry?course=catia', steps: enquiry('course form', `${COURSE} [name=name]`, COURSE) },
  { path: '/course', steps: [popup, silent(closePopup), step('filter: tap', tap(FILTER))] },
  {
    path: '/course',
    steps: [
      popup,
      silent(closePopup),
      typeMeanwhile('filter', FILTER),
      step('filter: take the last character back', key('Backspace')),
      step('filter: type a character', key('c')),
    ],
  },
  {
    path: '/career',
    steps: [
      popup,
      silent(closePopup),
      step('careers: open', tap('[commandfor=positions]')),
      step('careers: close', tap('#positions .close')),
    ],
  },
  {
    path: '/international',
    steps: [popup, silent(closePopup), step('video: pause', tap('button:has-text("Pause video")'))],
  },
  {
    path: '/privacy',
    steps: [popup, silent(closePopup), step('privacy: clear', tap('button:has-text("Clear")'))],
  },
];
