/** Every rule of the fields, and its words, are tested in lib/enquiry/fields.test.ts. */
import { COURSE, dialogOf, field, fillAndSubmit, GENERAL, posts } from '../support/enquiry';
import { expect, test } from '../support/fixtures';

test('a mistake has its message at its field and in a summary, which has the focus', async ({
  page,
  api,
}) => {
  await fillAndSubmit(page, { ...GENERAL, typed: { Name: 'Asha Rao', Enquiry: 'Fees?' } });
  // As on GOV.UK, the summary above the form has focus.
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(dialogOf(page).getByRole('status')).toHaveText('2 answers to correct');
  const email = field(page, 'Email');
  await summary.getByRole('link', { name: 'Enter your email address' }).press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport();
  await expect(email).toHaveAccessibleDescription(/Enter your email address$/);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(posts(api)).toEqual([]);

  await test.step('a corrected field loses its message and keeps the focus', async () => {
    await email.fill('asha@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toBeFocused();
    // The summary stays until the next submit: if it shrank during typing, the form would move.
    await expect(summary.getByRole('link')).toHaveCount(2);
  });
});

test('a course form keeps its draft when closed and for another course', async ({ page }) => {
  const form = dialogOf(page, COURSE);
  const named = page.locator('#course-dialog .head p');

  await test.step('without a course the form asks for one', async () => {
    await page.goto('/courseinquiry');
    await expect(named).toHaveText('Enquire about a course');
    await expect(page.getByText('Choose the course')).toBeVisible();
  });

  await page.goto('/courseinquiry?course=nx12');
  await field(page, 'Name').fill('Asha Rao');
  // The course field precedes the fields to type in.
  await page.keyboard.press('Shift+Tab');
  await expect(field(page, 'Course name')).toBeFocused();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await expect(page.locator('main a[href^="mailto:"]:visible').first()).toBeVisible();
  const again = page.getByRole('button', { name: 'Open the form again' });
  await again.click();
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(again).toBeFocused();
  await page.goto('/courseinquiry?course=automotive1');
  await expect(named).toHaveText('Enquire about Plastic Trim');
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
});

const QUERIES = {
  // Of two courses in the address the first is taken, as it is in the list of courses.
  '?course=catia&course=nx12&courseName=Evil': 'CATIA',
  '?course=__proto__': '',
  '?course=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&pdfFile=https%3A%2F%2Fevil.example%2Fx.pdf': '',
  '?course=%E0%A4%A': '',
};

test('a query presets a listed course or none, read-only, without any island script', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const [query, course] of Object.entries(QUERIES))
    await test.step(query, async () => {
      await page.goto(`/courseinquiry${query}`);
      await expect(field(page, 'Course name')).toHaveValue(course);
      await expect(field(page, 'Course name')).not.toBeEditable();
      await expect(page.locator('img[src="x"], [href*="evil.example"]')).toHaveCount(0);
    });
});
