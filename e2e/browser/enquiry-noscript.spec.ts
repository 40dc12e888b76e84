import { CONTACT_SCHEMES } from '../enquiry';
import { expect, test } from '../fixtures';

test.use({ javaScriptEnabled: false });

for (const path of ['/enquiry', '/courseinquiry?course=catia']) {
  test(`${path} without JavaScript: no form that could lose an enquiry, but ways that work`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('noscript p')).toBeVisible();
    for (const scheme of CONTACT_SCHEMES)
      await expect(main.locator(`a[href^="${scheme}"]:visible`).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open the form again' })).toHaveCount(0);
  });
}

test('a course page without JavaScript: the popup never comes, the way to the form does', async ({
  page,
}) => {
  await page.goto('/nx12');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Download Syllabus PDF' }).first().click();
  await expect(page).toHaveURL('/courseinquiry?course=nx12');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
