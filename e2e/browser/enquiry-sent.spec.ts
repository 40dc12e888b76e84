import fs from 'node:fs';
import {
  COURSE,
  dialogOf,
  expectSent,
  field,
  fill,
  GENERAL,
  lastBody,
  ownErrors,
  posts,
  send,
  submitButton,
} from '../enquiry';
import { expect, test } from '../fixtures';

for (const form of [GENERAL, COURSE]) {
  test(`${form.name}: two calls in order, with the same body and no header of our own; then the page serves another enquiry`, async ({
    page,
    api,
    errors,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await send(page, form);
    await expectSent(page, form);
    expect(posts(api)).toEqual(form.calls);
    for (const call of api.received().filter((r) => r.method === 'POST')) {
      expect(call.raw).toBe(JSON.stringify(form.body));
      expect(call.headers['content-type']).toBe('application/json');
      expect(call.headers.cookie).toBeUndefined();
      expect(call.headers.referer ?? '').not.toContain('?');
    }
    for (const preflight of api.received().filter((r) => r.method === 'OPTIONS')) {
      expect(preflight.headers['access-control-request-headers']).toBe('content-type');
    }
    expect(logged.filter((line) => line.includes('step'))).toEqual([
      `${form.name}, step 2 (${form.calls[1]}): status 200`,
    ]);
    expect(ownErrors(errors)).toEqual([]);

    // After success the page still serves.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('main a[href^="tel:"]:visible').first()).toBeVisible();
    const again = page.getByRole('button', { name: 'Open the form again' });
    await expect(again).toBeInViewport();

    // The message has the focus that went with the form, stays until it is dismissed, and hands it on.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(again).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialogOf(page, form)).toBeVisible();
    await expect(field(page, 'Name')).toBeFocused();
    for (const label of Object.keys(form.typed)) await expect(field(page, label)).toHaveValue('');
    if (form === COURSE) await expect(field(page, 'Course name')).toHaveValue('CATIA');
    // A second enquiry is a new one.
    await fill(page, form.typed);
    await submitButton(page).click();
    await expect.poll(() => posts(api)).toEqual([...form.calls, ...form.calls]);
  });
}

test('closed without sending, the page still serves', async ({ page }) => {
  await page.goto(COURSE.path);
  await field(page, 'Name').fill('Asha Rao');
  await dialogOf(page, COURSE).getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page, COURSE)).toBeHidden();
  await expect(page.locator('main a[href^="mailto:"]:visible').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open the form again' }).click();
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
  // Escape closes it, too; the way back gets the focus.
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, COURSE)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the form again' })).toBeFocused();
  await page.reload();
  await expect(dialogOf(page, COURSE)).toBeVisible();
});

test('the syllabus downloads without leaving the page', async ({ page, api }) => {
  await page.goto(COURSE.path);
  await fill(page, COURSE.typed);
  const started = page.waitForEvent('download');
  await submitButton(page).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('Trikona-CATIA-Syllabus.pdf');
  expect(fs.readFileSync(await download.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  expect(new URL(page.url()).search).toBe('?course=catia');
  await expectSent(page, COURSE);
  const link = page.getByRole('link', { name: 'Download did not start?' });
  await expect(link).toBeVisible();
  const [again] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(again.suggestedFilename()).toBe('Trikona-CATIA-Syllabus.pdf');
  expect(posts(api)).toEqual(COURSE.calls);
});

test('no syllabus downloads before success, for a course that has none, nor without a course', async ({
  page,
  api,
}) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.url()));
  api.setMode({ kind: 'status', status: 500, call: COURSE.calls[1] as '/api/email/sendCourse' });
  await send(page, COURSE);
  await expect(page.getByRole('alert')).toBeVisible();
  for (const [query, courseName] of [
    ['automotive1', 'Plastic Trim'],
    // Opened directly, with an address that chooses no course.
    ['__proto__', ''],
  ]) {
    api.reset();
    await send(page, { ...COURSE, path: `/courseinquiry?course=${query}` });
    await expectSent(page, COURSE);
    expect(lastBody(api)).toEqual({ ...COURSE.body, courseName });
    await expect(page.getByRole('link', { name: 'Download did not start?' })).toHaveCount(0);
  }
  expect(downloads).toEqual([]);
});
