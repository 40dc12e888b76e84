/** The reviews frame with a widget in it that tries everything: its own document is all that it has. */
import fs from 'node:fs';
import path from 'node:path';
import { REVIEWS_FRAME } from '@/lib/content/reviews-frame';
import { addPolicy } from '@/lib/export/policy';
import { reviewsFrame } from '@/lib/export/reviews';
import { parse, serialize } from '@/lib/format/dom';
import { serveStatic } from '@/lib/tools/static-server/static';
import { expect, test } from '../fixtures';

const WIDGET = `
  document.body.append('reviews');
  const tried = async (run) => { try { await run(); return true; } catch { return false; } };
  (async () => {
    const did = {
      parent: await tried(() => parent.document.body.textContent),
      storage: await tried(() => sessionStorage.length),
      cookie: await tried(() => document.cookie),
      top: await tried(() => { top.location = 'https://evil.example/'; }),
      elsewhere: await tried(() => fetch('https://evil.example/')),
      own: await tried(() => fetch('https://widget.example/reviews.json')),
      eval: await tried(() => new Function('return 1')()),
    };
    document.title = JSON.stringify(did);
  })();`;

test('a widget in the reviews frame reaches its own host and nothing of ours', async ({ page }) => {
  const root = test.info().outputPath('site');
  fs.mkdirSync(root, { recursive: true });
  const doc = parse(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>x</title></head><body><p>ours</p><iframe src="${REVIEWS_FRAME}" sandbox="allow-scripts allow-popups"></iframe></body></html>`,
  );
  addPolicy(doc, {
    scripts: new Set(),
    styles: new Set(),
    frames: new Set(),
    enquiryHost: 'https://enquiries.example.com',
    reviewsFrame: REVIEWS_FRAME,
  });
  fs.writeFileSync(path.join(root, 'index.html'), serialize(doc));
  fs.writeFileSync(path.join(root, '404.html'), '');
  fs.writeFileSync(path.join(root, 'reviews-frame.html'), reviewsFrame('https://widget.example/w.js', 'Us'));
  const server = await serveStatic(root);
  const cors = { 'access-control-allow-origin': '*' };
  await page.route('https://widget.example/**', (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: WIDGET }
        : { json: [], headers: cors },
    ),
  );
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'evil', headers: cors }));
  try {
    await page.goto(`${server.url}/`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('reviews')).toBeVisible();
    await expect
      .poll(() => frame.locator('html').evaluate((html) => html.ownerDocument.title))
      .toMatch(/^\{/);
    const did = JSON.parse(
      await frame.locator('html').evaluate((html) => html.ownerDocument.title),
    ) as Record<string, boolean>;
    expect(did).toEqual({
      parent: false,
      storage: false,
      cookie: false,
      top: false,
      elsewhere: false,
      own: true,
      eval: false,
    });
    expect(page.url()).toBe(`${server.url}/`);
    await expect(page.getByText('ours')).toBeVisible();
  } finally {
    await server.close();
  }
});
