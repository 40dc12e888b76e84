/** A cheap phone on a slow mobile network: hydration, what is done before it, and every form. */
import type { Page } from '@playwright/test';
import { slowProcessor } from '@/lib/tools/bench/phone';
import {
  COURSE,
  countCalls,
  expectFilled,
  expectSent,
  field,
  fill,
  GENERAL,
  POPUP,
  posts,
  submitButton,
} from '../enquiry';
import { test as base, expect, hydrated } from '../fixtures';
import { slowDown } from '../slow-server';

const test = base.extend({
  // Not the browser's own emulation of a slow network: one load of 400 never ended in it.
  baseURL: async ({ site }, use) => {
    const slow = await slowDown(Number(new URL(site).port));
    await use(slow.url);
    await slow.close();
  },
});

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
test.slow();

test.beforeEach(async ({ page }) => {
  await slowProcessor(await page.context().newCDPSession(page));
});

const sheet = (page: Page) => page.getByRole('button', { name: 'Enquire now' });
const ready = (page: Page) => page.locator('[data-ready]').count();

/** Types from before React is there until it is, without a pause. Returns what was typed. */
async function typeUntilReady(page: Page, begin: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    const note = () => Object.assign(window, { early: !document.querySelector('[data-ready]') });
    addEventListener('input', note, { once: true, capture: true });
  });
  await begin();
  let typed = '';
  for (let over = 0; over < 3; ) {
    const letter = String.fromCharCode(97 + (typed.length % 26));
    // A pace at which no field is full before React is there.
    await page.keyboard.press(letter, { delay: 25 });
    typed += letter;
    if (await ready(page)) over++;
  }
  expect(
    await page.evaluate(() => (window as { early?: boolean }).early),
    'the first letter came before React',
  ).toBe(true);
  return typed;
}

for (const form of [GENERAL, COURSE, POPUP])
  test(`${form.name}: what is typed while React arrives is kept, and sent once`, async ({ page, api }) => {
    await page.goto(form.path);
    if (form === POPUP) await expect(sheet(page)).toBeVisible();
    // The sheet's button leads into the first field, too.
    const name = await typeUntilReady(page, () => (form === POPUP ? sheet(page) : field(page, 'Name')).tap());
    await expect(field(page, 'Name')).toHaveValue(name);
    const { Name: _, ...others } = form.typed;
    await fill(page, others);
    await expectFilled(page, { ...others, Name: name });
    await submitButton(page).tap();
    await expectSent(page, form);
    expect(posts(api)).toEqual(form.calls);
    expect(api.received().findLast((r) => r.method === 'POST')?.body).toEqual({ ...form.body, name });
  });

// The forms that have a page of their own: enquiry-early.spec.ts.
test('the popup submitted before anything has asked for React is sent exactly once', async ({
  page,
  api,
}) => {
  const calls = await countCalls(page);
  await page.goto(POPUP.path);
  const url = page.url();
  await expect(sheet(page)).toBeVisible();
  // All in one turn: no script can have come between.
  const early = await page.evaluate((body) => {
    document.querySelector<HTMLElement>('#popup [data-open]')?.click();
    const view = document.querySelector<HTMLFormElement>('dialog[open] form[id]');
    for (const [name, text] of Object.entries(body))
      (view?.elements.namedItem(name) as HTMLInputElement).value = text;
    for (let i = 0; i < 3; i++) view?.querySelector<HTMLElement>('[type=submit]')?.click();
    return !document.querySelector('[data-ready]') && document.querySelectorAll('[data-queued]').length;
  }, POPUP.body);
  expect(early).toBe(1);
  await expectSent(page, POPUP);
  expect(await calls()).toEqual(POPUP.calls);
  expect(posts(api)).toEqual(POPUP.calls);
  expect(api.received().findLast((r) => r.method === 'POST')?.body).toEqual(POPUP.body);
  expect(page.url()).toBe(url);
});

test('a press on the carousel before React is there is done once it is', async ({ page }) => {
  // Nothing but the press moves it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const region = page.getByRole('region', { name: 'Highlights' });
  const early = await region.getByRole('button', { name: 'Next slide' }).evaluate((button: HTMLElement) => {
    button.click();
    return !document.querySelector('[data-ready]');
  });
  expect(early).toBe(true);
  await expect(hydrated(region)).toHaveCount(1);
  await expect(region.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAttribute(
    'aria-label',
    '2 of 6',
  );
});

test('what is typed into the filter while React arrives filters', async ({ page }) => {
  await page.goto('/course');
  const filter = page.getByLabel('Filter by name or topic');
  const typed = await typeUntilReady(page, () => filter.tap());
  await expect(filter).toHaveValue(typed);
  await expect(page.getByRole('status')).toHaveText('No course matches. Try a shorter word.');
});
