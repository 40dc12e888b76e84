import { expect, test } from '../fixtures';

test.use({ viewport: { width: 1280, height: 900 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a dropdown opens by hover and by click, stays after one click, closes on the second, and leads to a course', async ({
      page,
    }) => {
      await page.goto('/Contact');
      const nav = page.getByRole('navigation', { name: 'Main' });
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
      await nav.getByRole('link', { name: 'CATIA' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATIA');
    });

    test('on a phone the menu opens, its groups unfold, and it closes', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/catia');
      const nav = page.getByRole('navigation', { name: 'Main' });
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
      for (const [name, address] of [
        ['Call Pune', /^tel:\+\d+$/],
        ['Chat', /^https:\/\/wa\.me\//],
        ['Enquire', '/enquiry'],
      ] as const) {
        await expect(nav.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
        await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
      }
      await nav.getByRole('button', { name: 'Close' }).click();
      await expect(nav).toBeHidden();
    });
  });
}

test('Escape closes a dropdown and gives the focus back; a click elsewhere closes it too', async ({
  page,
}) => {
  await page.goto('/Contact');
  const nav = page.getByRole('navigation', { name: 'Main' });
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

test('the skip link is first and leads past the menus', async ({ page }) => {
  await page.goto('/catia');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the current page is marked, the logo reloads it', async ({ page }) => {
  await page.goto('/abhyasika?from=test');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Study Point' }),
  ).toHaveAttribute('aria-current', 'page');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Trikona Institute' }).click();
  await page.waitForFunction(() => !('before' in window));
  expect(page.url()).toMatch(/\/abhyasika\?from=test$/);
});

test('the franchise button is in view', async ({ page }) => {
  // That they stand on every page: e2e/export/chrome.spec.ts.
  await page.goto('/no-such-page');
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('link', { name: 'Apply for Franchise' })).toBeInViewport({ ratio: 1 });
  }
});

test('an unknown path is a true 404 that names the nearest page first, and the filter is one press away', async ({
  page,
}) => {
  const response = await page.goto('/aboutus');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.locator('h1 + *')).toHaveText('Did you mean About Us?');
  await expect(page.locator('#nearest').getByRole('link', { name: 'About Us' })).toHaveAttribute(
    'href',
    '/Aboutus',
  );
  await expect(
    page.getByRole('navigation', { name: 'Course groups' }).getByRole('link', { name: 'Mechanical CAD' }),
  ).toBeVisible();
  await main.getByRole('link', { name: 'Find a course by name or topic' }).click();
  await expect(page.getByLabel('Filter by name or topic')).toBeVisible();
});
