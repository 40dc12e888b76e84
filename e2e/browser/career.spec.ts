import { dialogOf } from '../enquiry';
import { expect, stopClock, test } from '../fixtures';
import { expectAccessible } from '../measure';

test('the window opens, names itself, closes on Escape and on Close, gives the focus back, and the popup waits for it', async ({
  page,
}) => {
  // The clock is stopped from the start: otherwise the popup may appear before the dialog.
  await stopClock(page);
  await page.goto('/career');
  const open = page.getByRole('button', { name: 'See Current Opportunities' });
  const dialog = page.getByRole('dialog', { name: 'Open Position' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await open.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  }
  await open.click();
  await page.clock.runFor(10_000);
  await expect(page.locator('#popup')).toBeHidden();
  await page.clock.resume();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page)).toBeVisible();
});
