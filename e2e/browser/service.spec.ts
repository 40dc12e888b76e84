import { DESKTOP, expect, PHONE, test } from '../fixtures';

test('papers by group and what is looked up fold on a phone, open by a link, and stand open on a desktop and in print', async ({
  page,
}) => {
  for (const [path, folded] of [
    ['/golden-visa', '#documents details > .prose'],
    ['/tvisa', '#times'],
  ] as const) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const last = page.locator(folded).last();
    await expect(last).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(last).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(DESKTOP);
    await expect(last).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Times', exact: true }).click();
  await expect(page.locator('#times')).toBeVisible();
});
