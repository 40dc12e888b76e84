/** The enquiry popup: when it comes, how much it covers, and how it stays away. After Back: bfcache.spec.ts. */
import { dialogOf, expectFilled, field, fill, GENERAL, submitButton } from '../enquiry';
import {
  expect,
  layoutShifts,
  openPositions,
  PHONE,
  POPUP_HEIGHT,
  recordLayoutShifts,
  stopClock,
  test,
} from '../fixtures';
import { expectAccessible } from '../measure';

test('it appears 1000 ms after load, not before, moves and takes nothing, and is not in print', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await stopClock(page);
  await page.goto('/nx12');
  await page.evaluate(() => document.fonts.ready);
  await page.clock.runFor(999);
  await expect(dialogOf(page)).toBeHidden();
  const before = (await layoutShifts(page)).length;
  await page.clock.runFor(1);
  await expect(dialogOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  // A picture takes a frame, so that what would have moved has been counted.
  await page.screenshot();
  expect((await layoutShifts(page)).slice(before)).toEqual([]);
  // The page behind it stays in use.
  expect(await page.evaluate(() => document.querySelector('#popup:modal, [inert]'))).toBeNull();
  await page.emulateMedia({ media: 'print' });
  await expect(dialogOf(page)).toBeHidden();
});

/** Screens, and the most that the popup may cover before its form is asked for, in pixels. */
const SCREENS = [
  { ...PHONE, most: POPUP_HEIGHT.phone, phone: true },
  { width: 844, height: 390, most: 117, phone: true },
  { width: 1440, height: 900, most: POPUP_HEIGHT.desktop, phone: false },
];

for (const { width, height, most, phone } of SCREENS)
  test(`at ${width} × ${height} it covers at most ${most} px, and hides neither its form nor what has focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/career');
    const popup = dialogOf(page);
    await expect(popup).toBeVisible();
    const { y = 0, height: high = 0 } = (await popup.boundingBox()) ?? {};
    expect(high).toBeLessThanOrEqual(most);
    expect(y + high).toBe(height);
    const seen = await page.evaluate(() => {
      const focusable = document.querySelectorAll<HTMLElement>('main a, main button, main summary');
      const popup = document.getElementById('popup')?.getBoundingClientRect().top ?? 0;
      return [...focusable].map((element) => {
        element.focus();
        const { top, bottom } = element.getBoundingClientRect();
        return document.activeElement !== element || (bottom > 0 && top < popup);
      });
    });
    expect(new Set(seen)).toEqual(new Set([true]));

    for (const name of ['Close', phone ? 'Enquire now' : 'Submit']) {
      const button = popup.getByRole('button', { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    if (phone) {
      await popup.getByRole('button', { name: 'Enquire now' }).click();
      await expect(field(page, 'Name')).toBeInViewport();
      expect((await popup.boundingBox())?.height).toBeLessThanOrEqual(height * 0.9);
    } else {
      for (const label of Object.keys(GENERAL.typed))
        await expect(field(page, label)).toBeInViewport({ ratio: 1 });
      await submitButton(page).click();
      await expect(popup.getByText('Enter your enquiry')).toBeInViewport({ ratio: 1 });
    }
    await expect(field(page, 'Name')).toBeFocused();
    if (phone) await submitButton(page).click();
    await expect(popup.getByText('Enter your name')).toBeVisible();
    await expectAccessible(page);
  });

test('closed, it stays away for the visit, and another visit meets it again', async ({ page, context }) => {
  await page.goto('/nx12');
  const popup = dialogOf(page);
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();

  await page.clock.install();
  await page.goto('/python');
  await page.clock.runFor(10_000);
  await expect(popup).toBeHidden();
  // On its own page the form shows, whatever was dismissed before.
  await page.goto(GENERAL.path);
  await expect(popup).toBeVisible();

  const other = await context.newPage();
  await other.goto('/python');
  await expect(dialogOf(other)).toBeVisible();
  await field(other, 'Name').press('Escape');
  await expect(dialogOf(other)).toBeHidden();
});

test('its dismissal is stored with the press, before any reload', async ({ page }) => {
  await page.goto('/nx12');
  await expect(dialogOf(page)).toBeVisible();
  const stored = await page.evaluate(async () => {
    const button = document.querySelector('#popup [method=dialog] button');
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    // The rest of this task: a reload would come in a later one.
    await Promise.resolve();
    return sessionStorage.dismissed;
  });
  expect(stored).toBe('1');
});

test('it waits for a modal to close', async ({ page }) => {
  // The clock stands still from the start, or the popup may come before the modal.
  await stopClock(page);
  const modal = await openPositions(page);
  await page.clock.runFor(10_000);
  await expect(page.locator('#popup')).toBeHidden();
  await modal.getByRole('button', { name: 'Close' }).click();
  await page.clock.resume();
  await expect(dialogOf(page)).toBeVisible();
});

test('on a page that lies prerendered the popup waits for the visitor, and the draft is in the form', async ({
  page,
}) => {
  await page.goto('/nx12');
  await fill(page, GENERAL.typed);
  // The driver switches real prerendering off: the page is told that it is prerendered.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await stopClock(page);
  await page.goto('/');
  await page.clock.runFor(10_000);
  await expect(page.locator('#popup[open], [data-ready]')).toHaveCount(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.clock.runFor(999);
  await expect(dialogOf(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(dialogOf(page)).toBeVisible();
  await expectFilled(page, GENERAL.typed);
});
