/**
 * What an editor can break on a page of content/: what its first screen shows, whether it fits, and how much
 * its project pictures weigh. layout.spec.ts tests on one page of each kind what an editor cannot.
 */
import type { Page } from '@playwright/test';
import { pageWith, routes } from '@/lib/content';
import { releaseSize } from '../export/budgets';
import { dismissPopup, emptyMaps, expect, PHONE, POPUP_HEIGHT, test } from '../support/fixtures';
import { overflow } from '../support/measure';
import { TEST_SITE, WITHOUT_POPUP } from '../support/sites';

const { content, root } = TEST_SITE;

// A phone first: a browser keeps a larger file that it has loaded already.
test.use({ root, viewport: PHONE, deviceScaleFactor: 2 });

/** Widths for text of 200 %, in pixels: the narrowest of each layout. */
const WIDTHS = [1024, 768, 320];
/** Each with the height of the popup, and the maximum weight of all project pictures in bytes. */
const FIRST_SCREENS = [
  { ...PHONE, popup: POPUP_HEIGHT.phone, maxBytes: 160 * 1024 },
  { width: 1440, height: 900, popup: POPUP_HEIGHT.desktop, maxBytes: 400 * 1024 },
];
/** Content of a course or service that must be visible although the popup is open. */
const SEEN_FIRST = ['main h1', 'main h1 + p', '.page-head .actions > a:first-of-type'];
const SUBMIT = 'dialog[open] form [type=submit]';
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

/** Weight of the files that the browser chooses for project pictures, in bytes. */
async function projectsWeight(page: Page): Promise<number> {
  const paths = await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('main a > picture')].map(async (picture) => {
        // A copy, since a loaded picture changes its file some time after the window.
        const copy = picture.cloneNode(true) as HTMLElement;
        const img = copy.querySelector('img') as HTMLImageElement;
        img.loading = 'eager';
        picture.replaceWith(copy);
        await img.decode();
        return new URL(img.currentSrc).pathname;
      }),
    ),
  );
  return paths.reduce((sum, path) => sum + releaseSize(root + path), 0);
}

/** Aliases have the text of their page. */
const all = [
  ...routes(content).map(({ path, entry }) => ({
    path,
    seenFirst: entry.kind === 'page' ? (SEEN_FIRST_ON[path] ?? []) : SEEN_FIRST,
    hasProjects: entry.kind === 'course' && entry.data.projects.some(({ picture }) => picture),
  })),
  { path: '/no-such-page', seenFirst: SEEN_FIRST_ON['/no-such-page'] ?? [], hasProjects: false },
];

for (const { path, seenFirst, hasProjects } of all) {
  const first = seenFirst.length > 0 ? 'the first screen shows what it is opened for, and ' : '';
  test(`${path}: ${first}no text of 200 % is cut off, and project pictures are light`, async ({ page }) => {
    if (path === pageWith(content, 'contact').path) await emptyMaps(page);
    const hasPopup = seenFirst.length > 0 && !WITHOUT_POPUP.includes(path);
    if (!hasPopup) await dismissPopup(page);
    await page.goto(path);
    if (hasPopup) await expect(page.locator('#popup')).toBeVisible();
    for (const { popup, maxBytes, ...viewport } of FIRST_SCREENS) {
      await page.setViewportSize(viewport);
      await expectAbove(page, viewport.height - (hasPopup ? popup : 0), seenFirst);
      const bytes = await projectsWeight(page);
      expect.soft(bytes, `project pictures at ${viewport.width} px`).toBeLessThanOrEqual(maxBytes);
      if (hasProjects) expect(bytes).toBeGreaterThan(0);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `at ${width} px`).toEqual([]);
    }
  });
}
