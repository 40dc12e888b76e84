/** How long the list of courses is on a phone, and what stays in reach there; what each page shows first is in every-page.spec.ts. */
import { expect, test } from '../fixtures';
import { covered } from '../measure';

test.use({ viewport: { width: 390, height: 844 } });

test('the list of all courses is no longer than seven screens of a phone', async ({ page }) => {
  await page.goto('/course');
  // While it is there it lengthens any page, so that the end can be scrolled clear of it.
  await expect(page.locator('#popup')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5800);
});

test("on a phone the general form and a chosen course's stand in the first screen to its end, above the bar", async ({
  page,
}) => {
  // The last has a name that takes two lines.
  for (const path of ['/enquiry', '/courseinquiry?course=catia', '/courseinquiry?course=python']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await covered(page, 780, { submit: 'dialog[open] [type=submit]' }), path).toEqual([]);
  }
});

test('on a phone the syllabus stays in reach while one reads, and gives way to the popup', async ({
  page,
}) => {
  await page.goto('/catia');
  const bar = page.getByText('Download Syllabus PDF').last().locator('..');
  await page.locator('#syllabus').scrollIntoViewIfNeeded();
  await expect(page.locator('#popup')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeInViewport({ ratio: 1 });
  const { height, y } = (await bar.boundingBox()) ?? { height: 0, y: 0 };
  expect(Math.round(y + height)).toBe(844);
  expect(height).toBeLessThanOrEqual(66);
  await page.locator('#enquire h2').scrollIntoViewIfNeeded();
  await page.locator('#related').scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
  await page.setViewportSize({ width: 390, height: 540 });
  await page.locator('#syllabus').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});
