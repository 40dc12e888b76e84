/** The chat button floats in the margin, or stands in the bar of an upright phone: it covers nothing that one reads. */
import type { Page } from '@playwright/test';
import { dialogOf, field } from '../enquiry';
import { expect, PHONE, test } from '../fixtures';
import { covered } from '../measure';

/** Upright phones, a phone on its side, a tablet, desktops. */
const SCREENS = [
  [320, 568],
  [390, 844],
  [640, 360],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

const CHAT = '[aria-label=Chat] > :last-child';

/** Text and controls under the chat. The bar of an upright phone lies over the page, but not over the popup. */
const underChat = (page: Page) =>
  page.locator(CHAT).evaluate((chat) => {
    const { left, right, top, bottom } = chat.getBoundingClientRect();
    const found: string[] = [];
    for (const x of [left + 2, (left + right) / 2, right - 2])
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const under = document.elementsFromPoint(x, y).find((e) => !chat.parentElement?.contains(e));
        if (innerWidth < 768 && innerHeight > 560 && !under?.closest('#popup')) continue;
        const hasText = [...(under?.childNodes ?? [])].some((n) => n.nodeType === 3 && n.textContent?.trim());
        if (hasText || under?.closest('a, button, input, textarea')) found.push(`over ${under?.textContent}`);
      }
    return found;
  });

test('it floats on every screen, over nothing that one reads or presses, popup open or not', async ({
  page,
}) => {
  test.slow();
  const onEveryScreen = async (state: string) => {
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const wrong = [...(await covered(page, height, { chat: CHAT })), ...(await underChat(page))];
      expect.soft(wrong, `${state}, ${width} × ${height}`).toEqual([]);
    }
  };
  await page.goto('/course');
  await expect(dialogOf(page)).toBeVisible();
  await onEveryScreen('popup');
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await onEveryScreen('popup closed');
  // The end of the page comes to lie above the bar.
  await page.setViewportSize(PHONE);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = await page.locator('footer').evaluate((e) => e.getBoundingClientRect().bottom);
  expect(end).toBeLessThan(844 - 63);

  // It gives way to the keyboard of a phone.
  await page.goto('/enquiry');
  const chat = page.getByRole('link', { name: 'Chat with us' });
  await expect(chat).toBeVisible();
  await field(page, 'Name').focus();
  await expect(chat).toBeHidden();
});
