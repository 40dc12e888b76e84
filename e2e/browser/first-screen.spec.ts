import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { pages } from '../pages';

/** What a prospect decides by has to be seen before anything is touched, with the popup there: 30 % of a phone is its. */
const SCREENS = [
  { viewport: { width: 390, height: 844 }, free: 591 },
  { viewport: { width: 1440, height: 900 }, free: 760 },
];

/**
 * Parts of the head that are not wholly in view: below what the popup leaves free, under something fixed, or cut off. A
 * part is looked at in its corners and its middle.
 */
const covered = (page: Page, free: number, selectors: Record<string, string>) =>
  page.evaluate(
    ([wanted, most]) => {
      const found: string[] = [];
      for (const [name, selector] of Object.entries(wanted)) {
        const parts = [...document.querySelectorAll<HTMLElement>(selector)];
        if (parts.length === 0) found.push(`${name}: not there`);
        for (const part of parts) {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const));
          const hidden = points.find(([x, y]) => {
            const seen = document.elementFromPoint(x, y);
            return !seen || !(part.contains(seen) || seen.contains(part));
          });
          const what = `${name} “${part.textContent?.trim().slice(0, 40)}” ends at ${Math.round(bottom)}`;
          if (hidden) found.push(`${what}, covered at ${hidden.map(Math.round)}`);
          if (bottom > most) found.push(`${what}, at most ${most}`);
        }
      }
      return found;
    },
    [selectors, free] as const,
  );

const COURSE = { name: 'main h1', description: 'main h1 + p', fact: '.page-head .facts > div', action: '.page-head .actions > *' };
const SERVICE = { name: 'main h1', description: 'main h1 + p', button: '.page-head .button-solid' };
const decided = pages.filter(({ entry }) => entry.kind !== 'page');

for (const half of [0, 1])
  test(`a second after load what a course or a service is, its facts and its buttons are in view, half ${half + 1} of all`, async ({ browser, site }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: site });
    const page = await context.newPage();
    await page.clock.install();
    await page.addInitScript(() => sessionStorage.clear());
    for (const { path, entry } of decided.filter((_, i) => i % 2 === half)) {
      await page.goto(path);
      await page.clock.runFor(1000);
      await expect(page.locator('#popup')).toBeVisible();
      for (const { viewport, free } of SCREENS) {
        await page.setViewportSize(viewport);
        const where = `${path} at ${viewport.width}×${viewport.height}`;
        expect.soft(await covered(page, free, entry.kind === 'course' ? COURSE : SERVICE), where).toEqual([]);
      }
      if (entry.kind !== 'course') continue;
      expect.soft(await page.locator('.page-head .facts > div').count(), path).toBeLessThanOrEqual(4);
      await expect.soft(page.locator('.page-head').getByRole('link', { name: 'Enquire about this course' }), path).toHaveCount(1);
    }
    await context.close();
  });

test('the list of all courses is no longer than seven screens of a phone', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/course');
  // While it is there it lengthens any page, so that the end can be scrolled clear of it.
  await expect(page.locator('#popup')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5800);
  await context.close();
});

test("on a phone a chosen course's form stands in the first screen to its end, above the bar", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  // The second has a name that takes two lines.
  for (const course of ['catia', 'banalytics']) {
    await page.goto(`/courseinquiry?course=${course}`);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await covered(page, 780, { submit: '.panel .button-solid' }), course).toEqual([]);
  }
  await context.close();
});

test('on a phone the syllabus stays in reach while one reads, and gives way to the popup', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/catia');
  const bar = page.locator('.syllabus-bar');
  await page.locator('#syllabus').scrollIntoViewIfNeeded();
  await expect(page.locator('#popup')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeInViewport({ ratio: 1 });
  const { height, y } = (await bar.boundingBox()) ?? { height: 0, y: 0 };
  expect(Math.round(y + height)).toBe(844);
  expect(height).toBeLessThanOrEqual(66);
  await page.locator('#enquire h2').scrollIntoViewIfNeeded();
  await page.locator('#related').scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
  await page.setViewportSize({ width: 390, height: 540 });
  await page.locator('#syllabus').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await context.close();
});
