import { COURSE, expectSent, field, fill, lastBody, submitButton } from '../enquiry';
import { expect, test } from '../fixtures';

test('the chosen course stands in the form before any other script, and cannot be typed over', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/courseinquiry?course=da');
  await expect(field(page, 'Course name')).toHaveValue('Data Analytics');
  await expect(field(page, 'Course name')).not.toBeEditable();
  // Of two courses in the address the first is taken, as it is in the catalogue.
  await page.goto('/courseinquiry?course=catia&course=nx12&courseName=Evil');
  await expect(field(page, 'Course name')).toHaveValue('CATIA');
});

const HOSTILE = [
  '',
  '?course=nothing-of-ours',
  '?course=__proto__',
  '?course=..%2F..%2Fetc%2Fpasswd',
  '?course=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '?course=https%3A%2F%2Fevil.example%2Fx.pdf',
  '?courseName=Evil&pdfFile=https%3A%2F%2Fevil.example%2Fx.pdf',
  '?course=catia%00',
  '?course=%E0%A4%A',
  `?course=${'a'.repeat(8000)}`,
];
test('hostile query strings are a page opened directly: no course, no file', async ({ page, errors }) => {
  for (const query of HOSTILE) {
    await test.step(query.slice(0, 60) || 'none', async () => {
      await page.goto(`/courseinquiry${query}`);
      await expect(field(page, 'Course name')).toHaveValue('');
      expect(
        await field(page, 'Course name').evaluate((input: HTMLInputElement) => ({ ...input.dataset })),
      ).toEqual({});
      expect(await page.locator('main img[src="x"], main script[src]').count()).toBe(0);
    });
  }
  expect(errors.filter((line) => !line.includes('404'))).toEqual([]);
});

test('another course in the same tab: the draft keeps the person, the page names the course', async ({
  page,
  api,
}) => {
  await page.goto('/courseinquiry?course=catia');
  await fill(page, COURSE.typed);
  await page.goto('/courseinquiry?course=nx12');
  await expect(field(page, 'Name')).toHaveValue(COURSE.typed.Name ?? '');
  await expect(field(page, 'Course name')).toHaveValue('NX CAD');
  await submitButton(page).click();
  await expectSent(page, COURSE);
  expect(lastBody(api)).toEqual({
    ...COURSE.body,
    courseName: 'NX CAD',
  });
});
