/** Every status of an answer is tested in lib/enquiry/client.test.ts. */
import fs from 'node:fs';
import {
  COURSE,
  expectFailed,
  expectFilled,
  expectSent,
  field,
  fillAndSubmit,
  GENERAL,
  posts,
  submitButton,
} from '../support/enquiry';
import { expect, expectErrors, test } from '../support/fixtures';
import { expectAccessible } from '../support/measure';

test('a message of success takes the focus, and a second enquiry is sent by keyboard alone', async ({
  page,
  api,
}) => {
  await fillAndSubmit(page, GENERAL);
  await expectSent(page, GENERAL);
  // The message takes the focus of the removed form, stays until it is dismissed, and then passes focus on.
  const again = page.getByRole('button', { name: 'Open the form again' });
  await expect(again).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  for (const [label, text] of Object.entries(GENERAL.typed)) {
    await expect(field(page, label)).toHaveValue('');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => posts(api)).toEqual([...GENERAL.calls, ...GENERAL.calls]);
});

const [FIRST, SECOND] = COURSE.calls;

test('a failure is shown and logged, and a retry repeats the failed call alone, also after a reload', async ({
  page,
  api,
  errors,
}) => {
  const form = { ...COURSE, path: '/courseinquiry?course=automotive1' };
  expectErrors(/CORS policy/, /ERR_FAILED/, /status of 500/, /^Course enquiry, step/);

  await test.step('a call that CORS refuses is a failure, and never posted', async () => {
    api.setMode({ noCors: true });
    await fillAndSubmit(page, form);
    await expectFailed(page, form);
    expect(posts(api)).toEqual([]);
    await expectAccessible(page);
  });

  api.setMode({ status: 500, call: SECOND });
  await submitButton(page).click();

  await test.step('each failure is logged with its call and without what was typed', async () => {
    const failures = [`step 1 (${FIRST}) failed: no answer`, `step 2 (${SECOND}) failed: status 500`];
    await expect
      .poll(() => errors.filter((line) => line.startsWith(form.name)))
      .toEqual(failures.map((failure) => `${form.name}, ${failure}`));
    await expectFailed(page, form);
    for (const typed of Object.values(form.typed)) expect(errors.join('\n')).not.toContain(typed);
  });

  api.setMode({});
  await page.reload();
  await expectFilled(page, form.typed);
  await submitButton(page).click();
  await expectSent(page, form);
  expect(posts(api)).toEqual([FIRST, SECOND, SECOND]);
  for (const { body } of api.received())
    expect(JSON.parse(body)).toEqual({ ...form.body, courseName: 'Plastic Trim' });

  await test.step('the draft is cleared, and a course without a syllabus offers no download', async () => {
    expect(await page.evaluate(() => ({ ...sessionStorage, dismissed: undefined }))).toEqual({});
    expect(new URL(page.url()).search).toBe('?course=automotive1');
    await expect(page.getByRole('link', { name: 'Download did not start?' })).toHaveCount(0);
  });
});

test('the syllabus downloads on success, not before, and again by a link', async ({ page, api }) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  api.setMode({ hang: true });
  await fillAndSubmit(page, COURSE);
  await expect.poll(() => posts(api)).toEqual([FIRST]);
  expect(downloads).toEqual([]);
  const started = page.waitForEvent('download');
  api.resume();
  const file = await (await started).path();
  expect(fs.readFileSync(file, 'latin1').slice(0, 5)).toBe('%PDF-');
  await expectSent(page, COURSE);
  expect(api.received().map(({ body }) => JSON.parse(body))).toEqual([COURSE.body, COURSE.body]);
  await expectAccessible(page);
  const again = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download did not start?' }).click();
  await again;
  expect(downloads).toEqual(Array(2).fill('Trikona-CATIA-Syllabus.pdf'));
});

test('a call may take half an hour, and its form takes no second submit meanwhile', async ({ page, api }) => {
  await page.clock.install();
  api.setMode({ hang: true });
  await fillAndSubmit(page, GENERAL);
  const button = page.getByRole('button', { name: 'Sending…' });
  await expect.poll(() => posts(api)).toEqual([GENERAL.calls[0]]);
  await page.clock.runFor('30:00');
  // `force`, since Playwright would wait for a button that is aria-disabled.
  await button.click({ force: true });
  await field(page, 'Email').press('Enter');
  await expect(button).toBeVisible();
  await expectFilled(page, GENERAL.typed);
  expect(posts(api)).toEqual([GENERAL.calls[0]]);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await test.step('success leaves the focus outside the form, and names the address that was sent', async () => {
    const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
    await field(page, 'Email').fill('later@example.com');
    await about.focus();
    api.resume();
    await expectSent(page, GENERAL);
    await expect(about).toBeFocused();
    await expect(page.getByRole('main')).toContainText(String(GENERAL.typed.Email));
    expect(posts(api)).toEqual(GENERAL.calls);
  });
});
