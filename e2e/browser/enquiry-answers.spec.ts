import type { EnquiryApi, Mode } from '@/lib/tools/enquiry-api/server';
import {
  COURSE,
  countCalls,
  expectFailed,
  expectFilled,
  expectSent,
  field,
  GENERAL,
  ownErrors,
  posts,
  send,
} from '../enquiry';
import { expect, test } from '../fixtures';

/** How the API fails, and the status that the script can see of it. */
const FAULTS: { name: string; mode: Mode; status?: number }[] = [
  // First, since a browser remembers the preflight that was answered.
  { name: 'a refusal by CORS', mode: { kind: 'no-cors' } },
  { name: '500', mode: { kind: 'status', status: 500 }, status: 500 },
  // Which a browser would repeat as GET. `fetch` does not tell the status of a redirect that it refuses.
  { name: '302', mode: { kind: 'status', status: 302, location: '/' } },
  { name: 'a connection reset before the headers', mode: { kind: 'reset-before-headers' } },
];

/** What one page does after another: each opened anew, with the API as it is at first. */
async function eachInTurn<T extends { name: string }>(
  cases: T[],
  { api, errors }: { api: EnquiryApi; errors: string[] },
  run: (one: T) => Promise<void>,
) {
  test.slow();
  for (const one of cases)
    await test.step(one.name, async () => {
      api.reset();
      errors.length = 0;
      await run(one);
    });
}

for (const form of [GENERAL, COURSE]) {
  for (const step of [1, 2] as const) {
    test(`${form.name}, call ${step} answered by a fault: the words of failure and a filled form`, async ({
      page,
      api,
      errors,
    }) => {
      const call = form.calls[step - 1] as '/api/mail/add';
      const calls = await countCalls(page);
      // The course form shares all code but its fields and calls: one fault is enough there.
      const faults = FAULTS.filter(({ name }) => form === GENERAL || name === '500');
      await eachInTurn(faults, { api, errors }, async ({ mode, status }) => {
        // A redirect leads to the form's other call, where it would be taken for success.
        api.setMode(
          'location' in mode ? { ...mode, call, location: form.calls[2 - step] } : { ...mode, call },
        );
        await send(page, form);
        await expectFailed(page, form);

        // The script asked once for each call. Whatever came in twice the browser sent again by itself: Chromium does
        // so when a connection that it used before is reset (RFC 9110, section 9.2.2, leaves a POST to the client).
        expect(await calls()).toEqual(form.calls.slice(0, step));
        const came = posts(api);
        if (mode.kind === 'reset-before-headers')
          expect(new Set(came)).toEqual(new Set(form.calls.slice(0, step)));
        else if (mode.kind === 'no-cors') expect(came).toEqual(form.calls.slice(0, step - 1));
        else expect(came).toEqual(form.calls.slice(0, step));
        // A followed redirect would have come back as GET.
        expect(api.received().filter((r) => r.method === 'GET')).toEqual([]);

        expect(ownErrors(errors)).toEqual([
          `${form.name}, step ${step} (${call}) failed: ${status ? `status ${status}` : 'no answer'}`,
        ]);
        for (const typed of Object.values(form.typed)) expect(errors.join('\n')).not.toContain(typed);
        // The next case is another visit.
        await page.evaluate(() => sessionStorage.clear());
      });
    });
  }
}

test('a slow answer: the form takes no second submit, and waits without a limit', async ({ page, api }) => {
  await page.clock.install();
  api.setMode({ kind: 'hang' });
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
