/**
 * What the words of an editor can break on a page of content/: what its first screen shows, whether it fits,
 * and whether it moves by itself. layout.spec.ts tests on one page of each kind what they cannot.
 */
import type { Page } from '@playwright/test';
import { pageWith, routes } from '@/lib/content';
import { DESKTOP, dismissPopup, emptyMaps, expect, PHONE, POPUP_HEIGHT, test } from '../support/fixtures';
import { overflow, recordLayoutShifts } from '../support/measure';
import { TEST_SITE, WITHOUT_POPUP } from '../support/sites';

const { content, root } = TEST_SITE;

test.use({ root, viewport: DESKTOP });

/** Widths for text of 200 %, in pixels: the narrowest of each layout. */
const WIDTHS = [1024, 768, 320];
const FIRST_SCREENS = [
  { ...PHONE, popup: POPUP_HEIGHT.phone },
  { width: 1440, height: 900, popup: POPUP_HEIGHT.desktop },
];
/** Content of a course or service that must be visible although the popup is open. */
const SEEN_FIRST = ['main h1', 'main h1 + p', '.page-head .actions > a:first-of-type'];
/** Height in pixels of the bar at the bottom of a phone, which pages without a popup have. */
const BAR_HEIGHT = 64;
const SUBMIT = 'dialog[open] form:not([method=dialog]) [type=submit]';
/** The same of other pages, by path. */
const SEEN_FIRST_ON: Record<string, string[]> = {
  '/course': ['#course-filter', 'main a[href="/enquiry"]'],
  '/career': ['main button'],
  '/enquiry': [SUBMIT],
  '/courseinquiry': [SUBMIT],
  '/no-such-page': ['a:text("Apply for Franchise"):visible'],
};

/**
 * Expects parts of a page to end above a height in pixels, and not to be covered in the middle; of each, the
 * first that a selector finds.
 */
async function expectAbove(page: Page, most: number, selectors: readonly string[]) {
  for (const selector of selectors) {
    const part = page.locator(selector).first();
    const { bottom, isCovered } = await part.evaluate((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return { bottom, isCovered: !seen || !(part.contains(seen) || seen.contains(part)) };
    });
    const place = `${selector} at ${page.viewportSize()?.width} px`;
    expect.soft(bottom, place).toBeLessThanOrEqual(most);
    expect.soft(isCovered, `${place} is covered`).toBe(false);
  }
}

const privacy = pageWith(content, 'privacy').path;

/** Aliases have the text of their page. */
const all = [
  ...routes(content).map(({ path, entry }) => ({ path, isOffer: entry.kind !== 'page' })),
  { path: '/no-such-page', isOffer: false },
];

for (const { path, isOffer } of all) {
  const seenFirst = isOffer ? SEEN_FIRST : (SEEN_FIRST_ON[path] ?? []);
  const first = seenFirst.length > 0 ? 'the first screen shows what it is opened for, ' : '';
  test(`${path}: ${first}nothing moves, and no text of 200 % is cut off`, async ({ page }) => {
    // Caches the fonts: where one comes late, a line of any text may break elsewhere (layout.spec.ts).
    await page.goto(privacy);
    const shifts = await recordLayoutShifts(page);
    if (path === pageWith(content, 'contact').path) await emptyMaps(page);
    const hasPopup = seenFirst.length > 0 && !WITHOUT_POPUP.includes(path);
    if (!hasPopup) await dismissPopup(page);
    await page.goto(path);
    if (hasPopup) await expect(page.locator('#popup')).toBeVisible();
    expect.soft(await shifts(), 'what moved by itself').toEqual([]);
    for (const { popup, ...viewport } of FIRST_SCREENS) {
      await page.setViewportSize(viewport);
      await expectAbove(page, viewport.height - (hasPopup ? popup : BAR_HEIGHT), seenFirst);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `at ${width} px`).toEqual([]);
    }
  });
}
