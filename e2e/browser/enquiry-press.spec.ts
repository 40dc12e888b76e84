import { COURSE, countCalls, dialogOf, expectFilled, expectSent, field, fill, GENERAL, posts, send, submitButton } from '../enquiry';
import { expect, test } from '../fixtures';

for (const form of [GENERAL, COURSE]) {
  for (const clickCount of [2, 5]) {
    test(`${form.name}: ${clickCount} clicks send it once`, async ({ page, host }) => {
      const calls = await countCalls(page);
      await page.goto(form.path);
      await fill(page, form.typed);
      // Answers only after the last click, else the form would be gone under the pointer.
      host.setMode({ kind: 'hang', call: form.calls[0] as '/api/mail/add' });
      await submitButton(page).click({ clickCount });
      await expect.poll(() => posts(host)).toEqual([form.calls[0]]);
      host.resume();
      await expectSent(page, form);
      expect(posts(host)).toEqual(form.calls);
      expect(await calls()).toEqual(form.calls);
    });
  }

  test(`${form.name}: Enter held down sends it once`, async ({ page, host }) => {
    await page.goto(form.path);
    await fill(page, form.typed);
    host.setMode({ kind: 'hang', call: form.calls[0] as '/api/mail/add' });
    await field(page, 'Email').focus();
    for (let i = 0; i < 10; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(() => posts(host)).toEqual([form.calls[0]]);
    host.resume();
    await expectSent(page, form);
    expect(posts(host)).toEqual(form.calls);
  });
}

test('a slow answer: the form says that it is sending, takes no second submit, and waits without a limit', async ({ page, host }) => {
  await page.clock.install();
  host.setMode({ kind: 'hang' });
  await send(page, GENERAL);
  const button = page.getByRole('button', { name: 'Sending…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(dialogOf(page).getByRole('status')).toHaveText('Sending…');
  await expect.poll(() => posts(host)).toEqual([GENERAL.calls[0]]);
  await page.clock.runFor('30:00');
  // Playwright waits for a button that is aria-disabled; a visitor does not.
  await button.click({ force: true });
  await field(page, 'Email').press('Enter');
  await expect(button).toBeVisible();
  await expectFilled(page, GENERAL.typed);
  expect(posts(host)).toEqual([GENERAL.calls[0]]);
  await expect(page.getByRole('alert')).toHaveCount(0);

  host.setMode({ kind: 'ok' });
  host.resume();
  await expectSent(page, GENERAL);
  expect(posts(host)).toEqual(GENERAL.calls);
});

test('success takes no focus from a visitor who reads on elsewhere', async ({ page, host }) => {
  host.setMode({ kind: 'hang', call: '/api/mail/add' });
  await send(page, GENERAL);
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
  await about.focus();
  host.resume();
  await expectSent(page, GENERAL);
  await expect(about).toBeFocused();
});
