/**
 * What the words of an editor can break on a page of content/: its first screen, whether it fits, and whether
 * it moves by itself. layout.spec.ts tests the rest on one page of each kind.
 */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { pageWith, type Route, routes } from '@/lib/content';
import { pathsIn } from '@/lib/files';
import { emptyMaps, expect, MAX_POPUP_HEIGHT, PHONE, test } from '../support/fixtures';
import { overflow, recordLayoutShifts } from '../support/measure';
import { TEST_SITE, WITHOUT_POPUP } from '../support/sites';

const { content, root } = TEST_SITE;
const WIDE = { width: 1440, height: 900 };

test.use({ root });

const FIRST_SCREENS = [
  { ...WIDE, popup: MAX_POPUP_HEIGHT.desktop },
  { ...PHONE, popup: MAX_POPUP_HEIGHT.phone },
];
/** Widths for text of 200 %, in pixels: the narrowest of each layout. */
const WIDTHS = [320, 768, 1024];
/** Content of a course or service that must be visible although the popup is open. */
const SEEN_FIRST = ['main h1', 'main h1 + p', '.page-head .actions > a:first-of-type'];
/** Height in pixels of the bar at the bottom of a phone, which pages without a popup have. */
const BAR_HEIGHT = 64;
const SUBMIT = 'dialog[open] form:not([method=dialog]) [type=submit]';
/** The same on other pages, by path. */
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
    const place = `${page.url()}: ${selector} at ${page.viewportSize()?.width} px`;
    expect.soft(bottom, place).toBeLessThanOrEqual(most);
    expect.soft(isCovered, `${place} is covered`).toBe(false);
  }
}

const FONTS = pathsIn('public/fonts').map((file) => [
  file.replace(/-.*/, ''),
  fs.readFileSync(`public/fonts/${file}`, 'base64'),
]);

/** Gives each page its fonts from the start: where one comes late, a line of any text may break elsewhere. */
const addFonts = (page: Page) =>
  page.addInitScript((fonts) => {
    for (const [family = '', data = ''] of fonts) {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes, { weight: '1 1000' }));
    }
  }, FONTS);

const OTHERS = 'other pages';
const groupOf = ({ entry }: Route) => (entry.kind === 'page' ? OTHERS : entry.data.group);
const all = routes(content);
const { path: contact } = pageWith(content, 'contact');

for (const group of new Set(all.map(groupOf)))
  test(`${group}: no page moves by itself, hides what it is opened for, or cuts off text of 200 %`, async ({
    page,
  }) => {
    test.slow();
    const paths = all.filter((route) => groupOf(route) === group).map(({ path }) => path);
    if (group === OTHERS) paths.push('/no-such-page');
    await addFonts(page);
    const shifts = await recordLayoutShifts(page);
    for (const path of paths)
      await test.step(path, async () => {
        if (path === contact) await emptyMaps(page);
        await page.setViewportSize(WIDE);
        await page.goto(path);
        const hasPopup = !WITHOUT_POPUP.includes(path);
        if (hasPopup) await expect(page.locator('#popup')).toBeVisible();
        expect.soft(await shifts(), `what moved by itself on ${path}`).toEqual([]);
        const seenFirst = SEEN_FIRST_ON[path] ?? (group === OTHERS ? [] : SEEN_FIRST);
        for (const { popup, ...viewport } of FIRST_SCREENS) {
          await page.setViewportSize(viewport);
          await expectAbove(page, viewport.height - (hasPopup ? popup : BAR_HEIGHT), seenFirst);
        }
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await overflow(page), `${path} at ${width} px`).toEqual([]);
        }
        // A route switches the browser's cache off.
        await page.unrouteAll();
      });
  });
