import AxeBuilder from '@axe-core/playwright';
import { expect, test, watch } from '../fixtures';
import { paths } from '../pages';

/** Pages a test, so that a worker opens a browser page a few times and not sixty. */
const CHUNK = 9;
const chunks = Array.from({ length: Math.ceil(paths.length / CHUNK) }, (_, i) => paths.slice(i * CHUNK, (i + 1) * CHUNK));

for (const [i, some] of chunks.entries()) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`pages ${i + 1}: accessible, quiet, within the screen, nothing moves (${scheme})`, async ({ browser, site }) => {
      test.slow();
      const context = await browser.newContext({
        baseURL: site,
        colorScheme: scheme,
        viewport: scheme === 'light' ? { width: 1280, height: 900 } : { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const errors: string[] = [];
      watch(page, errors);
      for (const path of some) {
        // The frames of an outside map service are not ours, and not to be had here.
        await page.route(/google\.com/, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>' }),
        );
        await page.goto(path);
        await expect(page.locator('h1')).toHaveCount(1);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
        const { violations } = await new AxeBuilder({ page })
          .exclude('iframe')
          .options({ resultTypes: ['violations'] })
          .analyze();
        expect(violations.map((v) => `${path}: ${v.id} ${v.nodes.map((n) => n.target).join(' ')}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} is wider than the screen`).toBeLessThanOrEqual(0);
      }
      expect(errors).toEqual([]);
      await context.close();
    });
  }
}

for (const width of [320, 390, 1280])
  test(`every page fits a screen of ${width} px and text of 200 %`, async ({ browser, site }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: site, viewport: { width, height: 640 }, javaScriptEnabled: true });
    const page = await context.newPage();
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const size of ['100%', '200%']) {
        const over = await page.evaluate((s) => {
          document.documentElement.style.fontSize = s;
          return document.documentElement.scrollWidth - innerWidth;
        }, size);
        if (over > 0) wide.push(`${path} at ${size}: ${over} px`);
      }
    }
    expect(wide).toEqual([]);
    await context.close();
  });
