/** The owner's facts in a browser: a comparison by its address, batches and posts that pass after the build. */
import type { Page } from '@playwright/test';
import { violations } from '../accessibility';
import { emptyMaps, expect, test } from '../fixtures';
import { tooWide } from '../measure';

/** Opens a page on a certain day, without the popup. */
async function open(page: Page, path: string, day?: string) {
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('dismissed', '1');
  });
  if (day) await page.clock.setFixedTime(`${day}T12:00:00Z`);
  await page.goto(path);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the address of a comparison opens it; a click closes it', async ({ page }) => {
      await page.goto('/course#compare-mechanical-cad');
      const table = page.locator('#compare-mechanical-cad table');
      await expect(table).toBeVisible();
      await expect(table).toBeInViewport();
      await page.locator('summary', { hasText: 'courses of Mechanical CAD' }).click();
      await expect(table).toBeHidden();
      await page.goto('/course');
      await expect(table).toBeHidden();
      // It is printed, asked for or not.
      await page.emulateMedia({ media: 'print' });
      await expect(table).toBeVisible();
    });
  });
}

test('a batch that passes after the build is hidden on every page; on its own day it still shows', async ({
  page,
}) => {
  const dubai = (path: string) =>
    page
      .locator(path === '/course' ? '#courses li' : 'main')
      .first()
      .getByText('3 January 2099', { exact: false })
      .first();
  for (const path of ['/', '/course', '/catia']) {
    await open(page, path, '2099-01-03');
    await expect(dubai(path), path).toBeVisible();
    await open(page, path, '2099-01-04');
    await expect(dubai(path), path).toBeHidden();
    if (path !== '/course')
      await expect(page.getByText('2 March 2099 to 26 June 2099').first()).toBeVisible();
  }
});

test('when all have passed the list is gone, and the careers window says that no position is open', async ({
  page,
}) => {
  await open(page, '/', '2099-12-01');
  await expect(page.locator('#batches')).toBeHidden();
  await open(page, '/career', '2099-03-01');
  await page.getByRole('button', { name: 'See Current Opportunities' }).click();
  const window = page.getByRole('dialog', { name: 'Open Position' });
  await expect(window).toContainText('No position is open just now.');
  await expect(window).not.toContainText('CATIA trainer');
});

test('pages with every field are accessible and fit a phone', async ({ page, errors }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await emptyMaps(page);
  for (const path of ['/catia', '/course#compare-mechanical-cad', '/tvisa', '/', '/Contact', '/career']) {
    await open(page, path);
    expect(await violations(page), path).toEqual([]);
    expect(await tooWide(page), path).toBeLessThanOrEqual(0);
  }
  expect(errors).toEqual([]);
});
