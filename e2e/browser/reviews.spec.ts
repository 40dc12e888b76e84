/**
 * The reviews widget on the home page: the three shapes that providers' code has, from a stand-in for a provider's
 * host; and a widget that tries everything, to which its own document is all that there is.
 */
import type { Page } from '@playwright/test';
import { FULL_EXPORT } from '@/e2e/builds/small';
import { reviewsFrame } from '@/lib/export/reviews';
import { expect, test } from '../fixtures';

test.use({ root: FULL_EXPORT });

const HOST = 'https://widget.example';
const CORS = { 'access-control-allow-origin': '*' };
const SCRIPT = `<div id="w"></div><script src="${HOST}/w.js" async></script>`;
/** Puts a block of this height where the widget belongs. */
const block = (height: number) =>
  `document.getElementById('w').innerHTML = '<p style="margin:0;height:${height}px">Shown by the widget</p>';`;

/**
 * Home with this code in its frame.
 * @param files what the provider's host has; all else of it cannot be reached
 */
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
  };
}
const heightOf = (frame: Awaited<ReturnType<typeof show>>['frame']) => () =>
  frame.evaluate((element) => element.getBoundingClientRect().height);

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
  test(`${shape} is shown at its full height, and away where its host cannot be reached`, async ({
    page,
  }) => {
    const { frame, widget, link } = await show(page, embed, files);
    const shown = embed.startsWith('<iframe') ? widget.locator('iframe').contentFrame() : widget;
    await expect(shown.getByText('Shown by the widget')).toBeVisible();
    await expect.poll(heightOf(frame)).toBe(700);
    await page.unrouteAll();
    await show(page, embed);
    await expect(frame).toHaveCSS('opacity', '0');
    expect(await heightOf(frame)()).toBe(1);
    await expect(link).toBeVisible();
  });

test('the height stays within bounds and is heard from the widget’s own frame alone', async ({ page }) => {
  const { frame } = await show(page, SCRIPT, { '/w.js': block(9000) });
  await expect.poll(heightOf(frame)).toBe(4000);
  const after = (from: 'widget' | 'page', data: unknown) =>
    frame.evaluate(
      (element: HTMLIFrameElement, sent) => {
        const source = sent.from === 'widget' ? element.contentWindow : window;
        dispatchEvent(new MessageEvent('message', { data: sent.data, source }));
        return element.getBoundingClientRect().height;
      },
      { from, data },
    );
  expect(await after('page', 300)).toBe(4000);
  expect(await after('widget', '300')).toBe(4000);
  expect(await after('widget', 300)).toBe(300);
});

test('a widget that shows nothing within ten seconds in view goes, and comes when it has something', async ({
  page,
}) => {
  await page.clock.install();
  const { frame, widget, link } = await show(page, SCRIPT, { '/w.js': '' });
  expect(await heightOf(frame)()).toBeGreaterThan(300);
  const later = async () => {
    await page.clock.fastForward(10_000);
    return heightOf(frame)();
  };
  await expect.poll(later).toBe(1);
  await expect(link).toBeVisible();
  await widget
    .locator('#w')
    .evaluate((element) => element.insertAdjacentHTML('beforeend', '<p style="margin:0;height:500px">Late'));
  await expect.poll(heightOf(frame)).toBe(500);
  await expect(frame).toHaveCSS('opacity', '1');
});

test('it reaches its own host and nothing of ours', async ({ page, site }) => {
  const tries = `
    document.getElementById('w').textContent = 'reviews';
    const tried = async (run) => { try { await run(); return true; } catch { return false; } };
    (async () => {
      const did = {
        parent: await tried(() => parent.document.body.textContent),
        storage: await tried(() => sessionStorage.length),
        cookie: await tried(() => document.cookie),
        top: await tried(() => { top.location = 'https://evil.example/'; }),
        elsewhere: await tried(() => fetch('https://evil.example/')),
        own: await tried(() => fetch('${HOST}/reviews.json')),
        eval: await tried(() => new Function('return 1')()),
      };
      document.title = JSON.stringify(did);
    })();`;
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'evil', headers: CORS }));
  const { widget } = await show(page, SCRIPT, { '/w.js': tries, '/reviews.json': '[]' });
  const title = () => widget.locator('html').evaluate((html) => html.ownerDocument.title);
  await expect.poll(title).toMatch(/^\{/);
  expect(JSON.parse(await title())).toEqual({
    parent: false,
    storage: false,
    cookie: false,
    top: false,
    elsewhere: false,
    own: true,
    eval: false,
  });
  expect(page.url()).toBe(`${site}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});

test('a link of the widget opens a tab of its own, in which the provider’s page works', async ({ page }) => {
  const { widget } = await show(page, `<script>0</script><a href="${HOST}/us">All reviews</a>`, {
    '/us': '<p>x</p>',
  });
  await page
    .context()
    .route(`${HOST}/us`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>x</p>' }));
  const opened = page.waitForEvent('popup');
  await widget.getByText('All reviews').click();
  const tab = await opened;
  await tab.waitForURL(`${HOST}/us`);
  expect(await tab.evaluate(() => [origin, localStorage.length])).toEqual([HOST, 0]);
});

test('opened as a page, it leads home and none of its code runs', async ({ page, site }) => {
  await show(page, '<script>sessionStorage.ran = 1</script>');
  await page.goto('/reviews-frame');
  await page.waitForURL(`${site}/`);
  expect(await page.evaluate(() => sessionStorage.ran)).toBeUndefined();
});

test('on a narrow screen at night it keeps its light colours, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { frame, widget } = await show(page, SCRIPT, {
    '/w.js': block(400).replace('style="', 'style="width:900px;'),
  });
  await expect.poll(heightOf(frame)).toBeLessThan(450);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(frame).toHaveCSS('background-color', 'rgb(250, 248, 243)');
  await expect(widget.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
