import type { Page } from '@playwright/test';
import { dialogOf } from '../support/enquiry';
import { expect, stopClock, test } from '../support/fixtures';
import { expectAccessible } from '../support/measure';

const opener = (page: Page) => page.getByRole('button', { name: 'See Current Opportunities' });
const vacancies = (page: Page) => page.getByRole('dialog', { name: 'Open Position' });

test.beforeEach(async ({ page }) => {
  // The clock is stopped from the start: otherwise the popup may appear before the dialog.
  await stopClock(page);
  await page.goto('/career');
});

test('the vacancies dialog closes on Escape and on Close, and returns the focus', async ({ page }) => {
  const dialog = vacancies(page);
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    Close: () => dialog.getByRole('button', { name: 'Close' }).click(),
  };
  for (const [way, close] of Object.entries(ways)) {
    await opener(page).click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog, way).toBeHidden();
    await expect(opener(page), way).toBeFocused();
  }
});

test('the vacancies dialog opens where buttons have no commands, as before Chrome 135', async ({ page }) => {
  await opener(page).evaluate((button) => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    // Unknown to the browser, which ignores it.
    button.setAttribute('command', '--none');
  });
  await opener(page).click();
  await expect(page.locator('#vacancies:modal')).toBeVisible();
});

test('the popup appears only after the vacancies dialog has been closed', async ({ page }) => {
  await opener(page).click();
  await page.clock.runFor(10_000);
  await expect(page.locator('#popup')).toBeHidden();
  await page.clock.resume();
  await test.step('the open dialog is accessible', () => expectAccessible(page));
  await vacancies(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page)).toBeVisible();
});
