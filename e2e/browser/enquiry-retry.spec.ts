import {
  dialogOf,
  expectFailed,
  expectFilled,
  expectSent,
  field,
  GENERAL,
  posts,
  send,
  submitButton,
} from '../enquiry';
import { expect, test } from '../fixtures';

test('a reload after the second call failed makes no second record', async ({ page, api }) => {
  api.setMode({ kind: 'status', status: 500, call: '/api/email/sendMail' });
  await send(page, GENERAL);
  await expectFailed(page, GENERAL);
  api.reset();
  await page.reload();
  await expectFilled(page, GENERAL.typed);
  await submitButton(page).click();
  await expectSent(page, GENERAL);
  expect(posts(api)).toEqual([GENERAL.calls[1]]);
  // The kept answers are gone with the success.
  expect(await page.evaluate(() => ({ ...sessionStorage, dismissed: undefined }))).toEqual({});
});

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
