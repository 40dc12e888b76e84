/**
 * Every page of content/, loaded once on a desktop, for what an edit can break; layout.spec.ts has a
 * table of what each tests.
 */
import type { Page } from '@playwright/test';
import { pageWith } from '@/lib/content';
import {
  DESKTOP,
  emptyMaps,
  expect,
  layoutShifts,
  PHONE,
  POPUP_HEIGHT,
  recordLayoutShifts,
  test,
} from '../support/fixtures';
import { addAxe, hiddenParts, overflow, violations } from '../support/measure';
import { content, pages } from '../support/pages';
import { TEST_EXPORT } from '../support/test-export';

test.use({ root: TEST_EXPORT, viewport: DESKTOP });

/** Widths for text of 200 %, in pixels: the narrowest of each layout. */
const WIDTHS = [1024, 768, 320];
/** Pages per test, so that the workers share them evenly. */
const CHUNK = 3;

const FIRST_SCREENS = [
  { ...PHONE, popup: POPUP_HEIGHT.phone },
  { width: 1440, height: 900, popup: POPUP_HEIGHT.desktop },
];
/** By kind of page: content that must be visible a second after load, although the popup is open. */
const SEEN_FIRST: Record<string, string> = {
  name: 'main h1',
  description: 'main h1 + p',
  button: '.page-head .actions > a:first-of-type',
};

/** Aliases have the text of their page. */
const all = [
  ...pages.map(({ path, entry }) => ({ path, kind: entry.kind })),
  { path: '/no-such-page', kind: 'not-found' },
];

/** @param errors errors of the browser, including files blocked by the policy; emptied after each page */
async function checkPage(page: Page, { path, kind }: (typeof all)[number], errors: string[]) {
  await page.setViewportSize(DESKTOP);
  if (path === pageWith(content, 'contact').path) await emptyMaps(page);
  await page.goto(path);
  const isOffer = kind === 'course' || kind === 'service';
  if (isOffer) await expect(page.locator('#popup')).toBeVisible();
  expect.soft(await violations(page), path).toEqual([]);
  expect.soft(await layoutShifts(page), `${path}: what moved by itself`).toEqual([]);

  if (isOffer)
    for (const { popup, ...viewport } of FIRST_SCREENS) {
      await page.setViewportSize(viewport);
      const hidden = await hiddenParts(page, viewport.height - popup, SEEN_FIRST);
      expect.soft(hidden, `${path} at ${viewport.width} px: the first screen`).toEqual([]);
    }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflow(page), `${path} at ${width} px, text of 200 %`).toEqual([]);
  }
  expect.soft(errors.splice(0), path).toEqual([]);
}

for (let start = 0; start < all.length; start += CHUNK)
  test(`pages from ${all[start]?.path} are accessible, fit, and load without shifts or errors`, async ({
    page,
    errors,
  }) => {
    test.setTimeout(180_000);
    await recordLayoutShifts(page);
    await addAxe(page);
    // Clears the session, so that the popup appears on each page.
    await page.addInitScript(() => self === top && sessionStorage.clear());
    for (const each of all.slice(start, start + CHUNK))
      await test.step(each.path, () => checkPage(page, each, errors));
  });
