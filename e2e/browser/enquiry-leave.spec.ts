import { dialogOf, expectFilled, fill, GENERAL, lastBody, posts, submitButton } from '../support/enquiry';
import { expect, test } from '../support/fixtures';

test('an enquiry of a closed tab arrives once', async ({ page, api }) => {
  await page.goto(GENERAL.path);
  await fill(page, GENERAL.typed);
  await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  api.setMode({ hang: true });
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('#general-enquiry')?.requestSubmit();
    // The page is left before the browser has sent the preflight.
    location.href = 'about:blank';
  });
  // Without this wait the page would close during the navigation, which sometimes hangs Playwright.
  await page.waitForURL('about:blank');
  await page.close();
  await expect.poll(() => posts(api)).toEqual([GENERAL.calls[0]]);
  await expect.poll(() => lastBody(api)).toEqual(GENERAL.body);
});

test('a draft survives another page and a reload until the privacy page clears it', async ({ page, api }) => {
  await page.goto('/nx12');
  await expect(dialogOf(page)).toBeVisible();
  await fill(page, GENERAL.typed);
  await page.goto(GENERAL.path);
  await expectFilled(page, GENERAL.typed);
  api.setMode({ hang: true });
  await submitButton(page).click();
  await expect.poll(() => posts(api)).toEqual([GENERAL.calls[0]]);
  // A reload during the first call: the form is filled, and the visitor can submit again.
  await page.reload();
  await expectFilled(page, GENERAL.typed);
  expect(posts(api)).toEqual([GENERAL.calls[0]]);
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Clear what is kept in this browser' }).click();
  await expect(page.getByText('Cleared.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('an enquiry is sent where sessionStorage throws', async ({ page, api }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/nx12');
  await expect(dialogOf(page)).toBeVisible();
  await fill(page, GENERAL.typed);
  await submitButton(page).click();
  await expect.poll(() => posts(api)).toEqual(GENERAL.calls);
});
