/** Pictures of projects on a course page, which open in the lightbox. */
import { expect, requestedScripts, test } from '../fixtures';

const first = 'A box with a round bore, seen from above';

test('a picture opens large by keyboard, arrows, a swipe and a button lead to its neighbours, Escape leads back to it', async ({
  page,
  errors,
}) => {
  const scripts = requestedScripts(page);
  await page.goto('/catia');
  const link = page.getByRole('link', { name: first });
  await link.scrollIntoViewIfNeeded();
  expect(scripts).toEqual([]);
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What you will make' });
  await expect(dialog.getByRole('img', { name: first })).toBeVisible();
  await expect(dialog).toContainText('A cast housing in one file, raw and machined');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('A stepped shaft, drawn from its profile');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('A hub, filed round and bored');
  // A swipe shows the next picture.
  const picture = dialog.getByRole('img').first();
  const at = (clientX: number) => ({ clientX, clientY: 300, pointerType: 'touch', bubbles: true });
  await picture.dispatchEvent('pointerdown', at(300));
  await picture.dispatchEvent('pointerup', at(200));
  await expect(dialog).toContainText('A cast housing in one file, raw and machined');
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog).toContainText('A hub, filed round and bored');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(errors).toEqual([]);
});

test('the picture of the band opens in its day colours, with its caption', async ({ page, errors }) => {
  await page.goto('/video');
  const link = page.locator('section a[data-act]').first();
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What you will make' });
  await expect(dialog).toContainText('Module');
  await expect(dialog.getByRole('img').first()).not.toHaveAttribute('src', /#/);
  expect(errors).toEqual([]);
});

test('where the script cannot be had, the next press opens the file', async ({ page }) => {
  await page.route(/\/assets\/lightbox-/, (route) => route.abort());
  await page.goto('/catia');
  const link = page.getByRole('link', { name: first });
  await link.click();
  await expect(link).not.toHaveAttribute('data-act');
  await link.click();
  await expect(page).toHaveURL(/\/media\/housing-\w+\.svg$/);
});
