import { serveChunked } from '../chunked';
import { emptyMaps, expect, test } from '../fixtures';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('home: the way to all courses stands in the first two screens, before the first form', async ({
  page,
}) => {
  await page.goto('/');
  const all = page.getByRole('main').getByRole('link', { name: /^See all \d+ courses$/ });
  await expect(all).toHaveAttribute('href', '/course');
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    expect((await all.boundingBox())?.y, `at ${viewport.width} px`).toBeLessThan(viewport.height);
  }
  const before = await all.evaluate((link) => {
    const form = document.querySelector('form');
    return !form || Boolean(link.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(before).toBe(true);
});

test('home: steps that lead to an enquiry stand directly above the ways to send one', async ({ page }) => {
  await page.goto('/');
  expect((await page.locator('main h2').allTextContents()).slice(-3)).toEqual([
    'Reviews',
    'How to join',
    'Enquire, call or visit',
  ]);
});

test('courses: the filter and the way to ask stand in the first screen, clear of the popup', async ({
  page,
}) => {
  await page.goto('/course');
  const main = page.getByRole('main');
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    for (const part of [
      page.getByLabel('Filter by name or topic'),
      main.getByRole('link', { name: 'Ask which course suits you' }),
    ]) {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect.soft(y + height, `at ${viewport.width} px`).toBeLessThan(viewport.height - 253);
    }
  }
});

test('courses: a name and its sentence stand as close in a row of many facts as in one of few', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/course');
  // From the top of the one to that of the other: in a stretched row the name itself is higher.
  const gaps = await page
    .locator('#courses li > div:first-of-type')
    .evaluateAll((rows) =>
      rows.map(({ children }) =>
        Math.round(
          (children[1]?.getBoundingClientRect().top ?? 0) - (children[0]?.getBoundingClientRect().top ?? 0),
        ),
      ),
    );
  expect([...new Set(gaps)]).toHaveLength(1);
});

test('careers: the button stands under the heading, in the first screen', async ({ page }) => {
  await page.goto('/career');
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    const button = await page.getByRole('button', { name: 'See Current Opportunities' }).boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(button?.y).toBeGreaterThan(heading?.y ?? Number.POSITIVE_INFINITY);
    expect((button?.y ?? 0) + (button?.height ?? 0), `at ${viewport.width} px`).toBeLessThan(
      viewport.height - 253,
    );
  }
});

test('international: under the picture the heading stands in the first screen of a desk, above the popup', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/international');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(900 - 152);
});

test('contact: each branch has a lazy map over its locator, and a link beside it', async ({ page }) => {
  await emptyMaps(page);
  await page.goto('/Contact');
  await expect(page.locator('main iframe[loading="lazy"][title]')).toHaveCount(3);
  for (const name of ['Main Branch Akurdi Pune', 'Dubai', 'Nashik Road']) {
    await expect(page.locator('main article').getByRole('heading', { name, exact: true })).toHaveCount(1);
    await expect(page.getByRole('link', { name: `Open ${name} in maps` })).toBeVisible();
  }
  const maps = page.locator('.map');
  await expect(maps).toHaveCount(3);
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    for (const map of await maps.all()) {
      // Clear of the popup, which comes when it likes.
      await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(map.locator('iframe').contentFrame().getByText('map')).toBeVisible();
      // Nor does the balloon or the name of the place lie on it.
      const middle = await map.locator('b:visible').evaluate((b) => {
        const { left, top, width, height } = b.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
      });
      expect(middle).toBe('IFRAME');
    }
  }
});

test('contact: a balloon on the drawn map leads to the card of its branch', async ({ page }) => {
  await emptyMaps(page);
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await page.goto('/Contact');
    const map = page.locator('figure').first();
    await expect
      .poll(() => map.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const balloon = map.getByRole('link', { name: '1 Main Branch Akurdi Pune' });
    const [of, on] = [await balloon.boundingBox(), await map.locator('img').boundingBox()];
    const part = ((of?.x ?? 0) + (of?.width ?? 0) / 2 - (on?.x ?? 0)) / (on?.width ?? 1);
    expect(part).toBeCloseTo(0.391, 2);
    await balloon.click();
    await expect(page.locator('#branch-akurdi')).toBeInViewport();
  }
});

test('contact: where the maps cannot be reached no grey frame stands, but the locator', async ({ page }) => {
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto('/Contact');
  for (const map of await page.locator('.map').all()) {
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('iframe')).toBeHidden();
    await expect(map.locator('b:visible')).toHaveCount(1);
    // Rejected where the picture has not loaded.
    for (const locator of await map.locator('image').all())
      await locator.evaluate((image: SVGImageElement) => (image as unknown as HTMLImageElement).decode());
  }
  await expect(page.locator('.map image')).toHaveCount(2);
});

test('contact: a map that failed before the rest of the page came gives way too', async ({ page, site }) => {
  let rest = () => {};
  const wanted = new Promise<void>((resolve) => {
    rest = resolve;
  });
  const { url, close } = await serveChunked(site, async function* (html) {
    const script = html.lastIndexOf('<script', html.indexOf('robots.txt'));
    yield html.slice(0, script);
    await wanted;
    yield html.slice(script);
  });
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto(`${url}/Contact`, { waitUntil: 'commit' });
  const frame = page.locator('.map').first().locator('iframe');
  // The browser's own page of an error is of no origin that this page may look into.
  await expect
    .poll(() => frame.evaluate((element: HTMLIFrameElement) => element.contentDocument === null))
    .toBe(true);
  rest();
  await expect(frame).toBeHidden();
  await close();
});

test('about: the gallery comes before the text, nine a slide, and a slide is full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/Aboutus');
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  expect(headings.slice(0, 2)).toEqual(['About Us', 'Gallery']);
  const slides = page.locator('#gallery [aria-roledescription="slide"]');
  await expect(slides).toHaveCount(2);
  await expect(slides.nth(0).locator('img')).toHaveCount(9);
  await expect(slides.nth(1).locator('img')).toHaveCount(1);
  const heights = await slides
    .locator('ul')
    .evaluateAll((lists) => lists.map((ul) => Math.round(ul.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
});

test.describe('without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('modules and questions of a course unfold one by one on a phone, and are printed in full', async ({
    page,
  }) => {
    await page.goto('/catia');
    expect(await page.locator('details.module').count()).toBeGreaterThan(1);
    const folded = [page.locator('details.module ul'), page.locator('#questions details > p')];
    for (const within of folded) {
      await expect(within.first()).toBeVisible();
      await expect(within.last()).toBeHidden();
    }
    for (const summary of ['details.module > summary', '#questions summary'])
      await page.locator(summary).last().click();
    for (const within of folded) await expect(within.last()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const within of folded) for (const one of await within.all()) await expect(one).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('papers of a service fold by group on a phone, and stand open on a desk and in print', async ({
    page,
  }) => {
    await page.goto('/golden-visa');
    const groups = page.locator('#documents details > .prose');
    await expect(groups.first()).toBeVisible();
    await expect(groups.last()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const group of await groups.all()) await expect(group).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const group of await groups.all()) await expect(group).toBeVisible();
  });

  test('the banners on home are a row to scroll', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
    await page.getByRole('link', { name: 'Start Now' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Start Now' })).toBeInViewport();
  });
});
