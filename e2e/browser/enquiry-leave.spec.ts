import {
  dialogOf,
  expectFilled,
  expectSent,
  field,
  fill,
  GENERAL,
  lastBody,
  posts,
  send,
  submitButton,
} from '../enquiry';
import { expect, launchWithHistory, test } from '../fixtures';

test('a tab closed in mid-flight: the first call still arrives, once', async ({ page, context, api }) => {
  await page.goto(GENERAL.path);
  await fill(page, GENERAL.typed);
  await expect(page.locator('[data-ready]')).toHaveCount(1);
  api.setMode({ kind: 'hang' });
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('#general-enquiry')?.requestSubmit();
    // The page goes before the browser has even asked the API whether it may.
    location.href = 'about:blank';
  });
  // Closed in the middle of it, the driver would at times wait for ever.
  await page.waitForURL('about:blank');
  await page.close();
  await expect.poll(() => posts(api)).toEqual([GENERAL.calls[0]]);
  await expect.poll(() => lastBody(api)).toEqual(GENERAL.body);
  api.resume();
  // A new tab is another visit: nothing of the visitor is found in it.
  const other = await context.newPage();
  await other.goto(GENERAL.path);
  await expect(field(other, 'Name')).toHaveValue('');
});

test('a reload keeps what was typed, in this tab, until it is sent', async ({ page, api }) => {
  await page.goto('/nx12');
  await expect(dialogOf(page)).toBeVisible();
  await fill(page, GENERAL.typed);
  await page.reload();
  await expect(dialogOf(page)).toBeVisible();
  await expectFilled(page, GENERAL.typed);
  // The form of the enquiry page is the same one.
  await page.goto(GENERAL.path);
  await expectFilled(page, GENERAL.typed);
  await submitButton(page).click();
  await expectSent(page, GENERAL);
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('');
  expect(posts(api)).toEqual(GENERAL.calls);
});

test('a reload while the first call is under way: the form is filled, and the visitor decides', async ({
  page,
  api,
}) => {
  api.setMode({ kind: 'hang' });
  await send(page, GENERAL);
  await expect.poll(() => posts(api)).toEqual([GENERAL.calls[0]]);
  await page.reload();
  await expectFilled(page, GENERAL.typed);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(posts(api)).toEqual([GENERAL.calls[0]]);
  api.reset();
  await submitButton(page).click();
  await expectSent(page, GENERAL);
});

test('the privacy page clears what is kept', async ({ page }) => {
  await page.goto(GENERAL.path);
  await fill(page, GENERAL.typed);
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Clear what is kept in this browser' }).click();
  await expect(page.getByText('Cleared.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto(GENERAL.path);
  for (const label of Object.keys(GENERAL.typed)) await expect(field(page, label)).toHaveValue('');
});

test('storage that throws is survived', async ({ page, api }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.goto('/nx12');
  await expect(dialogOf(page)).toBeVisible();
  await fill(page, GENERAL.typed);
  api.setMode({ kind: 'status', status: 500, call: '/api/email/sendMail' });
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  api.setMode({ kind: 'ok' });
  await submitButton(page).click();
  await expectSent(page, GENERAL);
  expect(posts(api)).toEqual([...GENERAL.calls, GENERAL.calls[1]]);
  expect(thrown).toEqual([]);
});

test('back out of the back/forward cache: form and flow as they were left', async ({
  site,
  workerApi: api,
}) => {
  test.slow();
  api.reset();
  const browser = await launchWithHistory(api.port);
  const page = await browser.newPage({ baseURL: site });
  await page.goto('/nx12');
  await expect(dialogOf(page)).toBeVisible();
  await fill(page, GENERAL.typed);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.goto('/catia', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATIA');
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NX CAD');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await expectFilled(page, GENERAL.typed);
  await submitButton(page).click();
  await expectSent(page, GENERAL);
  expect(posts(api)).toEqual(GENERAL.calls);
  await browser.close();
});
