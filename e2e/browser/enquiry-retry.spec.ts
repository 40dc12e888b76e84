import {
  COURSE,
  dialogOf,
  expectFailed,
  expectFilled,
  expectSent,
  field,
  fill,
  GENERAL,
  ownErrors,
  posts,
  send,
  submitButton,
} from '../enquiry';
import { expect, test } from '../fixtures';

const SECOND = '/api/email/sendMail';

test('changed values after a second call that failed are a new enquiry', async ({ page, api }) => {
  api.setMode({ kind: 'status', status: 500, call: SECOND });
  await send(page, GENERAL);
  await expectFailed(page, GENERAL);
  api.reset();
  await field(page, 'Enquiry').fill('And Creo?');
  await submitButton(page).click();
  await expectSent(page, GENERAL);
  expect(posts(api)).toEqual(GENERAL.calls);
  expect(api.received().at(-1)?.body).toEqual({ ...GENERAL.body, enquiry: 'And Creo?' });
});

for (const form of [GENERAL, COURSE]) {
  test(`${form.name}: a reload after the second call failed makes no second record`, async ({
    page,
    api,
  }) => {
    api.setMode({ kind: 'status', status: 500, call: form.calls[1] as typeof SECOND });
    await send(page, form);
    await expectFailed(page, form);
    api.reset();
    await page.reload();
    await expectFilled(page, form.typed);
    await submitButton(page).click();
    await expectSent(page, form);
    expect(posts(api)).toEqual([form.calls[1]]);
    // What was kept for this is gone with the success.
    expect(await page.evaluate(() => ({ ...sessionStorage, dismissed: undefined }))).toEqual({});
  });
}

test('the words of failure stay until the next submit, with a chat link that carries what was typed', async ({
  page,
  api,
}) => {
  api.setMode({ kind: 'status', status: 500 });
  await send(page, GENERAL);
  await expectFailed(page, GENERAL);
  const chat = await dialogOf(page).getByRole('link', { name: 'Send a chat message' }).getAttribute('href');
  const text = new URL(chat ?? '').searchParams.get('text');
  for (const typed of Object.values(GENERAL.typed)) expect(text).toContain(typed);

  await field(page, 'Name').press('End');
  await expect(page.getByRole('alert')).toBeVisible();
  api.setMode({ kind: 'hang' });
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  api.reset();
  api.resume();
});

test('offline, then online', async ({ page, context, api, errors }) => {
  await page.goto(GENERAL.path);
  await fill(page, GENERAL.typed);
  await expect(page.locator('[data-ready]')).toHaveCount(1);
  await context.setOffline(true);
  await submitButton(page).click();
  await expectFailed(page, GENERAL);
  expect(posts(api)).toEqual([]);
  expect(ownErrors(errors)).toHaveLength(1);
  await context.setOffline(false);
  await submitButton(page).click();
  await expectSent(page, GENERAL);
  expect(posts(api)).toEqual(GENERAL.calls);
});
