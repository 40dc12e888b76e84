import { DESKTOP, expect, PHONE, test } from '../fixtures';

test('papers of a service fold by group on a phone, and stand open on a desktop and in print', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/golden-visa');
  const last = page.locator('#documents details > .prose').last();
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(DESKTOP);
  await expect(last).toBeVisible();
});

test('what is looked up folds on a phone, opens by a link, and stands open on a desktop and in print', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tvisa');
  const times = page.locator('#times');
  await expect(times).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(times).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(DESKTOP);
  await expect(times).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Times', exact: true }).click();
  await expect(times).toBeVisible();
});
