import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from '../fixtures';
import { expectAccessible } from '../measure';

test.use({ viewport: DESKTOP });

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a menu opens by hover and by click, and leads to a course; on a phone its groups unfold', async ({
      page,
    }) => {
      await page.goto('/abhyasika');
      const nav = mainMenu(page);
      const away = () => page.mouse.move(600, 880);
      const international = nav.getByText('International', { exact: true }).first();
      const visa = nav.getByRole('link', { name: 'Tourist Visa' });
      await international.hover();
      await expect(visa).toBeVisible();
      await international.click();
      await away();
      await expect(visa).toBeVisible();
      await international.click();
      await away();
      await expect(visa).toBeHidden();

      const courses = nav.getByText('Courses', { exact: true }).first();
      const catia = nav.getByRole('link', { name: 'CATIA', exact: true });
      await courses.click();
      await expect(catia).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await catia.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATIA');

      await page.setViewportSize(PHONE);
      await expect(nav).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(nav.getByRole('link', { name: 'About Us' })).toBeVisible();
      await courses.click();
      await expect(nav.getByText('Master Courses')).toBeVisible();
      await nav.getByText('Mechanical CAD').click();
      await expect(catia).toBeVisible();
      // The header stays above the open menu, and contact links are at the bottom of the menu.
      const home = page.getByRole('banner').getByRole('link', { name: 'Trikona Institute' });
      await expect(home).toBeInViewport();
      for (const name of ['Call Pune', 'Chat', 'Enquire'])
        await expect(nav.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
      if (javaScriptEnabled) await expectAccessible(page);
      await nav.getByRole('button', { name: 'Close' }).click();
      await expect(nav).toBeHidden();
    });
  });

test('the current page is marked, the skip link leads past the menus, Escape and a click elsewhere close one', async ({
  page,
}) => {
  await page.goto('/abhyasika');
  const nav = mainMenu(page);
  await expect(nav.getByRole('link', { name: 'Study Point' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  const courses = nav.getByText('Courses', { exact: true });
  const course = nav.getByRole('link', { name: 'SolidWorks' });
  await courses.focus();
  await page.keyboard.press('Enter');
  await course.focus();
  await page.keyboard.press('Escape');
  await expect(course).toBeHidden();
  await expect(courses).toBeFocused();
  await courses.click();
  await page.getByRole('contentinfo').getByText('Founded').click();
  await expect(course).toBeHidden();
});

test('an unknown path is a true 404 that names the nearest page first, and the filter is one press away', async ({
  page,
  errors,
}) => {
  const response = await page.goto('/aboutus');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1 + *')).toHaveText('Did you mean About Us?');
  const nearest = page.locator('#nearest').getByRole('link', { name: 'About Us' });
  await expect(nearest).toHaveAttribute('href', '/Aboutus');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Find a course by name or topic' }).click();
  await expect(page.getByLabel('Filter by name or topic')).toBeVisible();
  // Paths with markup, and with bytes that are no UTF-8.
  for (const odd of ['/autocadd%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E', '/%E0%A4%A']) {
    await page.goto(odd);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
  // Chromium reports the 404 status of missing pages as errors.
  expect(errors.filter((line) => !line.includes('404'))).toEqual([]);
});
