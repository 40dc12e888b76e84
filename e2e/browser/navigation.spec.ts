import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from '../fixtures';
import { expectAccessible } from '../measure';

test.use({ viewport: DESKTOP });

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a dropdown opens by hover and by click, stays after one click, closes on the second, and leads to a course', async ({
      page,
    }) => {
      await page.goto('/Contact');
      const nav = mainMenu(page);
      // In steps: DevTools reports a move only to the frame below it, so that after a jump onto a map the page would
      // take the pointer to be in the menu still. A real pointer, however quick, is seen to leave.
      const away = () => page.mouse.move(600, 880, { steps: 20 });
      const international = nav.getByText('International', { exact: true }).first();
      await international.hover();
      await expect(nav.getByRole('link', { name: 'Tourist Visa' })).toBeVisible();
      await international.click();
      await away();
      await expect(nav.getByRole('link', { name: 'Tourist Visa' })).toBeVisible();
      await international.click();
      await away();
      await expect(nav.getByRole('link', { name: 'Tourist Visa' })).toBeHidden();

      await nav.getByText('Courses', { exact: true }).first().click();
      await expect(nav.getByRole('link', { name: 'CATIA' })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await nav.getByRole('link', { name: 'CATIA' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATIA');
    });

    test('on a phone the menu opens, its groups unfold, and it closes', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/catia');
      const nav = mainMenu(page);
      await expect(nav).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(nav.getByRole('link', { name: 'About Us' })).toBeVisible();
      await nav.getByText('Courses', { exact: true }).first().click();
      await expect(nav.getByText('Master Courses')).toBeVisible();
      await nav.getByText('Mechanical CAD').click();
      await expect(nav.getByRole('link', { name: 'CATIA', exact: true })).toBeVisible();
      // The header stays above it, and the ways to reach us at its foot.
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Trikona Institute' }),
      ).toBeInViewport();
      for (const name of ['Call Pune', 'Chat', 'Enquire'])
        await expect(nav.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
      if (javaScriptEnabled) await expectAccessible(page);
      await nav.getByRole('button', { name: 'Close' }).click();
      await expect(nav).toBeHidden();
    });
  });
}

test('Escape closes a dropdown and gives the focus back; a click elsewhere closes it too', async ({
  page,
}) => {
  await page.goto('/Contact');
  const nav = mainMenu(page);
  const courses = nav.getByText('Courses', { exact: true });
  await courses.focus();
  await page.keyboard.press('Enter');
  await nav.getByRole('link', { name: 'SolidWorks' }).focus();
  await page.keyboard.press('Escape');
  await expect(nav.getByRole('link', { name: 'SolidWorks' })).toBeHidden();
  await expect(courses).toBeFocused();
  await courses.click();
  // On text: a click in a map is not the page's.
  await page.getByRole('contentinfo').getByText('Founded').click();
  await expect(nav.getByRole('link', { name: 'SolidWorks' })).toBeHidden();
});

test('the current page is marked; the skip link is first and leads past the menus', async ({ page }) => {
  await page.goto('/abhyasika');
  const current = mainMenu(page).getByRole('link', { name: 'Study Point' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
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
  // Markup, and bytes that are no UTF-8.
  for (const odd of ['/autocadd%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E', '/%E0%A4%A']) {
    await page.goto(odd);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
  // Chromium reports the missing pages themselves.
  expect(errors.filter((line) => !line.includes('404'))).toEqual([]);
});
