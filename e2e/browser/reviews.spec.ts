/**
 * The reviews widget on the home page: the three shapes that providers' code has, from a stand-in for a provider's
 * host; and a widget that tries everything, to which its own document is all that there is.
 */
import type { Page } from '@playwright/test';
import { reviewsFrame } from '@/lib/export/reviews';
import { expect, test } from '../fixtures';

const HOST = 'https://widget.example';
const CORS = { 'access-control-allow-origin': '*' };
const SCRIPT = `<div id="w"></div><script src="${HOST}/w.js" async></script>`;
/** Puts a block of this height where the widget belongs. */
const block = (height: number) =>
  `document.getElementById('w').innerHTML = '<p style="margin:0;width:900px;height:${height}px">Shown by the widget</p>';`;

async function show(page: Page, embed: string, files: Record<string, string> = {}) {
  const body = reviewsFrame({ name: 'Us', reviews: { embed, origins: [HOST], page: `${HOST}/us` } });
  await page.route('**/reviews-frame', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files[pathname];
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    return file === undefined ? route.abort() : route.fulfill({ contentType, body: file, headers: CORS });
  });
  await page.goto('/');
  const frame = page.locator('iframe[src="/reviews-frame"]');
  await frame.scrollIntoViewIfNeeded();
  return {
    frame,
    widget: frame.contentFrame(),
    link: page.getByRole('link', { name: /^Read the reviews of/ }),
    height: () => frame.evaluate((element) => element.getBoundingClientRect().height),
  };
}

const SHAPES: Record<string, [embed: string, files: Record<string, string>]> = {
  'a script beside the element that it fills': [SCRIPT, { '/w.js': block(700) }],
  'an inline script that loads another': [
    `<div id="w"></div><script>(function (d, s) { var js = d.createElement(s); js.src = "${HOST}/w.js"; d.head.appendChild(js); })(document, "script");</script>`,
    { '/w.js': block(700) },
  ],
  'a frame': [
    `<iframe src="${HOST}/f" width="100%" height="700" frameborder="0" style="display:block"></iframe>`,
    { '/f': '<p>Shown by the widget</p>', '/robots.txt': '' },
  ],
};

for (const [shape, [embed, files]] of Object.entries(SHAPES))
  test(`${shape} is shown at its height, narrow and dark too, and away where its host cannot be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const { frame, widget, link, height } = await show(page, embed, files);
    const shown = embed.startsWith('<iframe') ? widget.locator('iframe').contentFrame() : widget;
    await expect(shown.getByText('Shown by the widget')).toBeVisible();
    // A horizontal scroll bar of the widget may take some of the height.
    await expect.poll(height).toBeGreaterThanOrEqual(700);
    expect(await height()).toBeLessThan(750);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(widget.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.unrouteAll();
    await show(page, embed);
    await expect(frame).toHaveCSS('opacity', '0');
    expect(await height()).toBe(1);
    await expect(link).toBeVisible();
  });

test('a widget that shows nothing within ten seconds goes, comes when it has something, and is at most 4000 px high', async ({
  page,
}) => {
  await page.clock.install();
  const { frame, widget, link, height } = await show(page, SCRIPT, { '/w.js': '' });
  expect(await height()).toBeGreaterThan(300);
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return height();
    })
    .toBe(1);
  await expect(link).toBeVisible();
  for (const [added, expected] of [
    [500, 500],
    [9000, 4000],
  ]) {
    await widget.locator('#w').evaluate((element, added) => {
      element.innerHTML = `<p style="margin:0;height:${added}px">Late`;
    }, added);
    await expect.poll(height).toBe(expected);
  }
  await expect(frame).toHaveCSS('opacity', '1');
});

test('the widget reaches its own host, and no storage, page or host beside it', async ({
  page,
  site,
  errors,
}) => {
  const tries = `
    document.getElementById('w').textContent = 'reviews';
    const tried = async (run) => { try { await run(); return true; } catch { return false; } };
    (async () => {
      document.title = JSON.stringify({
        parent: await tried(() => parent.document.body.textContent),
        storage: await tried(() => sessionStorage.length),
        cookie: await tried(() => document.cookie),
        top: await tried(() => { top.location = 'https://evil.example/'; }),
        elsewhere: await tried(() => fetch('https://evil.example/')),
        eval: await tried(() => new Function('return 1')()),
        own: await tried(() => fetch('${HOST}/reviews.json')),
      });
    })();`;
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'evil', headers: CORS }));
  const { frame, widget } = await show(page, SCRIPT, { '/w.js': tries, '/reviews.json': '[]' });
  const title = () => widget.locator('html').evaluate((html) => html.ownerDocument.title);
  await expect.poll(title).toMatch(/^\{/);
  const { own, ...others } = JSON.parse(await title()) as Record<string, boolean>;
  expect(own).toBe(true);
  expect(Object.entries(others).filter(([, did]) => did)).toEqual([]);
  expect(page.url()).toBe(`${site}/`);
  // Its links open a new tab, in which the provider's page works.
  await expect(frame).toHaveAttribute('sandbox', /allow-popups allow-popups-to-escape-sandbox/);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  errors.length = 0;
});
