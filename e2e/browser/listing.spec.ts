/** The list of courses: filter, comparisons and links to groups. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../measure';

/** The address of a comparison has opened it; a click closes it; it is printed. */
async function expectComparison(page: Page) {
  const table = page.locator('#compare-mechanical-cad table');
  await expect(table).toBeInViewport();
  await page.locator('summary', { hasText: 'courses of Mechanical CAD' }).click();
  await expect(table).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}

test('a comparison opens by its address; the filter finds by name and topic, and says what is left, in groups and the links to them', async ({
  page,
}) => {
  await page.goto('/course#compare-mechanical-cad');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const filter = page.getByLabel('Filter by name or topic');

  await test.step('a comparison opens by its address', () => expectComparison(page));

  await test.step('the filter finds by name and topic', async () => {
    await filter.fill('catia');
    await expect(status).toHaveText('3 of 10 courses');
    await expect(main.getByRole('link', { name: 'CATIA', exact: true }).first()).toBeVisible();
    await expect(page.locator('#courses').getByRole('link', { name: 'Python' })).toBeHidden();
    // What is found stands directly under the field.
    await expect(page.locator('#make')).toBeHidden();
    await filter.fill('zzzz');
    await expect(status).toHaveText('No course matches. Try a shorter word.');
    await filter.fill('');
    await expect(status).toHaveText('10 of 10 courses');
  });

  await test.step('a tick leaves courses for beginners', async () => {
    const beginners = page.getByLabel('Beginners only');
    await beginners.check();
    await expect(status).toHaveText('1 of 10 courses');
    await expect(page.locator('#courses').getByRole('link', { name: 'NX CAD' })).toBeVisible();
    await expect(page.locator('#make')).toBeHidden();
    await beginners.uncheck();
    await expect(status).toHaveText('10 of 10 courses');
    await expect(page.locator('#make')).toBeVisible();
  });

  await test.step('groups and the links to them say what is left, and a link to nothing leads nowhere', async () => {
    const group = page.locator('#mechanical-cad');
    const links = page.getByRole('navigation', { name: 'Course groups' });
    const open = links.getByRole('link', { name: 'Mechanical CAD' });
    const shut = links.getByRole('link', { name: 'IT Courses' });
    const comparison = group.locator('summary');
    await expect(open).toHaveAccessibleName('Mechanical CAD 3 courses');
    await expect(shut).toHaveAttribute('href', '#it-courses');
    await filter.fill('solidworks');
    await expect(open).toHaveAccessibleName('Mechanical CAD 1 of 3 courses');
    await expect(open).toHaveAttribute('href', '#mechanical-cad');
    await expect(group.getByText('1 of 3 courses')).toBeVisible();
    await expect(comparison).toBeHidden();
    await expect(shut).toBeDisabled();
    await expect(shut).toHaveAccessibleName(/ 0 of \d+ courses?$/);
    await expect(shut).not.toHaveAttribute('href');
    await expectAccessible(page);
    await filter.fill('');
    await expect(open).toHaveAccessibleName('Mechanical CAD 3 courses');
    await expect(shut).toBeEnabled();
    await expect(shut).toHaveAttribute('href', '#it-courses');
    await expect(comparison).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison opens by its address', async ({ page }) => {
    await page.goto('/course#compare-mechanical-cad');
    await expectComparison(page);
  });
});
