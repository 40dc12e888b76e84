/** Which status is a success is tested in lib/enquiry/client.test.ts, the order of calls in flow.test.ts. */
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

test('the message of success takes the focus, and a second enquiry is sent by keyboard alone', async ({
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

test('a call that CORS refuses is never posted, and shows the failure with contacts', async ({
  page,
  api,
}) => {
  expectErrors(/CORS policy/, /ERR_FAILED/, /^Course enquiry, step 1/);
  api.setMode({ noCors: true });
  await fillAndSubmit(page, COURSE);
  await expectFailed(page, COURSE);
  expect(posts(api)).toEqual([]);
  await expectAccessible(page);
});

test('a reload after the second call failed keeps the text, and only that call is repeated', async ({
  page,
  api,
}) => {
  const form = { ...COURSE, path: '/courseinquiry?course=automotive1' };
  expectErrors(/status of 500/, /^Course enquiry, step 2/);
  api.setMode({ status: 500, call: SECOND });
  await fillAndSubmit(page, form);
  await expectFailed(page, form);
  api.setMode({});
  await page.reload();
  await expectFilled(page, form.typed);
  await submitButton(page).click();
  await expectSent(page, form);
  expect(posts(api)).toEqual([FIRST, SECOND, SECOND]);

  await test.step('the draft is cleared, and a course without a syllabus offers no download', async () => {
    expect(await page.evaluate(() => ({ ...sessionStorage, dismissed: undefined }))).toEqual({});
    await expect(page.getByRole('link', { name: 'Download did not start?' })).toHaveCount(0);
  });
});

test('a course enquiry is sent; the syllabus downloads then, not before, and again by a link', async ({
  page,
  api,
}) => {
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

test('a call may take half an hour; its success leaves the focus, and names the address that was sent', async ({
  page,
  api,
}) => {
  await page.clock.install();
  api.setMode({ hang: true });
  await fillAndSubmit(page, GENERAL);
  await expect.poll(() => posts(api)).toEqual([GENERAL.calls[0]]);
  await page.clock.runFor('30:00');
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expectFilled(page, GENERAL.typed);
  await field(page, 'Email').fill('later@example.com');
  await field(page, 'Email').press('Enter');
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
  await about.focus();
  api.resume();
  await expectSent(page, GENERAL);
  await expect(about).toBeFocused();
  await expect(page.getByRole('main')).toContainText(String(GENERAL.typed.Email));
  expect(posts(api)).toEqual(GENERAL.calls);
});
