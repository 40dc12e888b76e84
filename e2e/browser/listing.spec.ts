import type { Page } from '@playwright/test';
import { expect, holdResponses, test } from '../support/fixtures';
import { expectAccessible } from '../support/measure';

const filter = (page: Page) => page.getByLabel('Filter by name or topic');
const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('status')).toHaveText(text);
const course = (page: Page, name: string) =>
  page.locator('#courses').getByRole('link', { name, exact: true });
const choices = (page: Page) => page.locator('#make');

test('the filter finds courses by name and by topic', async ({ page }) => {
  await page.goto('/course');
  await filter(page).fill('catia');
  await expectStatus(page, '3 of 10 courses');
  await expect(course(page, 'CATIA')).toBeVisible();
  await expect(course(page, 'Python for Engineers')).toBeHidden();
  await expect(choices(page)).toBeHidden();
  await filter(page).fill('sketcher');
  await expectStatus(page, '1 of 10 courses');
  await filter(page).fill('');
  await expectStatus(page, '10 of 10 courses');
});

test('Beginners only leaves courses for beginners', async ({ page }) => {
  await page.goto('/course');
  const beginners = page.getByLabel('Beginners only');
  await beginners.check();
  await expectStatus(page, '1 of 10 courses');
  await expect(course(page, 'NX CAD')).toBeVisible();
  await expect(choices(page)).toBeHidden();
  await beginners.uncheck();
  await expect(choices(page)).toBeVisible();
});

test('a tick and a word from before its script are filtered by once it comes', async ({ page }) => {
  const release = await holdResponses(page);
  await page.goto('/course');
  await page.locator('#beginners').check();
  await filter(page).pressSequentially('zzzz');
  await expectStatus(page, '10 of 10 courses');
  release();
  await expectStatus(page, 'No course matches. Try a shorter word.');
});

test('groups and the links to them say how many courses the filter leaves', async ({ page }) => {
  await page.goto('/course');
  const group = page.locator('#mechanical-cad');
  const comparison = group.locator('summary');
  const links = page.getByRole('navigation', { name: 'Course groups' });
  const full = links.getByRole('link', { name: 'Mechanical CAD' });
  const empty = links.getByRole('link', { name: 'IT Courses' });
  await expect(full).toHaveAccessibleName('Mechanical CAD 3 courses');
  await expect(empty).toHaveAttribute('href', '#it-courses');
  await filter(page).fill('solidworks');
  await expect(full).toHaveAccessibleName('Mechanical CAD 1 of 3 courses');
  await expect(full).toHaveAttribute('href', '#mechanical-cad');
  await expect(group.getByText('1 of 3 courses')).toBeVisible();
  await expect(comparison).toBeHidden();
  await expect(empty).toBeDisabled();
  await expect(empty).toHaveAccessibleName(/ 0 of \d+ courses?$/);
  await expect(empty).not.toHaveAttribute('href');
  await expectAccessible(page);
  await filter(page).fill('');
  await expect(full).toHaveAccessibleName('Mechanical CAD 3 courses');
  await expect(empty).toBeEnabled();
  await expect(empty).toHaveAttribute('href', '#it-courses');
  await expect(comparison).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison is opened by its address, closed by a click, and printed', async ({ page }) => {
    await page.goto('/course#compare-mechanical-cad');
    const table = page.locator('#compare-mechanical-cad table');
    await expect(table).toBeInViewport();
    await page.locator('summary', { hasText: 'courses of Mechanical CAD' }).click();
    await expect(table).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
  });
});
