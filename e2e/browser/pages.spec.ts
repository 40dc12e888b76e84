import { expect, hydrated, test } from '../fixtures';
import { serveInPieces } from '../pieces';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('home: the way to all courses stands in the first two screens, before the first form', async ({ page }) => {
      await page.goto('/');
      const all = page.getByRole('main').getByRole('link', { name: /^See all \d+ courses$/ });
      await expect(all).toHaveAttribute('href', '/course');
      expect((await all.boundingBox())?.y).toBeLessThan(viewport.height);
      const before = await all.evaluate((link) => {
        const form = document.querySelector('form');
        return !form || Boolean(link.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING);
      });
      expect(before).toBe(true);
    });

    test('careers: the button stands under the heading, in the first screen', async ({ page }) => {
      await page.goto('/career');
      const button = await page.getByRole('button', { name: 'See Current Opportunities' }).boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(button?.y).toBeGreaterThan(heading?.y ?? Number.POSITIVE_INFINITY);
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(viewport.height - 253);
    });

    test('contact: each map lies on a drawn locator, and is changed in nothing', async ({ page }) => {
      await page.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }));
      await page.goto('/Contact');
      const maps = page.locator('.map');
      await expect(maps).toHaveCount(4);
      for (const map of await maps.all()) {
        // Clear of the popup, which comes when it likes.
        await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const [locator, frame] = [map.locator('img'), map.locator('iframe')];
        await expect.poll(() => locator.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
        await expect(frame.contentFrame().getByText('map')).toBeVisible();
        // The locator has a size of its own, lower than wide, and its margin stands on all four sides of the map.
        const [sheet, inner] = [await map.boundingBox(), await frame.boundingBox()];
        expect(sheet?.height).toBeLessThanOrEqual(200);
        for (const side of ['width', 'height'] as const) expect((sheet?.[side] ?? 0) - (inner?.[side] ?? 0)).toBeGreaterThanOrEqual(12);
        // Nor does the name of the place lie on it.
        const middle = await map.locator('b').evaluate((b) => {
          const { left, top, width, height } = b.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
        });
        expect(middle).toBe('IFRAME');
        expect(await frame.evaluate((el) => [getComputedStyle(el).filter, getComputedStyle(el).mixBlendMode])).toEqual(['none', 'normal']);
      }
    });

    test('contact: where the maps cannot be reached no grey frame stands, but the locator', async ({ page }) => {
      await page.route(/google\.com/, (route) => route.abort());
      await page.goto('/Contact');
      for (const map of await page.locator('.map').all()) {
        await map.scrollIntoViewIfNeeded();
        await expect(map.locator('iframe')).toHaveCount(0);
        await expect.poll(() => map.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      }
    });
  });
}

test('contact: a map that failed before the rest of the page came gives way too', async ({ page, site }) => {
  let rest = () => {};
  const wanted = new Promise<void>((resolve) => {
    rest = resolve;
  });
  const { url, close } = await serveInPieces(site, async function* (html) {
    const script = html.lastIndexOf('<script', html.indexOf('robots.txt'));
    yield html.slice(0, script);
    await wanted;
    yield html.slice(script);
  });
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto(`${url}/Contact`, { waitUntil: 'commit' });
  const frame = page.locator('.map').first().locator('iframe');
  // The browser's own page of an error is of no origin that this page may look into.
  await expect.poll(() => frame.evaluate((element: HTMLIFrameElement) => element.contentDocument === null)).toBe(true);
  rest();
  await expect(frame).toHaveCount(0);
  await close();
});

test('on a desk each list of courses begins beside the picture of its group, and text beside the name of its page', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const top = (selector: string) => page.locator(selector).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
    await page.goto('/course');
    const pictures = await top('.group > :first-child > .thumb');
    const lists = await top('.group > :last-child');
    expect(lists).toHaveLength(8);
    for (const [i, list] of lists.entries()) expect.soft(Math.abs(list - (pictures[i] ?? 0)), `group ${i + 1} at ${width} px`).toBeLessThanOrEqual(16);
    for (const path of ['/', '/Aboutus', '/Contact', '/international']) {
      await page.goto(path);
      const [name = 0, text = 0] = await page.locator('.page-head > :is(h1, p)').evaluateAll((both) =>
        both.map((element) => {
          // Of the letters, not of the box with its padding.
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getClientRects()[0]?.top;
        }),
      );
      expect.soft(Math.abs(text - name), `${path} at ${width} px`).toBeLessThanOrEqual(12);
    }
  }
});

test('the drawings of the course groups lead to their places on the listing, on home and on the 404 page', async ({ page }) => {
  for (const path of ['/', '/no-such-page']) {
    await page.goto(path);
    const groups = page.getByRole('navigation', { name: 'Course groups' });
    const hrefs = await groups.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(8);
    for (const img of await groups.locator('img').all()) {
      await img.scrollIntoViewIfNeeded();
      await expect.poll(() => img.evaluate((el: HTMLImageElement) => el.naturalWidth)).toBeGreaterThan(0);
    }
    await page.goto('/course');
    for (const href of hrefs) {
      expect(href).toMatch(/^\/course#/);
      await expect(page.locator(href.replace('/course', ''))).toHaveCount(1);
    }
  }
});

test('404: the nearest page is named first, and the filter is one press away', async ({ page }) => {
  await page.goto('/aboutus');
  const main = page.getByRole('main');
  await expect(main.locator('h1 + *')).toHaveText('Did you mean About Us?');
  await main.getByRole('link', { name: 'Find a course by name or topic' }).click();
  await expect(page.getByLabel('Filter by name or topic')).toBeVisible();
});

test('the marks of a carousel lead to their slides and tell which one is shown', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Highlights' });
  await expect(hydrated(region)).toHaveCount(1);
  await region.getByRole('button', { name: 'Slide 4' }).click();
  await expect(region.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAttribute('aria-label', '4 of 6');
  await expect(region.locator('button[aria-current="true"]')).toHaveText('4');
});

test('about: the gallery comes before the text, nine a slide, and a slide is full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/Aboutus');
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  expect(headings.slice(0, 2)).toEqual(['About Us', 'Gallery']);
  const heights = await page
    .locator('#gallery [aria-roledescription="slide"] ul')
    .evaluateAll((lists) => lists.map((ul) => Math.round(ul.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
});

test.describe('without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('questions of a course unfold one by one on a phone, and are printed in full', async ({ page }) => {
    await page.goto('/catia');
    const answers = page.locator('#questions details > p');
    await expect(answers.first()).toBeVisible();
    await expect(answers.last()).toBeHidden();
    await page.locator('#questions summary').last().click();
    await expect(answers.last()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
});
