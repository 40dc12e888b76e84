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

/** What only a browser refuses; every status: lib/enquiry/client.test.ts. */
const REFUSED: Record<string, Mode> = {
  'a refusal by CORS': { noCors: true },
  // A browser would repeat it as GET. `fetch` does not tell the status of a redirect that it refuses.
  'a redirect': { status: 302, location: GENERAL.calls[1] },
};

for (const [name, mode] of Object.entries(REFUSED))
  test(`${name} is a failure: its words, a filled form, nothing asked for in its place`, async ({
    page,
    api,
    errors,
  }) => {
    api.setMode(mode);
    await send(page, GENERAL);
    await expectFailed(page, GENERAL);
    expect(errors).toContain(`${GENERAL.name}, step 1 (${GENERAL.calls[0]}) failed: no answer`);
    // A call that CORS refuses never leaves the browser.
    expect(posts(api)).toEqual(mode.noCors ? [] : [GENERAL.calls[0]]);
    expect(api.received('GET')).toEqual([]);
  });

test('a retry repeats only the failed call, after a reload too', async ({ page, api, errors }) => {
  const [first, second] = COURSE.calls;
  api.setMode({ status: 500, call: first });
  await send(page, COURSE);
  await expectFailed(page, COURSE);
  await expectAccessible(page);

  api.setMode({});
  api.setMode({ status: 500, call: second });
  await submitButton(page).click();
  const failures = COURSE.calls.map(
    (call, i) => `${COURSE.name}, step ${i + 1} (${call}) failed: status 500`,
  );
  const ownErrors = () => errors.filter((line) => line.startsWith(COURSE.name));
  await expect.poll(ownErrors).toEqual(failures);
  await expectFailed(page, COURSE);
  for (const typed of Object.values(COURSE.typed)) expect(errors.join('\n')).not.toContain(typed);

  api.setMode({});
  await page.reload();
  await expectFilled(page, COURSE.typed);
  await submitButton(page).click();
  await expectSent(page, COURSE);
  expect(posts(api)).toEqual([first, first, second, second]);
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
