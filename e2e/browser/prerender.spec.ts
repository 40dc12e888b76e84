/**
 * A page that lies prerendered does nothing by itself until it is shown. The driver switches real prerendering off: here
 * the page is told that it is prerendered. Which links are marked for it: prefetch.spec.ts.
 */
import type { Page } from '@playwright/test';
import { dialogOf, expectFilled, field, fill, GENERAL } from '../enquiry';
import { expect, hydrated, test } from '../fixtures';

/** Opens a page as a browser prerenders it, with a clock that stands still; gives what shows it. */
async function prerender(page: Page, path: string) {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
  await page.clock.runFor(10_000);
  await expect(page.locator('#popup[open], [data-ready]')).toHaveCount(0);
  return () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
}

test('popup and carousel wait for the visitor', async ({ page }) => {
  const show = await prerender(page, '/');
  await show();
  await page.clock.runFor(999);
  await expect(dialogOf(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(dialogOf(page)).toBeVisible();
  // The idle turn in which it is hydrated comes with the clock.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return hydrated(page.getByRole('region', { name: 'Highlights' })).count();
    })
    .toBe(1);
});

test('a popup that is dismissed meanwhile stays away', async ({ page }) => {
  const show = await prerender(page, '/course');
  await page.evaluate(() => sessionStorage.setItem('dismissed', '1'));
  await show();
  await page.clock.runFor(10_000);
  await expect(dialogOf(page)).toBeHidden();
});

test('what was typed meanwhile is in the form', async ({ page }) => {
  await page.goto('/nx12');
  await fill(page, GENERAL.typed);
  const draft = await page.evaluate(() => ({ ...sessionStorage }));
  await page.evaluate(() => sessionStorage.clear());
  const show = await prerender(page, GENERAL.path);
  await expect(field(page, 'Name')).toHaveValue('');
  await page.evaluate((kept) => Object.assign(sessionStorage, kept), draft);
  await show();
  await expectFilled(page, GENERAL.typed);
});
