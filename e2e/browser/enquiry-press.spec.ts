import type { Page } from '@playwright/test';
import {
  COURSE,
  countCalls,
  dialogOf,
  expectFilled,
  expectSent,
  type Form,
  field,
  fill,
  GENERAL,
  posts,
  send,
  submitButton,
} from '../enquiry';
import { expect, test } from '../fixtures';

/** Presses that come while the first is under way; each form has one kind, since both share all code but their fields. */
const PRESSES: [what: string, form: Form, press: (page: Page) => Promise<void>][] = [
  ['five clicks', GENERAL, (page) => submitButton(page).click({ clickCount: 5 })],
  [
    'Enter held down',
    COURSE,
    async (page) => {
      await field(page, 'Email').focus();
      for (let i = 0; i < 10; i++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ],
];
for (const [what, form, press] of PRESSES)
  test(`${form.name}: ${what} send it once`, async ({ page, api }) => {
    const calls = await countCalls(page);
    await page.goto(form.path);
    await fill(page, form.typed);
    // Answers only after the last press, else the form would be gone under it.
    api.setMode({ kind: 'hang', call: form.calls[0] as '/api/mail/add' });
    await press(page);
    await expect.poll(() => posts(api)).toEqual([form.calls[0]]);
    api.resume();
    await expectSent(page, form);
    expect(posts(api)).toEqual(form.calls);
    expect(await calls()).toEqual(form.calls);
  });

test('a slow answer: the form says that it is sending, takes no second submit, and waits without a limit', async ({
  page,
  api,
}) => {
  await page.clock.install();
  api.setMode({ kind: 'hang' });
  await send(page, GENERAL);
  const button = page.getByRole('button', { name: 'Sending…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(dialogOf(page).getByRole('status')).toHaveText('Sending…');
  await expect.poll(() => posts(api)).toEqual([GENERAL.calls[0]]);
  await page.clock.runFor('30:00');
  // Playwright waits for a button that is aria-disabled; a visitor does not.
  await button.click({ force: true });
  await field(page, 'Email').press('Enter');
  await expect(button).toBeVisible();
  await expectFilled(page, GENERAL.typed);
  expect(posts(api)).toEqual([GENERAL.calls[0]]);
  await expect(page.getByRole('alert')).toHaveCount(0);

  api.setMode({ kind: 'ok' });
  api.resume();
  await expectSent(page, GENERAL);
  expect(posts(api)).toEqual(GENERAL.calls);
});

test('success takes no focus from a visitor who reads on elsewhere', async ({ page, api }) => {
  api.setMode({ kind: 'hang', call: '/api/mail/add' });
  await send(page, GENERAL);
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
  await about.focus();
  api.resume();
  await expectSent(page, GENERAL);
  await expect(about).toBeFocused();
});
