/** What lies over the page covers nothing that one reads: the popup is a strip, the chat stands in the margin or in a bar. */
import type { Page } from '@playwright/test';
import { dialogOf, field, submitButton } from '../enquiry';
import { expect, test } from '../fixtures';

test('the popup is a strip with all four fields, Submit and Close, of at most 140 px on a desktop and 270 px below', async ({
  page,
}) => {
  test.slow();
  // Each load is a visitor’s first.
  await page.addInitScript(() => sessionStorage.clear());
  for (const [width, height, most] of [
    [1440, 900, 140],
    [1024, 768, 270],
    [768, 1024, 270],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/catia');
      const popup = dialogOf(page);
      await expect(popup).toBeVisible();
      const box = await popup.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(most);
      expect([box?.x, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, height]);
      for (const label of ['Name', 'Mobile', 'Email', 'Enquiry'])
        await expect(field(page, label)).toBeInViewport({ ratio: 1 });
      for (const name of ['Submit', 'Close']) {
        const button = popup.getByRole('button', { name });
        await expect(button).toBeInViewport({ ratio: 1 });
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expect(popup.getByRole('link', { name: 'Privacy' })).toBeInViewport({ ratio: 1 });
      await expect(popup.getByRole('button', { name: 'Enquire now' })).toBeHidden();
      // The first field to correct has the focus, as it lies on the page of another.
      await submitButton(page).click();
      await expect(field(page, 'Name')).toBeFocused();
      await expect(popup.getByText('Enter your enquiry')).toBeInViewport({ ratio: 1 });
      await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
    });
});

/** Every kind of screen: upright phones, phones on their side, tablets, desktops. */
const SCREENS = [
  [320, 568],
  [390, 844],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/**
 * What the chat covers, or would at another place of the page: it floats beside all of the page's text and controls, or
 * in a bar with nothing beneath but what is scrolled on.
 */
const underChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('[aria-label=Chat] > :last-child') as HTMLElement;
    const { left, right, top, bottom, width, height } = chat.getBoundingClientRect();
    const found: string[] = [];
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) found.push('not in view');
    if (width < 44 || height < 44) found.push(`${width} × ${height}`);
    if (!chat.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
      found.push('covered');
    const upright = innerWidth < 768 && innerHeight > 560;
    if (upright && (right !== innerWidth || bottom !== innerHeight)) found.push('not in the corner');
    const boxes = [...document.querySelectorAll('a, button, input, textarea, summary')].map(
      (e) => [e, e.getBoundingClientRect()] as const,
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text?.parentElement; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if (text.textContent?.trim())
        for (const box of range.getClientRects()) boxes.push([text.parentElement, box]);
    }
    for (const [element, box] of boxes) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        chat.contains(element) ||
        element.closest('[role=status], [href="#content"]')
      )
        continue;
      const fixed = element.closest('#popup, [aria-label=Chat]');
      if (upright && !fixed) continue;
      const beside = box.right <= left || box.left >= right || box.width === 0;
      // The popup shows no more than fits into it.
      const frame = fixed?.closest('#popup')?.getBoundingClientRect() ?? box;
      const [first, last] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
      if (!beside && (!fixed || (last > top && first < bottom)))
        found.push(`over “${element.textContent?.trim().slice(0, 40)}”`);
    }
    return found;
  });

test('the chat floats on every screen, over nothing that one reads or presses, popup open or not', async ({
  page,
}) => {
  test.slow();
  const onEveryScreen = async (state: string) => {
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect.soft(await underChat(page), `${state}, ${width} × ${height}`).toEqual([]);
    }
  };
  for (const path of ['/course', '/tvisa']) {
    await page.goto(path);
    await expect(dialogOf(page)).toBeVisible();
    await onEveryScreen(`${path}, popup`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Enquire now' }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await onEveryScreen(`${path}, popup with its form`);
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await onEveryScreen(path);
    // The end of the page comes to lie above the bar.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const end = await page.locator('footer').evaluate((e) => e.getBoundingClientRect().bottom);
    expect(end).toBeLessThan(844 - 63);
    await page.evaluate(() => sessionStorage.clear());
  }
  await page.goto('/enquiry');
  await onEveryScreen('/enquiry');
  await field(page, 'Name').focus();
  await expect(page.getByRole('link', { name: 'Chat with us' })).toBeHidden();
});

test('the form says which course it is about', async ({ page }) => {
  const head = page.locator('#course-dialog .head p');
  const unchosen = page.getByText('Choose the course');
  await page.goto('/courseinquiry?course=catia');
  const width = (img: HTMLImageElement) => img.decode().then(() => img.naturalWidth);
  expect(await head.locator('img').evaluate(width)).toBeGreaterThan(0);
  await page.goto('/courseinquiry?course=automotive1');
  await expect(head).toHaveText('Enquire about Plastic Trim');
  await expect(unchosen).toBeHidden();
  await page.goto('/courseinquiry');
  await expect(head).toHaveText('Enquire about a course');
  await expect(unchosen).toBeVisible();
});
