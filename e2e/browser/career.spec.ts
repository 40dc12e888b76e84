import { expect, test } from '../fixtures';
import { expectAccessible } from '../measure';

test('the window opens, names itself, closes on Escape and on Close, and gives the focus back', async ({
  page,
}) => {
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
  await expectAccessible(page);
});
