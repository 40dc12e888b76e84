import type { Page } from '@playwright/test';
import { dialogOf, field } from '../support/enquiry';
import { expect, PHONE, test } from '../support/fixtures';

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
    const isInBar = bottom === innerHeight;
    const isInView = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const found = isInView && width >= 44 && height >= 44 ? [] : [`${width} × ${height} at ${left}, ${top}`];
    for (const x of [left + 2, (left + right) / 2, right - 2])
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const [over, ...others] = document.elementsFromPoint(x, y);
        if (!chat.contains(over ?? null)) found.push(`covered by ${over?.textContent}`);
        // The bar lies over the page, but not over the popup.
        const under = others.find((element) => !chat.parentElement?.contains(element));
        if (isInBar && !under?.closest('#popup')) continue;
        const hasText = [...(under?.childNodes ?? [])].some((n) => n.nodeType === 3 && n.textContent?.trim());
        if (hasText || under?.closest('a, button, input, textarea')) found.push(`over ${under?.textContent}`);
      }
    return found;
  });

async function expectNothingCovered(page: Page) {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    expect.soft(await faultsOfChat(page), `${width} × ${height}`).toEqual([]);
  }
}

const chatLink = (page: Page) => page.getByRole('link', { name: 'Chat with us' });

test('the chat button covers no text and no control on any screen', async ({ page }) => {
  test.slow();
  await page.goto('/course');
  await expect(dialogOf(page)).toBeVisible();
  await test.step('while the popup is a strip', () => expectNothingCovered(page));
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Enquire now' }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await test.step('while the popup shows its form', () => expectNothingCovered(page));
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await test.step('without the popup', () => expectNothingCovered(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the end of a page can be scrolled above the chat bar', async ({ page }) => {
    await page.goto('/course');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bottom = await page.locator('footer').evaluate((e) => e.getBoundingClientRect().bottom);
    const bar = await chatLink(page).boundingBox();
    expect(bottom).toBeLessThan((bar?.y ?? 0) + 1);
  });

  test('the chat bar is hidden while a field has the focus', async ({ page }) => {
    await page.goto('/enquiry');
    await expect(chatLink(page)).toBeVisible();
    await field(page, 'Name').focus();
    await expect(chatLink(page)).toBeHidden();
  });
});
