import { DESKTOP, emptyMaps, expect, PHONE, test } from '../fixtures';

test('a map folds under its branch on a phone; on a desktop it lies over words that say where the branch is', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await emptyMaps(page);
  await page.goto('/Contact');
  const maps = page.locator('.map');
  const shown = (map = maps.first()) =>
    expect(map.locator('iframe').contentFrame().getByText('map')).toBeVisible();
  const show = page.getByText('Show the map').first();
  await show.scrollIntoViewIfNeeded();
  await expect(maps.first()).toBeHidden();
  await show.click();
  await shown();

  await page.setViewportSize(DESKTOP);
  await expect(page.locator('main iframe[loading="lazy"][title]')).toHaveCount(3);
  for (const name of ['Main Branch Akurdi Pune', 'Dubai', 'Nashik Road'])
    await expect(page.getByRole('link', { name: `Open ${name} in maps` })).toBeVisible();
  for (const map of await maps.all()) {
    await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await shown(map);
    const middle = await map.locator('b:visible').evaluate((b) => {
      const { left, top, width, height } = b.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
    });
    expect(middle).toBe('IFRAME');
  }
});

test('where the maps cannot be reached no grey frame stands, but words that say where the branch is', async ({
  page,
}) => {
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto('/Contact');
  for (const map of await page.locator('.map').all()) {
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('iframe')).toBeHidden();
    await expect(map.locator('b:visible')).toHaveCount(1);
  }
});
