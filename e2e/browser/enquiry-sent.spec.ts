/** An enquiry that arrives: what is sent, what the page then says, and the syllabus. */
import fs from 'node:fs';
import { COURSE, dialogOf, expectSent, field, GENERAL, posts, send, submitButton } from '../enquiry';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../measure';

for (const form of [GENERAL, COURSE])
  test(`${form.name}: two calls in order, with the same body and no header of our own; then another by keyboard alone`, async ({
    page,
    api,
    errors,
  }) => {
    await send(page, form);
    await expectSent(page, form);
    expect(posts(api)).toEqual(form.calls);
    for (const call of api.received()) {
      expect(call.body).toBe(JSON.stringify(form.body));
      expect(call.headers['content-type']).toBe('application/json');
      expect(call.headers.cookie).toBeUndefined();
      expect(call.headers.referer ?? '').not.toContain('?');
    }
    for (const preflight of api.received('OPTIONS'))
      expect(preflight.headers['access-control-request-headers']).toBe('content-type');
    expect(errors).toEqual([]);

    // The message has the focus that went with the form, stays until it is dismissed, and hands it on.
    const again = page.getByRole('button', { name: 'Open the form again' });
    await expect(again).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(again).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    if (form === COURSE) {
      // The course stands before what is typed.
      await page.keyboard.press('Shift+Tab');
      await expect(field(page, 'Course name')).toBeFocused();
      await expect(field(page, 'Course name')).toHaveValue('CATIA');
      await page.keyboard.press('Tab');
    }
    for (const label of Object.keys(form.typed)) await expect(field(page, label)).toHaveValue('');
    for (const text of Object.values(form.typed)) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(submitButton(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(() => posts(api)).toEqual([...form.calls, ...form.calls]);
  });

test('closed without sending, the page still serves', async ({ page }) => {
  await page.goto(COURSE.path);
  await field(page, 'Name').fill('Asha Rao');
  await dialogOf(page, COURSE).getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page, COURSE)).toBeHidden();
  await expect(page.locator('main a[href^="mailto:"]:visible').first()).toBeVisible();
  const again = page.getByRole('button', { name: 'Open the form again' });
  await again.click();
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, COURSE)).toBeHidden();
  await expect(again).toBeFocused();
});

test('the syllabus downloads without leaving the page, only after success', async ({ page, api }) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  api.setMode({ status: 500, call: COURSE.calls[1] });
  await send(page, COURSE);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(downloads).toEqual([]);
  api.reset();
  const started = page.waitForEvent('download');
  await submitButton(page).click();
  const download = await started;
  expect(fs.readFileSync(await download.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  expect(new URL(page.url()).search).toBe('?course=catia');
  await expectSent(page, COURSE);
  await expectAccessible(page);
  const again = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download did not start?' }).click();
  await again;
  expect(downloads).toEqual(Array(2).fill('Trikona-CATIA-Syllabus.pdf'));
});
