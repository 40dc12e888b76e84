import type { Page } from '@playwright/test';
import { routes } from '@/lib/content/catalogue';
import { loadContent } from '@/lib/content/load';
import { serveChunked } from '../chunked';
import { COURSE, send, submitButton } from '../enquiry';
import { emptyMaps, expect, layoutShifts, recordLayoutShifts, test } from '../fixtures';

const phone = { width: 390, height: 844 };

/** One page of each kind: of every template the first, and one that does not exist. */
const kinds = new Map(
  routes(loadContent('e2e/content-full'))
    .map(({ path, entry }) => [entry.kind === 'page' ? entry.data.template : entry.kind, path] as const)
    .reverse(),
);
const oneOfEach = [...kinds.values(), '/no-such-page'];

/**
 * What a finger would miss: everything that can be pressed is at least 44 px high and 24 px wide, but for links within
 * a sentence, whose line says how high they are (WCAG 2.2, 2.5.8).
 */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, summary',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
      // A link may be spread over its row.
      const after = getComputedStyle(element, '::after');
      const { bottom, ...box } = element.getBoundingClientRect().toJSON() as DOMRect;
      const { width, height } =
        after.position === 'absolute'
          ? {
              width: Math.max(box.width, Number.parseFloat(after.width)),
              height: Math.max(box.height, Number.parseFloat(after.height)),
            }
          : box;
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
        found.push(
          `${element.tagName.toLowerCase()} “${element.textContent?.trim() || element.id}” ${Math.round(width)} × ${height}`,
        );
    }
    return found;
  });

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('whatever can be pressed is large enough, on every kind of page', async ({ page }) => {
    test.slow();
    await emptyMaps(page);
    for (const path of oneOfEach) {
      await page.goto(path);
      expect.soft(await tooSmall(page), path).toEqual([]);
    }
  });

  test('and so it is in the open menu, in the popup and after an enquiry', async ({ page, api: _ }) => {
    await page.goto('/catia');
    await page.getByRole('button', { name: 'Enquire now' }).click();
    await expect(submitButton(page)).toBeVisible();
    expect.soft(await tooSmall(page), 'popup').toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const label of ['Courses', 'International']) {
      await nav.getByText(label, { exact: true }).first().click();
      await nav.locator('details[open] details summary').first().click();
      expect.soft(await tooSmall(page), label).toEqual([]);
    }
    await send(page, COURSE);
    await expect(page.getByRole('link', { name: 'Download did not start?' })).toBeVisible();
    expect.soft(await tooSmall(page), 'sent').toEqual([]);
  });
});

/** On a phone all stands under each other; what may move there is in the first screens of these. */
const ARRIVING = [
  ...oneOfEach.map((path) => ({ path, viewport: { width: 1280, height: 900 } })),
  ...['/', '/catia', '/Aboutus', '/Contact'].map((path) => ({ path, viewport: phone })),
];

test('a page that comes chunked moves nothing while it comes', async ({ browser, site }) => {
  test.slow();
  const { url, close } = await serveChunked(site, async function* (html) {
    // From the menu to well below the first screen, each piece in a frame of its own. A piece ends with a paragraph or
    // another block: `text-wrap: pretty` sets the last lines of a part of a paragraph otherwise than those of the whole.
    const block = /<(?!\/?(?:a|b|br|em|strong|span|small|time|wbr)\b)/g;
    const [from, to] = [html.indexOf('<header'), html.indexOf('<h1') + 8000];
    let start = 0;
    for (let end = from; end < to; end = block.exec(html)?.index ?? to) {
      yield html.slice(start, end);
      start = end;
      block.lastIndex = end + 1200;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    yield html.slice(start);
  });
  const context = await browser.newContext();
  await context.route(/google\.com/, (route) => route.abort());
  await Promise.all(
    ARRIVING.map(async ({ path, viewport }) => {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await recordLayoutShifts(page);
      await page.goto(url + path);
      await expect(page.locator('footer')).toBeAttached();
      expect.soft(await layoutShifts(page), `${path} at ${viewport.width} px`).toEqual([]);
    }),
  );
  await context.close();
  await close();
});

test('on a phone no rule closes a list that the rule of the next section follows', async ({ page }) => {
  await page.setViewportSize(phone);
  await emptyMaps(page);
  for (const path of oneOfEach) {
    await page.goto(path);
    const double = await page.locator('main section[id]').evaluateAll((sections) =>
      sections.flatMap((section) => {
        const next = section.nextElementSibling;
        if (!next || getComputedStyle(next).borderTopWidth === '0px') return [];
        const end =
          section.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(section).paddingBottom);
        return [...section.querySelectorAll('li, dl > div, details, td')].flatMap((row) =>
          Math.abs(row.getBoundingClientRect().bottom - end) < 4 &&
          getComputedStyle(row).borderBottomWidth !== '0px' &&
          // A cell of a framed grid ends with its frame.
          getComputedStyle(row).borderRightWidth === '0px'
            ? `${section.id}: ${row.textContent?.trim().slice(0, 40)}`
            : [],
        );
      }),
    );
    expect.soft(double, path).toEqual([]);
  }
});
