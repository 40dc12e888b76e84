/** The owner's facts in a browser: batches and positions that expire after the build, and pages with every field. */
import type { Page } from '@playwright/test';
import { dismissPopup, emptyMaps, expect, PHONE, test } from '../fixtures';
import { overflow, violations } from '../measure';

test.beforeEach(({ page }) => dismissPopup(page));

async function openOn(page: Page, path: string, day: string) {
  await page.clock.setFixedTime(`${day}T12:00:00Z`);
  await page.goto(path);
}

test('a batch that expires after the build is hidden on every page; on its own day it still shows', async ({
  page,
}) => {
  for (const [path, within] of [
    ['/', 'main'],
    ['/course', '#courses li'],
    ['/catia', 'main'],
  ] as const) {
    const batch = page.locator(within).first().getByText('3 January 2099').first();
    await openOn(page, path, '2099-01-03');
    await expect(batch, path).toBeVisible();
    await openOn(page, path, '2099-01-04');
    await expect(batch, path).toBeHidden();
  }
});

test('when all have expired the careers window says that no position is open', async ({ page }) => {
  await openOn(page, '/career', '2099-03-01');
  await page.getByRole('button', { name: 'See Current Opportunities' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open Position' });
  await expect(dialog).toContainText('No position is open just now.');
  await expect(dialog).not.toContainText('CATIA trainer');
});

test('pages with every field are accessible and fit a phone', async ({ page, errors }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await emptyMaps(page);
  for (const path of ['/catia', '/course#compare-mechanical-cad', '/tvisa', '/', '/Contact', '/career']) {
    await page.goto(path);
    expect.soft(await violations(page), path).toEqual([]);
    expect.soft(await overflow(page), path).toEqual([]);
  }
  expect(errors).toEqual([]);
});
