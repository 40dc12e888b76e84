import type { Locator } from '@playwright/test';
import { DESKTOP, emptyMaps, expect, expectErrors, PHONE, test } from '../support/fixtures';

const expectShown = (map: Locator) =>
  expect(map.locator('iframe').contentFrame().getByText('map')).toBeVisible();

test('a phone shows the map of a branch on Show the map', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await emptyMaps(page);
  await page.goto('/Contact');
  const map = page.locator('.map').first();
  const show = page.getByText('Show the map').first();
  await show.scrollIntoViewIfNeeded();
  await expect(map).toBeHidden();
  await show.click();
  await expectShown(map);
});

test('a desktop shows each map over the words that say where the branch is', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await emptyMaps(page);
  await page.goto('/Contact');
  await expect(page.locator('main iframe[loading="lazy"][title]')).toHaveCount(3);
  for (const name of ['Main Branch Akurdi Pune', 'Dubai', 'Nashik Road'])
    await expect(page.getByRole('link', { name: `Open ${name} in maps` })).toBeVisible();
  for (const map of await page.locator('.map').all()) {
    await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expectShown(map);
    const middle = await map.locator('b:visible').evaluate((b) => {
      const { left, top, width, height } = b.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
    });
    expect(middle).toBe('IFRAME');
  }
});

test('where a map cannot be loaded, words say where the branch is', async ({ page }) => {
  expectErrors(/ERR_FAILED/);
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto('/Contact');
  await expect(page.locator('.map')).toHaveCount(3);
  for (const map of await page.locator('.map').all()) {
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('iframe')).toBeHidden();
    await expect(map.locator('b:visible')).toHaveCount(1);
  }
});
