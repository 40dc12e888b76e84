import type { Page } from '@playwright/test';
import { DESKTOP, expect, stopClock, test } from '../support/fixtures';

test.use({ viewport: DESKTOP });

/**
 * Opens a page with a stopped clock.
 * @param prerenders whether the browser supports prerendering
 * @returns a function that lists the pages requested so far before a click
 */
async function visit(page: Page, path: string, prerenders: boolean) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    // Every page requests the popup's file.
    if (request.resourceType() === 'fetch' && !request.url().includes('/assets/'))
      fetched.push(request.url());
  });
  await page.addInitScript((can) => {
    if (!can) HTMLScriptElement.supports = () => false;
    Object.defineProperty(navigator, 'connection', { value: {} });
  }, prerenders);
  await stopClock(page);
  await page.goto(path);
  return async () => {
    const marked = await page
      .locator('[data-prerender]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    // A browser prefetches or prerenders, never both.
    expect(prerenders ? fetched : marked).toEqual([]);
    return (prerenders ? marked : fetched).map((url) => url.replace(new URL(page.url()).origin, ''));
  };
}

const link = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first();

for (const prerenders of [true, false])
  test.describe(prerenders ? 'by prerendering' : 'by fetching', () => {
    test('hovering a link for 100 ms prefetches its page once', async ({ page }) => {
      const prefetched = await visit(page, '/nx12', prerenders);
      for (const href of ['/course', '/enquiry', '/Aboutus']) {
        await link(page, href).hover();
        await page.clock.runFor(40);
      }
      await page.mouse.move(2, 500);
      await page.clock.runFor(800);
      expect(await prefetched()).toEqual([]);

      await link(page, '/enquiry').hover();
      await page.clock.runFor(99);
      expect(await prefetched()).toEqual([]);
      await page.clock.runFor(1);
      await expect.poll(prefetched).toEqual(['/enquiry']);
    });

    test('focusing links to a page prefetches it once, without delay', async ({ page }) => {
      const prefetched = await visit(page, '/nx12', prerenders);
      await link(page, '/enquiry').focus();
      await page.locator('a[href="/enquiry"]:visible').last().focus();
      await link(page, '/Aboutus').focus();
      await expect.poll(async () => (await prefetched()).sort()).toEqual(['/Aboutus', '/enquiry']);
    });
  });

test('downloads, other hosts and the page itself are never prefetched', async ({ page }) => {
  const prefetched = await visit(page, '/solidworks?from=test', true);
  const hrefs = ['/solidworks', '/solidworks#syllabus', '//elsewhere.example/course', '/syllabus/x.pdf'];
  await page.evaluate((hrefs) => {
    for (const href of hrefs)
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement('a'), { href, textContent: href }));
  }, hrefs);
  for (const href of hrefs) await page.locator(`a[href="${href}"]`).last().focus();
  expect(await prefetched()).toEqual([]);
  for (const saveData of [true, false])
    await test.step(`saveData ${saveData ? 'prevents' : 'that is off allows'} prefetching`, async () => {
      await page.evaluate(
        (now) => Object.assign((navigator as Navigator & { connection?: object }).connection ?? {}, now),
        { saveData },
      );
      await link(page, '/course').focus();
      expect(await prefetched()).toEqual(saveData ? [] : ['/course']);
      await link(page, '/course').blur();
    });
});
