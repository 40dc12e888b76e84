import { COURSE, countCalls, dialogOf, expectFilled, expectSent, field, fill, GENERAL, posts, send, submitButton } from '../enquiry';
import { expect, test } from '../fixtures';

for (const form of [GENERAL, COURSE]) {
  for (const clickCount of [2, 5]) {
    test(`${form.name}: ${clickCount} clicks send it once`, async ({ page, api }) => {
      const calls = await countCalls(page);
      await page.goto(form.path);
      await fill(page, form.typed);
      // Answers only after the last click, else the form would be gone under the pointer.
      api.setMode({ kind: 'hang', call: form.calls[0] as '/api/mail/add' });
      await submitButton(page).click({ clickCount });
      await expect.poll(() => posts(api)).toEqual([form.calls[0]]);
      api.resume();
      await expectSent(page, form);
      expect(posts(api)).toEqual(form.calls);
      expect(await calls()).toEqual(form.calls);
    });
  }

  test(`${form.name}: Enter held down sends it once`, async ({ page, api }) => {
    await page.goto(form.path);
    await fill(page, form.typed);
    api.setMode({ kind: 'hang', call: form.calls[0] as '/api/mail/add' });
    await field(page, 'Email').focus();
    for (let i = 0; i < 10; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(() => posts(api)).toEqual([form.calls[0]]);
    api.resume();
    await expectSent(page, form);
    expect(posts(api)).toEqual(form.calls);
  });
}

test('a slow answer: the form says that it is sending, takes no second submit, and waits without a limit', async ({ page, api }) => {
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
