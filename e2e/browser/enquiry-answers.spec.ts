import type { Mode } from '@/lib/tools/enquiry-api/server';
import {
  COURSE,
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
import { expectAccessible } from '../measure';

const FAULTS: [form: typeof GENERAL, name: string, mode: Mode, seen: string][] = [
  [GENERAL, 'a refusal by CORS', { noCors: true }, 'no answer'],
  // A browser would repeat it as GET. `fetch` does not tell the status of a redirect that it refuses.
  [GENERAL, 'a redirect', { status: 302, location: GENERAL.calls[1] }, 'no answer'],
  [COURSE, 'status 500', { status: 500 }, 'status 500'],
];

for (const [form, name, mode, seen] of FAULTS)
  test(`${form.name}, ${name}: words of failure, a filled form; a retry repeats only the failed call, after a reload too`, async ({
    page,
    api,
    errors,
  }) => {
    const [first, second] = form.calls;
    api.setMode({ ...mode, call: first });
    await send(page, form);
    await expectFailed(page, form);
    if (form === COURSE) await expectAccessible(page);

    api.setMode({});
    api.setMode({ ...mode, call: second });
    await submitButton(page).click();
    const failures = [first, second].map(
      (call, i) => `${form.name}, step ${i + 1} (${call}) failed: ${seen}`,
    );
    const ownErrors = () => errors.filter((line) => line.startsWith(form.name));
    await expect.poll(ownErrors).toEqual(failures);
    await expectFailed(page, form);
    for (const typed of Object.values(form.typed)) expect(errors.join('\n')).not.toContain(typed);

    api.setMode({});
    await page.reload();
    await expectFilled(page, form.typed);
    await submitButton(page).click();
    await expectSent(page, form);
    // A call that CORS refuses never leaves the browser.
    const came = mode.noCors ? [first, second] : [first, first, second, second];
    expect(posts(api)).toEqual(came);
    expect(api.received('GET')).toEqual([]);
    expect(await page.evaluate(() => ({ ...sessionStorage, dismissed: undefined }))).toEqual({});
  });

test('a slow answer: the form takes no second submit, and waits without a limit', async ({ page, api }) => {
  await page.clock.install();
  api.setMode({ hang: true });
  await send(page, GENERAL);
  const button = page.getByRole('button', { name: 'Sending…' });
  await expect.poll(() => posts(api)).toEqual([GENERAL.calls[0]]);
  await page.clock.runFor('30:00');
  // Playwright waits for a button that is aria-disabled; a visitor does not.
  await button.click({ force: true });
  await field(page, 'Email').press('Enter');
  await expect(button).toBeVisible();
  await expectFilled(page, GENERAL.typed);
  expect(posts(api)).toEqual([GENERAL.calls[0]]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Success takes no focus from a visitor who reads on elsewhere.
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
  await field(page, 'Email').fill('later@example.com');
  await about.focus();
  api.setMode({});
  api.resume();
  await expectSent(page, GENERAL);
  await expect(about).toBeFocused();
  // Where we reply to is what was sent, whatever was typed meanwhile.
  await expect(page.getByRole('main')).toContainText(String(GENERAL.typed.Email));
  expect(posts(api)).toEqual(GENERAL.calls);
});
