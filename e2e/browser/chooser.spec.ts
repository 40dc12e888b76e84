import { expect, test } from '../fixtures';

test.use({ javaScriptEnabled: false });

test('without script, a thing that one would like to make leads to its courses', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'A plastic cover' }).click();
  await expect(page).toHaveURL(/\/course#make-a-plastic-cover$/);
  const choice = page.locator('#make-a-plastic-cover');
  await expect(choice).toBeInViewport();
  await expect(choice.getByRole('link')).toHaveText(['CATIA', 'Plastic Trim']);
  await expect(page.locator('#make-a-film')).toBeHidden();
  await page.getByRole('link', { name: 'A film' }).click();
  await expect(page.locator('#make-a-film')).toBeVisible();
  await expect(choice).toBeHidden();
});
