/**
 * The reviews widget on the home page, with typical code of providers from a stand-in for a provider's host.
 * lib/export/reviews-document.test.ts tests the permissions of the widget.
 */
import type { Page } from '@playwright/test';
import { REVIEWS_SANDBOX } from '@/lib/browser/shared/reviews-widget';
import { reviewsDocument } from '@/lib/export/reviews-document';
import { expect, expectErrors, test } from '../support/fixtures';

const HOST = 'https://widget.example';
const SCRIPT = `<div id="w"></div><script src="${HOST}/w.js" async></script>`;
/** Script of a provider that fills the widget with a block. */
const BLOCK = `document.getElementById('w').innerHTML = '<p style="margin:0;width:900px;height:700px">Shown by the widget</p>';`;

async function show(page: Page, embed: string, files: Record<string, string> = {}) {
  const body = reviewsDocument({ name: 'Us', reviews: { embed, origins: [HOST], page: `${HOST}/us` } });
  await page.route('**/reviews-frame', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files[pathname];
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    return file === undefined ? route.abort() : route.fulfill({ contentType, body: file });
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
  'a widget that a script fills': [SCRIPT, { '/w.js': BLOCK }],
  'a widget in a frame': [
    `<iframe src="${HOST}/f" width="100%" height="700" frameborder="0" style="display:block"></iframe>`,
    { '/f': '<p>Shown by the widget</p>', '/robots.txt': '' },
  ],
};

for (const [shape, [embed, files]] of Object.entries(SHAPES))
  test.describe(shape, () => {
    test.use({ viewport: { width: 320, height: 800 }, colorScheme: 'dark' });

    test('is shown at its height on a narrow dark page', async ({ page }) => {
      const { frame, widget, height } = await show(page, embed, files);
      // The frame can neither access nor navigate the page; links open a new tab.
      await expect(frame).toHaveAttribute('sandbox', REVIEWS_SANDBOX);
      const shown = embed.startsWith('<iframe') ? widget.locator('iframe').contentFrame() : widget;
      await expect(shown.getByText('Shown by the widget')).toBeVisible();
      // A horizontal scroll bar of the widget may take some of the height.
      await expect.poll(height).toBeGreaterThanOrEqual(700);
      expect(await height()).toBeLessThan(750);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expect(widget.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    });

    test('gives way to a link where its host cannot be reached', async ({ page }) => {
      expectErrors(/ERR_FAILED/);
      const { frame, link, height } = await show(page, embed);
      await expect(frame).toHaveCSS('opacity', '0');
      expect(await height()).toBe(1);
      await expect(link).toBeVisible();
    });
  });

test('a widget is hidden after 10 s without content, and at most 4000 px high', async ({ page }) => {
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
