import type { Request } from '@playwright/test';
import {
  COURSE,
  countCalls,
  dialogOf,
  expectFilled,
  expectRefused,
  expectSent,
  field,
  fill,
  GENERAL,
  holdScripts,
  ownErrors,
  posts,
  submitButton,
  WAYS,
} from '../enquiry';
import { expect, test } from '../fixtures';

for (const form of [GENERAL, COURSE]) {
  test(`${form.name}: submitted before its script is there, it is sent once as soon as that is`, async ({
    page,
    api,
  }) => {
    const letThrough = await holdScripts(page);
    const calls = await countCalls(page);
    const went: string[] = [];
    page.on('request', (request) => went.push(request.url()));
    await page.goto(form.path);
    const url = page.url();
    await fill(page, form.typed);
    for (let i = 0; i < 3; i++) await submitButton(page).click();
    await field(page, 'Email').press('Enter');
    await expect(page.locator('[data-queued]')).toHaveCount(1);
    expect(posts(api)).toEqual([]);
    await expectFilled(page, form.typed);

    letThrough();
    await expectSent(page, form);
    expect(await calls()).toEqual(form.calls);
    expect(api.received().findLast((r) => r.method === 'POST')?.body).toEqual(form.body);
    // Nothing that was typed has been in an address.
    expect(page.url()).toBe(url);
    const typed = Object.values(form.typed).flatMap((text) => [
      text,
      encodeURIComponent(text),
      new URLSearchParams([['', text]]).toString().slice(1),
    ]);
    for (const text of typed) expect(went.join('\n')).not.toContain(text);
  });
}

test('an early submit that is not complete shows what is missing, and keeps the rest', async ({
  page,
  api,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(GENERAL.path);
  await field(page, 'Name').fill('Asha Rao');
  await submitButton(page).click();
  letThrough();
  await expectRefused(page, {
    Mobile: 'Enter your mobile number',
    Email: 'Enter your email address',
    Enquiry: 'Enter your enquiry',
  });
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
  await expect(page.locator('[data-queued]')).toHaveCount(0);
  expect(posts(api)).toEqual([]);
});

for (const [path, what] of [
  ['/autocad', 'the popup'],
  [GENERAL.path, 'the form'],
] as const) {
  test(`${what} closed: no script is asked for, by touch of its head or by keys; the first field asks`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    await page.goto(path);
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    await dialog.locator('.head > p').click();
    const close = dialog.getByRole('button', { name: 'Close' });
    await close.focus();
    await close.press('Enter');
    await expect(dialog).toBeHidden();
    // As long as it would take to ask for them.
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    if (path !== GENERAL.path) return;
    const again = page.getByRole('button', { name: 'Open the form again' });
    await expect(again).toBeFocused();
    await again.press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await expect(page.locator('[data-ready]')).toHaveCount(1);
  });
}

test('each file that the form needs may fail: words stay, contacts show, a later intent tries again and sends once', async ({
  page,
  api,
  errors,
}) => {
  await page.goto(GENERAL.path);
  const files = [
    await page.locator('[data-react]').getAttribute('data-react'),
    await page.locator('[data-island]').getAttribute('data-src'),
  ];
  for (const file of files.map(String)) {
    await test.step(file, async () => {
      api.reset();
      let failing = true;
      const attempts: Request[] = [];
      page.on('request', (request) => request.url().endsWith(file) && attempts.push(request));
      await page.route(`**${file}`, (route) => (failing ? route.abort() : route.continue()));
      await page.goto(GENERAL.path);
      await fill(page, GENERAL.typed);
      await submitButton(page).click();
      const dialog = dialogOf(page);
      await expect(dialog.getByText('The form could not be started.')).toBeVisible();
      for (const scheme of WAYS) await expect(dialog.locator(`a[href^="${scheme}"]`).first()).toBeVisible();
      await expectFilled(page, GENERAL.typed);
      expect(posts(api)).toEqual([]);

      // Each field was an intent too, and the submit: the last attempt has begun after a frame, and has failed.
      const frames = () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await frames();
      await expect.poll(() => attempts.filter((attempt) => !attempt.failure())).toEqual([]);
      await frames();
      failing = false;
      await field(page, 'Name').focus();
      await expectSent(page, GENERAL);
      expect(posts(api)).toEqual(GENERAL.calls);
      await page.unroute(`**${file}`);
    });
  }
  expect(ownErrors(errors)).toEqual([]);
});

test('scripts that never come: the other ways stand, nothing leaves the page', async ({ page, api }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(COURSE.path);
  await fill(page, COURSE.typed);
  for (let i = 0; i < 3; i++) await submitButton(page).click();
  await expect(dialogOf(page, COURSE).locator('a[href^="tel:"]').first()).toBeVisible();
  await expectFilled(page, COURSE.typed);
  expect(new URL(page.url()).search).toBe('?course=catia');
  expect(posts(api)).toEqual([]);
  // And after a reload the words are still there, for a network that is better.
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expectFilled(page, COURSE.typed);
  await submitButton(page).click();
  await expectSent(page, COURSE);
});
