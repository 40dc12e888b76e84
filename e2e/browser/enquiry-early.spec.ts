import {
  COURSE,
  countCalls,
  dialogOf,
  expectFilled,
  expectSent,
  field,
  fill,
  GENERAL,
  holdScripts,
  lastBody,
  posts,
  submitButton,
} from '../enquiry';
import { expect, hydrated, test } from '../fixtures';

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
    expect(lastBody(api)).toEqual(form.body);
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

for (const [path, what] of [
  ['/nx12', 'the popup'],
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
    // The frames after which they would be asked for.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        ),
    );
    expect(scripts).toEqual([]);
    if (path !== GENERAL.path) return;
    const again = page.getByRole('button', { name: 'Open the form again' });
    await expect(again).toBeFocused();
    await again.press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await expect(page.locator('[data-ready]')).toHaveCount(1);
  });
}

test('a press on the carousel and a word in the filter wait for their script', async ({ page }) => {
  const letThrough = await holdScripts(page);
  // Nothing but the press moves it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/course');
  await page.getByLabel('Filter by name or topic').pressSequentially('zzzz');
  letThrough();
  await expect(page.getByRole('main').getByRole('status')).toContainText('No course matches.');
  const letAgain = await holdScripts(page);
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Highlights' });
  await region.getByRole('button', { name: 'Next slide' }).click();
  letAgain();
  await expect(hydrated(region)).toHaveCount(1);
  const shown = region.locator('[aria-roledescription="slide"]:not([inert])');
  await expect(shown).toHaveAttribute('aria-label', /^2 of/);
});
