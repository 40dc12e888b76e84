/** When the next page is asked for before the click, and when not. */
import type { Page } from '@playwright/test';
import { DESKTOP, expect, stopClock, test } from '../fixtures';

test.use({ viewport: DESKTOP });

/**
 * A page whose clock stands still.
 * @param prerenders what the visitor's browser can do: prerender, or else only fetch
 * @returns the pages that it has asked for ahead of a click, so far
 */
async function visit(page: Page, path: string, prerenders: boolean) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    // The popup's file is asked for on every page.
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
    // One or the other, never both.
    expect(prerenders ? fetched : marked).toEqual([]);
    return (prerenders ? marked : fetched).map((url) => url.replace(new URL(page.url()).origin, ''));
  };
}

const link = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first();

for (const prerenders of [true, false])
  test(`where the browser ${prerenders ? 'prerenders' : 'only fetches'}: a pointer that rests for 100 ms asks once, one that passes never, keyboard focus at once`, async ({
    page,
  }) => {
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

    await link(page, '/enquiry').focus();
    await page.locator('a[href="/enquiry"]:visible').last().focus();
    await link(page, '/Aboutus').focus();
    await expect.poll(async () => (await prefetched()).sort()).toEqual(['/Aboutus', '/enquiry']);
  });

test('never a download, another host, the page itself or a place in it, nor on a connection that saves data', async ({
  page,
}) => {
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
  for (const [quality, expected] of [
    [{ saveData: true }, []],
    [{ saveData: false }, ['/course']],
  ] as const) {
    await page.evaluate(
      (now) => Object.assign((navigator as Navigator & { connection?: object }).connection ?? {}, now),
      quality,
    );
    await link(page, '/course').focus();
    expect(await prefetched(), JSON.stringify(quality)).toEqual(expected);
    await link(page, '/course').blur();
  }
});
