import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { pages, paths } from '../pages';

const phone = { width: 390, height: 844 };

/** One page of each kind: of every template the first, and one that does not exist. */
const kinds = new Map(pages.map(({ path, entry }) => [entry.kind === 'page' ? entry.data.template : entry.kind, path] as const).reverse());
const oneOfEach = [...kinds.values(), '/no-such-page'];

/**
 * What a finger would miss: everything that can be pressed is at least 44 px high and 24 px wide, but for links within
 * a sentence, whose line says how high they are (WCAG 2.2, 2.5.8).
 */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
      // A link may be spread over its row.
      const spread = getComputedStyle(element, '::after').position === 'absolute' && element.closest('.rows > li');
      const { width, height, bottom } = (spread || element).getBoundingClientRect();
      // Kept from sight until it has focus.
      if (bottom + scrollY < 0) continue;
      const around = element.closest('p, li, td, dd');
      if (
        element.matches('a') &&
        around &&
        around.textContent?.trim() !== element.textContent?.trim() &&
        getComputedStyle(element).display.startsWith('inline') &&
        !getComputedStyle(element).display.includes('flex')
      )
        continue;
      if (height < 44 || width < 24)
        found.push(`${element.tagName.toLowerCase()} “${element.textContent?.trim() || element.id}” ${Math.round(width)} × ${height}`);
    }
    return found;
  });

test('on a phone whatever can be pressed is large enough, on every kind of page', async ({ browser, site }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: site, viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }));
  for (const path of oneOfEach) {
    await page.goto(path);
    expect.soft(await tooSmall(page), path).toEqual([]);
  }
  await context.close();
});

test('and so it is in the open menu, in the popup and after an enquiry', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.route(/^https?:\/\/enquiries\./, (route) =>
    route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } }),
  );
  await page.goto('/catia');
  await page.getByRole('button', { name: 'Enquire now' }).click();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect.soft(await tooSmall(page), 'popup').toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const label of ['Courses', 'International']) {
    await nav.getByText(label, { exact: true }).first().click();
    await nav.locator('details[open] details summary').first().click();
    expect.soft(await tooSmall(page), label).toEqual([]);
  }
  await page.goto('/courseinquiry?course=catia');
  for (const [label, text] of [
    ['Name', 'Asha Rao'],
    ['Mobile', '0000000000'],
    ['Email', 'asha@example.com'],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: 'Download did not start?' })).toBeVisible();
  expect.soft(await tooSmall(page), 'sent').toEqual([]);
  await context.close();
});

/** Headings of three words or more whose last line holds one short word alone. */
const lonely = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3')) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      const words: DOMRect[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          words.push([...range.getClientRects()].at(-1) ?? range.getBoundingClientRect());
        }
      }
      const last = words.at(-1);
      if (!last || words.length < 3) continue;
      const lines = [...new Set(words.map(({ top }) => Math.round(top)))];
      const alone = words.filter(({ top }) => Math.abs(top - last.top) < 2).length === 1;
      const widest = Math.max(...lines.map((line) => words.filter(({ top }) => Math.round(top) === line).reduce((sum, { width }) => sum + width, 0)));
      if (lines.length > 1 && alone && last.width < widest / 2) found.push(heading.textContent?.trim() ?? '');
    }
    return found;
  });

test('no heading ends with a short word alone on its line', async ({ page }) => {
  test.slow();
  const found: string[] = [];
  for (const path of [...paths, '/no-such-page']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await lonely(page)).map((heading) => `${path} at ${width} px: ${heading}`));
    }
  }
  expect(found).toEqual([]);
});
