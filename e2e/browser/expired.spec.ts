import { dismissPopup, expect, test } from '../support/fixtures';

test.beforeEach(({ page }) => dismissPopup(page));

test('a batch is visible on its day and hidden on every page from the next', async ({ page }) => {
  const batch = page.locator('main').getByText('3 January 2099').first();
  await page.clock.setFixedTime('2099-01-03T12:00:00Z');
  await page.goto('/');
  await expect(batch).toBeVisible();
  await page.clock.setFixedTime('2099-01-04T12:00:00Z');
  for (const path of ['/', '/course', '/catia']) {
    await page.goto(path);
    await expect(batch, path).toBeAttached();
    await expect(batch, path).toBeHidden();
  }
});

test('the vacancies dialog says that no position is open once all have expired', async ({ page }) => {
  await page.clock.setFixedTime('2099-03-01T12:00:00Z');
  await page.goto('/career');
  const vacancies = page.getByRole('dialog');
  await page.getByRole('button', { name: 'See Current Opportunities' }).click();
  await expect(vacancies).toContainText('No position is open just now.');
  await expect(vacancies).not.toContainText('CATIA trainer');
});
