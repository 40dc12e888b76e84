import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures';
import { expectAccessible } from '../support/measure';

test.use({ viewport: DESKTOP });

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const courses = (page: Page) => mainMenu(page).getByText('Courses', { exact: true }).first();
const catia = (page: Page) => mainMenu(page).getByRole('link', { name: 'CATIA', exact: true });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a menu opens on hover and on click, and its link leads to a course', async ({ page }) => {
    await page.goto('/abhyasika');
    const away = () => page.mouse.move(600, 880);
    const international = mainMenu(page).getByText('International', { exact: true }).first();
    const visa = mainMenu(page).getByRole('link', { name: 'Tourist Visa' });
    await international.hover();
    await expect(visa).toBeVisible();
    await international.click();
    await away();
    await expect(visa).toBeVisible();
    await international.click();
    await away();
    await expect(visa).toBeHidden();

    await courses(page).click();
    await expect(catia(page)).toBeVisible();
    await catia(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATIA');
  });

  test('the menu of a phone unfolds its groups between header and contacts', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/abhyasika');
    const nav = mainMenu(page);
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(nav.getByRole('link', { name: 'About Us' })).toBeVisible();
    await courses(page).click();
    await expect(nav.getByText('Master Courses')).toBeVisible();
    await nav.getByText('Mechanical CAD').click();
    await expect(catia(page)).toBeVisible();
    const home = page.getByRole('banner').getByRole('link', { name: 'Trikona Institute' });
    await expect(home).toBeInViewport();
    for (const name of ['Call Pune', 'Chat', 'Enquire'])
      await expect(nav.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await nav.getByRole('button', { name: 'Close' }).click();
    await expect(nav).toBeHidden();
  });
});

test('the current page is marked, and the skip link leads past the menus', async ({ page }) => {
  await page.goto('/abhyasika');
  const current = mainMenu(page).getByRole('link', { name: 'Study Point' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('Escape and a click elsewhere close a menu, which is accessible', async ({ page }) => {
  await page.goto('/abhyasika');
  await courses(page).focus();
  await page.keyboard.press('Enter');
  await catia(page).focus();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(catia(page)).toBeHidden();
  await expect(courses(page)).toBeFocused();
  await courses(page).click();
  await page.getByRole('contentinfo').getByText('Founded').click();
  await expect(catia(page)).toBeHidden();
  // Escape hides what the pointer opens, too.
  await courses(page).hover();
  await expect(catia(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(catia(page)).toBeHidden();
});

test('a missing page names the nearest page and leads to the filter', async ({ page }) => {
  await page.goto('/aboutus');
  await expect(page.locator('h1 + *')).toHaveText('Did you mean About Us?');
  const nearest = page.locator('#nearest').getByRole('link', { name: 'About Us' });
  await expect(nearest).toHaveAttribute('href', '/Aboutus');
  await page.getByRole('link', { name: 'Find a course by name or topic' }).click();
  await expect(page.getByLabel('Filter by name or topic')).toBeVisible();
});

// A script of the page that throws fails the test.
test('markup and broken UTF-8 in the address of a missing page do no harm', async ({ page }) => {
  await page.goto('/autocadd%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
