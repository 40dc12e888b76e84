import { expect, expectErrors, test } from '../support/fixtures';

/** Alternative text and caption of the first picture. */
const first = 'A box with a round bore, seen from above';
const caption = 'A cast housing in one file, raw and machined';

test('a picture opens in the lightbox and leads to its neighbours', async ({ page }) => {
  await page.goto('/catia');
  const link = page.getByRole('link', { name: first });
  const dialog = page.getByRole('dialog', { name: 'What you will make' });
  const [shaft, hub] = ['A stepped shaft, drawn from its profile', 'A hub, filed round and bored'];

  await test.step('Enter on its link shows the picture with its caption', async () => {
    await link.press('Enter');
    await expect(dialog.getByRole('img', { name: first })).toBeVisible();
    await expect(dialog).toContainText(caption);
  });

  await test.step('arrow keys, a swipe and a button lead to its neighbours', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText(shaft);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toContainText(hub);
    const picture = dialog.getByRole('img').first();
    const at = (clientX: number) => ({ clientX, clientY: 300, pointerType: 'touch', bubbles: true });
    await picture.dispatchEvent('pointerdown', at(300));
    await picture.dispatchEvent('pointerup', at(200));
    await expect(dialog).toContainText(caption);
    await dialog.getByRole('button', { name: 'Previous' }).click();
    await expect(dialog).toContainText(hub);
  });

  await test.step('Escape closes the lightbox and returns the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });
});

test('a picture of the dark band opens in its light colours, with its caption', async ({ page }) => {
  await page.goto('/video');
  const link = page.locator('section a[data-replay]').first();
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What you will make' });
  await expect(dialog).toContainText('Module');
  await expect(dialog.getByRole('img').first()).not.toHaveAttribute('src', /#/);
});

test('where the script of the lightbox fails, the next click opens the file', async ({ page }) => {
  expectErrors(/ERR_FAILED/);
  await page.route(/\/assets\/lightbox-/, (route) => route.abort());
  await page.goto('/catia');
  const link = page.getByRole('link', { name: first });
  await link.click();
  await expect(link).not.toHaveAttribute('data-replay');
  await link.click();
  await expect(page).toHaveURL(/\/media\/housing-\w+\.svg$/);
});
