/** The chat button, in the margin or in the bar of a portrait phone, covers no text and no control. */
import type { Page } from '@playwright/test';
import { dialogOf, field } from '../enquiry';
import { expect, test } from '../fixtures';

/** Portrait phones, a landscape phone, a tablet, desktops. */
const SCREENS = [
  [320, 568],
  [390, 844],
  [640, 360],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** Faults of the chat button: out of view, too small, covered, or over text or a control. */
const faultsOfChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('[aria-label=Chat] > :last-child') as HTMLElement;
    const { left, right, top, bottom, width, height } = chat.getBoundingClientRect();
    const found: string[] = [];
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) found.push('not in view');
    if (width < 44 || height < 44) found.push(`${width} × ${height}`);
    for (const x of [left + 2, (left + right) / 2, right - 2])
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const [over, ...others] = document.elementsFromPoint(x, y);
        if (!chat.contains(over ?? null)) found.push(`covered by ${over?.textContent}`);
        // The bar of a portrait phone lies over the page, but not over the popup.
        const under = others.find((element) => !chat.parentElement?.contains(element));
        if (innerWidth < 768 && innerHeight > 560 && !under?.closest('#popup')) continue;
        const hasText = [...(under?.childNodes ?? [])].some((n) => n.nodeType === 3 && n.textContent?.trim());
        if (hasText || under?.closest('a, button, input, textarea')) found.push(`over ${under?.textContent}`);
      }
    return found;
  });

test('the chat covers no text and no control on any screen, popup open or not', async ({ page }) => {
  test.slow();
  const onEveryScreen = async (state: string) => {
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect.soft(await faultsOfChat(page), `${state}, ${width} × ${height}`).toEqual([]);
    }
  };
  await page.goto('/course');
  await expect(dialogOf(page)).toBeVisible();
  await onEveryScreen('popup');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Enquire now' }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await onEveryScreen('popup with its form');
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await onEveryScreen('popup closed');
  // The end of the page can be scrolled above the bar.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = await page.locator('footer').evaluate((e) => e.getBoundingClientRect().bottom);
  expect(end).toBeLessThan(844 - 63);

  // The bar is hidden while a phone's keyboard is open.
  await page.goto('/enquiry');
  const chat = page.getByRole('link', { name: 'Chat with us' });
  await expect(chat).toBeVisible();
  await field(page, 'Name').focus();
  await expect(chat).toBeHidden();
});
