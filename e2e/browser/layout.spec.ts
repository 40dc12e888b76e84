/**
 * One page of each kind, with every field: accessibility, targets, and that nothing moves by itself.
 * every-page.spec.ts tests all of content/ for what the words of an editor can break.
 */
import type { Page } from '@playwright/test';
import { listen } from '@/lib/tools/listen';
import {
  DESKTOP,
  dismissPopup,
  emptyMaps,
  expect,
  expectErrors,
  holdResponses,
  PHONE,
  test,
} from '../support/fixtures';
import { expectAccessible, overflow, recordLayoutShifts } from '../support/measure';
import { FULL_SITE, oneOfEachKind, WITHOUT_POPUP } from '../support/sites';

/** A missing page shows most where its address is near that of another. */
const MISSING = '/aboutus';
const paths = [...oneOfEachKind(FULL_SITE).map(({ path }) => path), MISSING];
/** The list of courses with one of its comparisons unfolded. */
const ON_PHONE = paths.map((path) => (path === '/course' ? `${path}#compare-mechanical-cad` : path));

/**
 * Targets too small for a finger. Each must be at least 44 px high and 24 px wide, except for links within a
 * sentence, whose height depends on the line (WCAG 2.2, 2.5.8).
 */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, summary',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
      const { width, height, bottom } = element.getBoundingClientRect();
      // Skip links are above the page until they have focus.
      if (bottom + scrollY < 0) continue;
      const { display } = getComputedStyle(element);
      const words = element.textContent?.trim();
      if (display === 'inline' && element.closest('p, li, td, dd')?.textContent?.trim() !== words) continue;
      // A link may cover its row by `::after`.
      const spread = getComputedStyle(element, '::after');
      const isSpread = spread.position === 'absolute';
      const wide = Math.max(width, isSpread ? Number.parseFloat(spread.width) : 0);
      const high = Math.max(height, isSpread ? Number.parseFloat(spread.height) : 0);
      if (high < 44 || wide < 24) found.push(`${element.tagName} “${words || element.id}” ${wide} × ${high}`);
    }
    return found;
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test.beforeEach(({ page }) => dismissPopup(page));

  for (const path of ON_PHONE)
    test(`${path}: axe finds no fault, no text is cut off, and targets are 44 px high`, async ({ page }) => {
      await emptyMaps(page);
      await page.goto(path);
      expect.soft(await tooSmall(page)).toEqual([]);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
        expect.soft(await overflow(page), `at ${viewport.width} px`).toEqual([]);
      }
    });

  test('home leads to the courses within two screens', async ({ page }) => {
    await page.goto('/');
    const box = await page.locator('main a[href="/course"]').first().boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * PHONE.height);
  });

  test('in the open menu axe finds no fault, and targets are 44 px high', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByText('Courses', { exact: true }).first().click();
    await nav.locator('details[open] details summary').first().click();
    expect(await tooSmall(page)).toEqual([]);
    await expectAccessible(page);
    await nav.getByRole('button', { name: 'Close' }).click();
    await expect(nav).toBeHidden();
  });
});

/** Pages whose loading is tested. A phone has one column, so a few pages are enough there. */
const ARRIVING = [
  { ...DESKTOP, paths },
  { ...PHONE, paths: ['/', '/catia', '/Aboutus'] },
];
/** Time between two pieces of a page in ms: some frames, as on a slow network. */
const PACE_MS = 40;

/** Serves the export as a slow network does, each page in pieces from its menu to below the first screen. */
const serveInPieces = (site: string) =>
  listen(0, async (req, res) => {
    const whole = await fetch(site + req.url);
    const type = whole.headers.get('content-type') ?? '';
    res.writeHead(whole.status, { 'content-type': type });
    if (!type.includes('html')) return void res.end(Buffer.from(await whole.arrayBuffer()));
    const html = await whole.text();
    // A piece ends before a block element: `text-wrap: pretty` breaks incomplete paragraphs differently.
    const block = /<(?!\/?(?:a|b|br|em|strong|span|small|time|wbr)\b)/g;
    const [from, to] = [html.indexOf('<header'), html.indexOf('<h1') + 8000];
    let start = 0;
    for (let end = from; end < to; end = block.exec(html)?.index ?? to) {
      res.write(html.slice(start, end));
      start = end;
      block.lastIndex = end + 1200;
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
    }
    res.end(html.slice(start));
  });

for (const { paths, ...viewport } of ARRIVING)
  test(`at ${viewport.width} px nothing moves while a page comes in pieces, nor by the popup`, async ({
    page,
    site,
  }) => {
    test.slow();
    expectErrors(/ERR_FAILED/);
    const slow = await serveInPieces(site);
    // Late fonts are tested separately; on a slow machine they would load here at an arbitrary time.
    await page.route(/google\.com|\.woff2$/, (route) => route.abort());
    await page.setViewportSize(viewport);
    const shifts = await recordLayoutShifts(page);
    for (const path of paths) {
      await page.goto(slow.url + path);
      await expect(page.locator('footer')).toBeAttached();
      if (!WITHOUT_POPUP.includes(path)) await expect(page.locator('#popup')).toBeVisible();
      expect.soft(await shifts(), path).toEqual([]);
    }
    await slow.close();
  });

for (const { width, height, isShown } of [
  { ...PHONE, isShown: false },
  { ...DESKTOP, isShown: true },
])
  test(`at ${width} px a late font is ${isShown ? 'shown' : 'ignored'}, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const shifts = await recordLayoutShifts(page);
    const release = await holdResponses(page, '**/*.woff2');
    await page.goto('/catia', { waitUntil: 'domcontentloaded' });
    // The fallback font has been painted.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.waitForFunction(() => [...document.fonts].every(({ status }) => status !== 'loading'));
    const inspector = await page.context().newCDPSession(page);
    await inspector.send('DOM.enable');
    await inspector.send('CSS.enable');
    const { root } = await inspector.send('DOM.getDocument');
    const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([isShown]);
    expect(await shifts()).toEqual([]);
  });
