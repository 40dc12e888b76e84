import { expect, test } from '../fixtures';

test('the filter finds by name, topic and group, counts, and says when nothing is left', async ({ page }) => {
  await page.goto('/course');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const filter = page.getByLabel('Filter by name or topic');
  await filter.fill('catia');
  await expect(status).toHaveText('3 of 10 courses');
  await expect(main.getByRole('link', { name: 'CATIA', exact: true }).first()).toBeVisible();
  await expect(page.locator('#courses').getByRole('link', { name: 'Python' })).toBeHidden();
  // What is found stands directly under the field.
  await expect(page.locator('#make')).toBeHidden();
  await filter.fill('master');
  await expect(status).toHaveText('2 of 10 courses');
  await filter.fill('zzzz');
  await expect(status).toHaveText('No course matches. Try a shorter word.');
  await filter.fill('');
  await expect(status).toHaveText('10 of 10 courses');
  const beginners = page.getByLabel('Beginners only');
  await beginners.check();
  await expect(status).toHaveText('1 of 10 courses');
  await expect(page.locator('#courses').getByRole('link', { name: 'NX CAD' })).toBeVisible();
  await expect(page.locator('#make')).toBeHidden();
  await beginners.uncheck();
  await expect(status).toHaveText('10 of 10 courses');
  await expect(page.locator('#make')).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the address of a comparison opens it; a click closes it; it is printed', async ({ page }) => {
      await page.goto('/course#compare-mechanical-cad');
      const table = page.locator('#compare-mechanical-cad table');
      await expect(table).toBeInViewport();
      await page.locator('summary', { hasText: 'courses of Mechanical CAD' }).click();
      await expect(table).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(table).toBeVisible();
    });
  });
