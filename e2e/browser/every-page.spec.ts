/**
 * Every page, loaded once: as it arrives, on narrow screens, with large text, in the other colour scheme, and used, while
 * its policy blocks nothing. What pages look like after somebody has done something is in `states.spec.ts`.
 */
import type { Page } from '@playwright/test';
import { violations } from '../accessibility';
import { expect, hydrateAll, layoutShifts, policyViolations, recordLayoutShifts, test, watch } from '../fixtures';
import { pages, paths } from '../pages';

const MISSING = '/no-such-page';
const DESK = { width: 1280, height: 900 };
/** Pages a test, so that both workers have as much to do. */
const CHUNK = 9;
/** An alias is its original byte for byte (e2e/export/head.spec.ts). */
const all = [...paths, MISSING];
const chunks = Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, i) => all.slice(i * CHUNK, (i + 1) * CHUNK));

/** The rules whose answer depends on colours and sizes; what the others find is the same in both schemes. */
const BY_LOOK = { runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'] };

/** The first page of each template, where what all pages share is looked at too; elsewhere what is between. */
const firstOfKind = new Set(
  new Map(pages.map(({ path, entry }) => [entry.kind === 'page' ? entry.data.template : entry.kind, path] as const).reverse()).values(),
);
const SHARED = ['body > header', 'body > footer'];

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

for (const [i, some] of chunks.entries())
  test(`pages ${i + 1} of ${chunks.length}: accessible, quiet, within any screen, nothing moves, nothing is blocked`, async ({ browser, site }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: site, viewport: DESK });
    const page = await context.newPage();
    const errors: string[] = [];
    watch(page, errors);
    await recordLayoutShifts(page);
    const blocked = await policyViolations(page);
    // Each page is a visitor’s first: the popup comes on it.
    await page.addInitScript(() => self === top && sessionStorage.clear());
    for (const path of some) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(DESK);
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
      const apart = firstOfKind.has(path) ? [] : SHARED;
      expect.soft(await violations(page, 'html', {}, apart), `${path}, light, ${DESK.width} px`).toEqual([]);
      expect.soft(await layoutShifts(page), `${path}: what moved by itself`).toEqual([]);

      for (const width of [1440, 1280, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await lonely(page), `${path} at ${width} px: headings that end with a lone word`).toEqual([]);
        const [as = 0, large = 0] = await tooWide(page);
        expect.soft(as, `${path} at ${width} px: too wide by (px)`).toBeLessThanOrEqual(0);
        expect.soft(large, `${path} at ${width} px and text of 200 %: too wide by (px)`).toBeLessThanOrEqual(0);
      }

      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await violations(page, 'html', BY_LOOK, apart), `${path}, dark, 390 px`).toEqual([]);

      await page.setViewportSize(DESK);
      await hydrateAll(page);
      await use(page);
      expect.soft(blocked.splice(0), `${path}: what its policy blocked`).toEqual([]);
      // Chromium reports the missing page itself as an error.
      expect
        .soft(
          errors.splice(0).filter((line) => path !== MISSING || !line.includes('404')),
          path,
        )
        .toEqual([]);
    }
    await context.close();
  });

/** By how much the page is wider than the screen, with text as it is and twice as large. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return ['', '200%'].map((size) => {
      root.style.fontSize = size;
      const over = root.scrollWidth - innerWidth;
      root.style.fontSize = '';
      return over;
    });
  });

/** Rests on a link, opens whatever opens, presses every button that stands in the page, types, and closes again. */
async function use(page: Page) {
  await page.locator('main a[href^="/"]').first().dispatchEvent('pointerover');
  await page.evaluate(async () => {
    const turn = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button:not([type=submit]), #popup button[data-open]')) {
      button.click();
      await turn(10);
      document.querySelector<HTMLButtonElement>('dialog:modal form[method=dialog] button')?.click();
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('input:not([readonly]), textarea')) {
      input.value = 'a';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const close of document.querySelectorAll<HTMLButtonElement>('dialog[open] form[method=dialog] button')) close.click();
    scrollTo(0, document.body.scrollHeight);
    // The rest of 100 ms, after which the link's page is asked for.
    await turn(150);
  });
}
