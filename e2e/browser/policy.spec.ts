/**
 * Markup that is injected into a page does not run. navigation.spec.ts tests odd addresses; every
 * other spec, that the site's parts are allowed (`errors` in support/fixtures.ts);
 * lib/export/policy.test.ts, the content of a policy.
 */
import { expect, expectErrors, test } from '../support/fixtures';

/** Injected markup, and the directive that blocks it. */
const INJECTED = {
  '<script>window.hit = 1</script>': 'script-src-elem inline',
  '<script src="https://evil.example/x.js"></script>': 'script-src-elem https://evil.example/x.js',
  '<img src="/nope.png" onerror="window.hit = 1">': 'script-src-attr inline',
  '<iframe src="https://evil.example/"></iframe>': 'frame-src https://evil.example',
  '<style>body { display: none }</style>': 'style-src-elem inline',
  '<base href="https://evil.example/">': 'base-uri https://evil.example/',
  '<img src="https://evil.example/x.png">': 'img-src https://evil.example/x.png',
};

test('injected scripts, styles, frames and pictures are blocked', async ({ page }) => {
  expectErrors(/Content Security Policy/, /status of 404/);
  const violations: string[] = [];
  await page.exposeFunction('violated', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { violated(text: string): void }).violated(`${effectiveDirective} ${blockedURI}`);
    });
  });
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch();
    const markup = Object.keys(INJECTED).join('');
    await route.fulfill({ response, body: (await response.text()).replace('<main', `${markup}<main`) });
  });
  await page.goto('/privacy');
  await expect.poll(() => violations.sort()).toEqual(Object.values(INJECTED).sort());
  expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined();
  await expect(page.locator('main')).toBeVisible();
});
