/** When the next page is asked for before the click, and when not. A page that lies prerendered: prerender.spec.ts. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

test.use({ viewport: { width: 1280, height: 900 } });

type Connection = { saveData?: boolean; effectiveType?: string };
/** What the visitor's browser can do: prerender, or else only fetch. */
const MODES = { 'where the browser prerenders': true, 'where it does not': false };

/** A page whose clock stands still, in a browser of that kind; `prefetched` names what it has asked for ahead of a click. */
async function visit(page: Page, path: string, prerenders: boolean, connection?: Connection) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    // The popup's file is asked for on every page.
    if (request.resourceType() === 'fetch' && !request.url().includes('/assets/'))
      fetched.push(request.url());
  });
  await page.addInitScript(
    ([can, quality]) => {
      if (!can) HTMLScriptElement.supports = () => false;
      if (quality) Object.defineProperty(navigator, 'connection', { value: quality });
    },
    [prerenders, connection] as const,
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
  const marked = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('[data-prerender]')].map((link) => link.href),
    );
  return {
    async prefetched() {
      // The network has heard of a request when a turn of the page has passed.
      await page.evaluate(() => true);
      const marks = await marked();
      // One or the other, never both.
      expect(prerenders ? fetched : marks).toEqual([]);
      return (prerenders ? marks : fetched).map((url) => url.replace(new URL(page.url()).origin, ''));
    },
  };
}

const link = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first();
const away = (page: Page) => page.mouse.move(2, 500);

for (const [mode, prerenders] of Object.entries(MODES)) {
  test.describe(mode, () => {
    test('a pointer that passes asks for nothing, one that rests for 100 ms asks once, and so does keyboard focus', async ({
      page,
    }) => {
      const { prefetched } = await visit(page, '/nx12', prerenders);
      for (const href of ['/course', '/enquiry', '/Aboutus']) {
        await link(page, href).hover();
        await page.clock.runFor(40);
      }
      await away(page);
      await page.clock.runFor(800);
      expect(await prefetched()).toEqual([]);

      await link(page, '/enquiry').hover();
      await page.clock.runFor(99);
      expect(await prefetched()).toEqual([]);
      await page.clock.runFor(1);
      expect(await prefetched()).toEqual(['/enquiry']);

      // The same page again: by pointer, by keyboard, by another link.
      await away(page);
      await link(page, '/enquiry').hover();
      await page.clock.runFor(800);
      await link(page, '/enquiry').focus();
      await page.locator('a[href="/enquiry"]:visible').last().focus();
      expect(await prefetched()).toEqual(['/enquiry']);
      // And other pages: by pointer, and by keyboard at once.
      await link(page, '/course').hover();
      await page.clock.runFor(100);
      expect(await prefetched()).toHaveLength(2);
      await link(page, '/Aboutus').focus();
      expect(await prefetched()).toHaveLength(3);
      expect(await prefetched()).toContain('/Aboutus');
      await page.locator('a[href="/Aboutus"]:visible').last().focus();
      expect(await prefetched()).toHaveLength(3);
    });
  });
}

// Looked at before the two ways part, and at each link anew.
test('never a download, another host, the page itself or a place in it', async ({ page }) => {
  const { prefetched } = await visit(page, '/solidworks?from=test', true);
  const hrefs = [
    '/solidworks',
    '/solidworks?from=test',
    '/solidworks#syllabus',
    '#content',
    '//elsewhere.example/course',
    'https://elsewhere.example/course',
    'tel:+910000000000',
  ];
  await page.evaluate((all) => {
    const put = (href: string, download?: string) => {
      const added = Object.assign(document.createElement('a'), {
        href,
        textContent: href,
        className: 'button put',
      });
      if (download) added.download = download;
      document.querySelector('main')?.prepend(added);
    };
    for (const href of all) put(href);
    put('/course', 'courses.html');
    put('/Aboutus');
  }, hrefs);
  // Its syllabus is linked straight, so this is a file that the site has.
  await expect(page.locator('main a[href$=".pdf"]:visible').first()).toBeVisible();
  for (const found of await page.locator('a.put, main a[href$=".pdf"]:visible').all()) {
    if ((await found.getAttribute('href')) === '/Aboutus') continue;
    await found.hover();
    await page.clock.runFor(200);
    await found.focus();
  }
  expect(await prefetched()).toEqual([]);
  // The links put in are links like any other.
  await page.locator('a.put[href="/Aboutus"]').hover();
  await page.clock.runFor(100);
  expect(await prefetched()).toEqual(['/Aboutus']);
});

test('on a connection that saves data or is slow no page is asked for, on another each is', async ({
  page,
}) => {
  const { prefetched } = await visit(page, '/nx12', true, {});
  for (const [quality, expected] of [
    [{ saveData: true, effectiveType: '4g' }, 0],
    [{ saveData: false, effectiveType: '2g' }, 0],
    [{ saveData: false, effectiveType: 'slow-2g' }, 0],
    [{ saveData: false, effectiveType: '3g' }, 2],
  ] as const) {
    await page.evaluate(
      (now) => Object.assign((navigator as Navigator & { connection?: object }).connection ?? {}, now),
      quality,
    );
    await link(page, '/course').hover();
    await page.clock.runFor(200);
    await link(page, '/Aboutus').focus();
    expect(await prefetched(), JSON.stringify(quality)).toHaveLength(expected);
    await away(page);
    await link(page, '/Aboutus').blur();
  }
});
