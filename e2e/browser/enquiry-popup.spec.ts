import { dialogOf, field, GENERAL } from '../enquiry';
import { expect, layoutShifts, recordLayoutShifts, test } from '../fixtures';

test('it appears 1000 ms after load, not before, and moves and takes nothing', async ({ page }) => {
  await recordLayoutShifts(page);
  await page.addInitScript(() => {
    const own = window as typeof window & { largest: Element | null };
    new PerformanceObserver((list) => {
      own.largest = (list.getEntries().at(-1) as PerformanceEntry & { element: Element | null }).element;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
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
  expect(
    await page.evaluate(() =>
      Boolean((window as unknown as { largest: Element | null }).largest?.closest('#popup')),
    ),
  ).toBe(false);
  // The page behind it stays in use.
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('#popup:modal, [inert]'))).toBeNull();
});

test('on a phone it is a sheet of at most 30 % of the height, which opens to the form', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => sessionStorage.clear());
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 568],
    [320, 256],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/nx12');
      const popup = dialogOf(page);
      await expect(popup).toBeVisible();
      const box = await popup.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height * 0.3);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height);
      for (const name of ['Enquire now', 'Close']) {
        const button = await popup.getByRole('button', { name }).boundingBox();
        expect(button?.height).toBeGreaterThanOrEqual(44);
        expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
        expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      await popup.getByRole('button', { name: 'Enquire now' }).click();
      await expect(field(page, 'Name')).toBeFocused();
      await expect(field(page, 'Name')).toBeInViewport();
      expect((await popup.boundingBox())?.height).toBeLessThanOrEqual(height * 0.9);
    });
});

test('closed, it stays away for the visit, and another visit meets it again', async ({ page, context }) => {
  await page.goto('/nx12');
  const popup = dialogOf(page);
  await expect(popup).toBeVisible();
  // Escape elsewhere on the page leaves it open.
  await page.getByRole('link', { name: 'Apply for Franchise' }).first().focus();
  await page.keyboard.press('Escape');
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();

  await page.clock.install();
  for (const go of [() => page.reload(), () => page.goto('/python')]) {
    await go();
    await page.clock.runFor(10_000);
    await expect(popup).toBeHidden();
  }
  // On its own page the form shows, whatever was dismissed before.
  await page.goto('/enquiry');
  await expect(dialogOf(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/python');
  await expect(dialogOf(other)).toBeVisible();
  await field(other, 'Name').press('Escape');
  await expect(dialogOf(other)).toBeHidden();
});

test('its dismissal is stored with the press, before any reload', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.clear());
  for (const how of ['Escape', 'the button', 'success'])
    await test.step(how, async () => {
      await page.goto('/nx12');
      await expect(dialogOf(page)).toBeVisible();
      const stored = await page.evaluate(async (how) => {
        const dialog = document.getElementById('popup') as HTMLDialogElement;
        const button = dialog.querySelector<HTMLElement>('[method=dialog] button');
        if (how === 'Escape')
          button?.dispatchEvent(new KeyboardEvent('keydown', { key: how, bubbles: true }));
        else if (how === 'the button') button?.click();
        else dialog.close();
        // The rest of this task: a reload would come in a later one.
        await Promise.resolve();
        return sessionStorage.dismissed;
      }, how);
      expect(stored).toBe('1');
    });
});

test('it waits for a modal to close', async ({ page }) => {
  // The clock stands still from the start, or the popup may come before the modal.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.goto('/career');
  await page.getByRole('button', { name: 'See Current Opportunities' }).click();
  const modal = page.getByRole('dialog', { name: 'Open Position' });
  await expect(modal).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.locator('#popup')).toBeHidden();
  await modal.getByRole('button', { name: 'Close' }).click();
  await page.clock.resume();
  await expect(dialogOf(page)).toBeVisible();
});

test('it is not in print', async ({ page }) => {
  await page.goto('/nx12');
  await expect(dialogOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#popup')).toBeHidden();
  await page.goto(GENERAL.path);
  await expect(page.locator('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
