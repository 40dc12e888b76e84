/** Batches and positions that expire after the build. */
import { dismissPopup, expect, openPositions, test } from '../fixtures';

test.beforeEach(({ page }) => dismissPopup(page));

test('a batch that expires after the build is hidden on every page; on its own day it still shows', async ({
  page,
}) => {
  for (const [path, within] of [
    ['/', 'main'],
    ['/course', '#courses li'],
    ['/catia', 'main'],
  ] as const) {
    const batch = page.locator(within).first().getByText('3 January 2099').first();
    for (const [day, isShown] of [
      ['2099-01-03', true],
      ['2099-01-04', false],
    ] as const) {
      await page.clock.setFixedTime(`${day}T12:00:00Z`);
      await page.goto(path);
      await expect(batch, `${path} on ${day}`).toBeVisible({ visible: isShown });
    }
  }
});

test('when all have expired the careers window says that no position is open', async ({ page }) => {
  await page.clock.setFixedTime('2099-03-01T12:00:00Z');
  const positions = await openPositions(page);
  await expect(positions).toContainText('No position is open just now.');
  await expect(positions).not.toContainText('CATIA trainer');
});
