import { DESKTOP, expect, PHONE, test } from '../support/fixtures';

for (const [what, path, folded] of [
  ['a list of documents', '/golden-visa', '#documents details > .prose'],
  ['a section on times', '/tvisa', '#times'],
] as const)
  test(`${what} is folded on a phone alone, and printed`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const last = page.locator(folded).last();
    await expect(last).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(last).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(DESKTOP);
    await expect(last).toBeVisible();
  });

test('a link to a folded section opens it on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tvisa');
  await page.getByRole('link', { name: 'Times', exact: true }).click();
  await expect(page.locator('#times')).toBeVisible();
});
