/** What stands in the first screen of a page, clear of the popup; of courses and services: every-page.spec.ts. */
import { DESKTOP, expect, PHONE, POPUP_HEIGHT, test } from '../fixtures';

/** Path, what stands there, and how much of the screen below it stays free, in pixels. */
const FIRST = [
  // Within two screens of a phone.
  ['/', 'main a[href="/course"]', -844],
  ['/course', '#course-filter', POPUP_HEIGHT.phone],
  ['/course', 'main a[href="/enquiry"]', POPUP_HEIGHT.phone],
  ['/career', 'main button', POPUP_HEIGHT.phone],
  ['/no-such-page', 'a:text("Apply for Franchise"):visible', POPUP_HEIGHT.phone],
  ['/enquiry', 'dialog[open] form [type=submit]:text("Submit")', 64],
  ['/courseinquiry?course=python', 'dialog[open] form [type=submit]:text("Submit")', 64],
] as const;

test('what a page is opened for stands in its first screen', async ({ page }) => {
  test.slow();
  for (const [path, selector, free] of FIRST) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const box = await page.locator(selector).first().boundingBox();
      const end = box ? box.y + box.height : Number.NaN;
      expect
        .soft(end, `${path} at ${viewport.width} px: ${selector}`)
        .toBeLessThanOrEqual(viewport.height - free);
    }
  }
});

test('on a phone the syllabus stays in reach while one reads, and gives way to the popup', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/catia');
  const bar = page.getByText('Download Syllabus PDF').last().locator('..');
  await page.locator('#syllabus').scrollIntoViewIfNeeded();
  await expect(page.locator('#popup')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.locator('#related').scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
});
