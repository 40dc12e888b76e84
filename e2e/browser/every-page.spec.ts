/**
 * Every page of content/, loaded once on a desktop, for what an edit can break; layout.spec.ts has a
 * table of what each tests.
 */
import { pageWith, routes } from '@/lib/content';
import { DESKTOP, emptyMaps, expect, PHONE, POPUP_HEIGHT, test } from '../support/fixtures';
import { expectAbove, overflow, recordLayoutShifts, violations } from '../support/measure';
import { TEST_SITE } from '../support/sites';

const { content, root } = TEST_SITE;

test.use({ root, viewport: DESKTOP });

/** Widths for text of 200 %, in pixels: the narrowest of each layout. */
const WIDTHS = [1024, 768, 320];
const FIRST_SCREENS = [
  { ...PHONE, popup: POPUP_HEIGHT.phone },
  { width: 1440, height: 900, popup: POPUP_HEIGHT.desktop },
];
/** Content that must be visible a second after load, although the popup is open. */
const SEEN_FIRST = ['main h1', 'main h1 + p', '.page-head .actions > a:first-of-type'];

const privacy = pageWith(content, 'privacy').path;

/** Aliases have the text of their page. */
const all = [
  ...routes(content).map(({ path, entry }) => ({ path, isOffer: entry.kind !== 'page' })),
  { path: '/no-such-page', isOffer: false },
];

for (const { path, isOffer } of all)
  test(`${path} is accessible, fits, and loads without shifts or errors`, async ({ page }) => {
    // Caches the fonts: where one comes late, a line of any text may break elsewhere (layout.spec.ts).
    await page.goto(privacy);
    const shifts = await recordLayoutShifts(page);
    if (path === pageWith(content, 'contact').path) await emptyMaps(page);
    await page.goto(path);
    if (isOffer) await expect(page.locator('#popup')).toBeVisible();
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await shifts(), 'what moved by itself').toEqual([]);

    if (isOffer)
      for (const { popup, ...viewport } of FIRST_SCREENS) {
        await page.setViewportSize(viewport);
        await expectAbove(page, viewport.height - popup, SEEN_FIRST);
      }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `at ${width} px, text of 200 %`).toEqual([]);
    }
  });
