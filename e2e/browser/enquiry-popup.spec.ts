/**
 * The enquiry popup: when it appears, how much it covers, how it is dismissed. See bfcache and career.spec.ts
 * too; layout.spec.ts tests that it moves nothing.
 */
import { dialogOf, field, GENERAL, submitButton } from '../support/enquiry';
import { DESKTOP, expect, MAX_POPUP_HEIGHT, PHONE, stopClock, test } from '../support/fixtures';
import { expectAccessible } from '../support/measure';

test('the popup appears 1000 ms after load and leaves the focus where it is', async ({ page }) => {
  await stopClock(page);
  await page.goto('/nx12');
  await page.clock.runFor(999);
  await expect(dialogOf(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(dialogOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  // The page behind the popup stays usable.
  expect(await page.evaluate(() => document.querySelector('#popup:modal, [inert]'))).toBeNull();
  await test.step('it is not printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(dialogOf(page)).toBeHidden();
  });
});

const SIDEWAYS = { width: 844, height: 390 };
/** Screens, each with the maximum height of the popup before its form is opened, in pixels. */
const SCREENS = [
  { viewport: PHONE, most: MAX_POPUP_HEIGHT.phone, button: 'Enquire now' },
  { viewport: SIDEWAYS, most: 0.3 * SIDEWAYS.height, button: 'Enquire now' },
  { viewport: DESKTOP, most: MAX_POPUP_HEIGHT.desktop, button: 'Submit' },
];

test('the popup keeps to its height and hides no element with the focus', async ({ page }) => {
  const popup = dialogOf(page);
  await page.goto('/catia');
  await expect(popup).toBeVisible();
  for (const { viewport, most, button } of SCREENS) {
    await page.setViewportSize(viewport);
    const { y = 0, height = 0 } = (await popup.boundingBox()) ?? {};
    const screen = `on ${viewport.width} × ${viewport.height}`;
    expect(height, screen).toBeLessThanOrEqual(most);
    expect(y + height, screen).toBe(viewport.height);
    const hidden = await page.evaluate(() => {
      const focusable = document.querySelectorAll<HTMLElement>('main a, main button, main summary');
      const popup = document.getElementById('popup')?.getBoundingClientRect().top ?? 0;
      const isHidden = (element: HTMLElement) => {
        element.focus();
        const { top, bottom } = element.getBoundingClientRect();
        return document.activeElement === element && (bottom <= 0 || top >= popup);
      };
      return [...focusable].filter(isHidden).map(({ textContent }) => textContent);
    });
    expect(hidden, screen).toEqual([]);
    for (const name of ['Close', button]) {
      const control = popup.getByRole('button', { name });
      await expect(control, screen).toBeInViewport({ ratio: 1 });
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test('the form of the popup and its errors are in view on every screen', async ({ page }) => {
  const popup = dialogOf(page);
  const name = field(page, 'Name');
  await page.setViewportSize(SIDEWAYS);
  await page.goto('/catia');
  await popup.getByRole('button', { name: 'Enquire now' }).click();
  await expect(name).toBeFocused();
  for (const viewport of [SIDEWAYS, PHONE]) {
    await page.setViewportSize(viewport);
    await expect(name).toBeInViewport();
    expect((await popup.boundingBox())?.height).toBeLessThanOrEqual(viewport.height * 0.9);
  }
  await page.setViewportSize(DESKTOP);
  for (const label of Object.keys(GENERAL.typed))
    await expect(field(page, label)).toBeInViewport({ ratio: 1 });
  await submitButton(page).click();
  await expect(popup.getByText('Enter your enquiry')).toBeInViewport({ ratio: 1 });
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect(popup.getByText('Enter your name')).toBeVisible();
});

test('the form of the popup hides the syllabus button, which otherwise stays in view', async ({ page }) => {
  const popup = dialogOf(page);
  const syllabus = page.getByText('Download Syllabus PDF').last().locator('..');
  await page.setViewportSize(PHONE);
  await page.goto('/catia');
  await popup.getByRole('button', { name: 'Enquire now' }).click();
  await page.locator('#syllabus').scrollIntoViewIfNeeded();
  await expect(syllabus).toBeHidden();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(syllabus).toBeInViewport({ ratio: 1 });
  await page.locator('#related').scrollIntoViewIfNeeded();
  await expect(syllabus).not.toBeInViewport();
});

test('a popup that was closed stays away for the visit alone', async ({ page, context }) => {
  const popup = dialogOf(page);

  await test.step('Close dismisses the popup, Escape outside it does not', async () => {
    await page.goto('/nx12');
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    await page.clock.install();
    await page.goto('/python');
    await page.clock.runFor(10_000);
    await expect(popup).toBeHidden();
  });

  await test.step('the form on its own page is open all the same', async () => {
    await page.goto(GENERAL.path);
    await expect(popup).toBeVisible();
  });

  await test.step('another visit shows the popup, and Escape in it is stored at once', async () => {
    const other = await context.newPage();
    await other.goto('/python');
    await expect(dialogOf(other)).toBeVisible();
    const stored = await field(other, 'Name').evaluate(async (input) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      // In the same task, before a reload could happen.
      await Promise.resolve();
      return sessionStorage.dismissed;
    });
    expect(stored).toBe('1');
    await expect(dialogOf(other)).toBeHidden();
  });
});

test('a prerendered page shows the popup 1000 ms after it is activated', async ({ page }) => {
  // Playwright disables prerendering, so the test simulates `document.prerendering`.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await stopClock(page);
  await page.goto('/');
  await page.clock.runFor(10_000);
  await expect(page.locator('#popup[open], [data-hydrated]')).toHaveCount(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.clock.runFor(999);
  await expect(dialogOf(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(dialogOf(page)).toBeVisible();
});
