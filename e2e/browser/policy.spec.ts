/**
 * The policy in a browser: what the site does is allowed (that of every page: every-page.spec.ts, of every answer to a form: states.spec.ts); what somebody puts
 * into a page is not.
 */
import { expect, hydrateAll, policyViolations, test } from '../fixtures';

test.describe('what is put into a page does not run', () => {
  /** Markup, and what of it is blocked by which directive: in one page, since each that is let through is missing then. */
  const PUT: [markup: string, blocked?: string][] = [
    ['<script>window.hit = 1</script>', 'script-src-elem inline'],
    ['<script type="module">window.hit = 1</script>', 'script-src-elem inline'],
    ['<script src="https://evil.example/x.js"></script>', 'script-src-elem https://evil.example/x.js'],
    ['<script src="data:text/javascript,window.hit=1"></script>', 'script-src-elem data'],
    // A picture of ours is no script by its type.
    ['<script src="/drawings/autocad.svg"></script>'],
    ['<img src="/nope.png" onerror="window.hit = 1">', 'script-src-attr inline'],
    ['<svg onload="window.hit = 1"></svg>', 'script-src-attr inline'],
    ['<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>', 'script-src-elem inline'],
    ['<iframe src="https://evil.example/"></iframe>', 'frame-src https://evil.example'],
    ['<iframe src="javascript:parent.hit=1"></iframe>', 'script-src-elem inline'],
    ['<object data="https://evil.example/x.html"></object>', 'object-src https://evil.example'],
    ['<style>body { display: none }</style>', 'style-src-elem inline'],
    ['<p style="position:fixed;inset:0;z-index:99" id="cover">x</p>', 'style-src-attr inline'],
    [
      '<link rel="stylesheet" href="https://evil.example/x.css">',
      'style-src-elem https://evil.example/x.css',
    ],
    ['<base href="https://evil.example/">', 'base-uri https://evil.example/'],
    ['<img src="https://evil.example/x.png">', 'img-src https://evil.example/x.png'],
    // Browsers follow no refresh that runs.
    ['<meta http-equiv="refresh" content="0;url=javascript:window.hit=1">'],
    [
      '<script type="importmap">{"imports":{"a":"https://evil.example/x.js"}}</script>',
      'script-src-elem inline',
    ],
  ];
  test('markup written into the file', async ({ page, site }) => {
    const violations = await policyViolations(page);
    const asked: string[] = [];
    await page.route('**/privacy', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('<main', `${PUT.map(([markup]) => markup).join('')}<main`),
      });
    });
    await page.route('https://evil.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.hit = 1; parent.hit = 1' });
    });
    await page.goto(`${site}/privacy`);
    const blocked = () => violations.map((line) => line.split(' ').slice(1, 3).join(' ')).sort();
    await expect.poll(blocked).toEqual(PUT.flatMap(([, by]) => by ?? []).sort());
    // As long as what was let through would take.
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined();
    await expect(page.locator('main')).toBeVisible();
    expect(await page.locator('#cover').evaluate((e) => getComputedStyle(e).position)).toBe('static');
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => new URL('x', document.baseURI).origin)).toBe(site);
  });

  test('text as code, a script, a form, a call or a worker, from a script that got in', async ({
    page,
    site,
  }) => {
    await policyViolations(page);
    await page.goto(`${site}/privacy`);
    await hydrateAll(page);
    const done = await page.evaluate(async () => {
      const tried = async (run: () => unknown) => {
        try {
          await run();
          return true;
        } catch {
          return false;
        }
      };
      const script = document.createElement('script');
      script.text = 'window.hit = 1';
      document.head.append(script);
      const link = document.createElement('a');
      link.href = 'javascript:window.hit=1';
      document.body.append(link);
      link.click();
      const form = document.createElement('form');
      form.action = 'https://evil.example/';
      document.body.append(form);
      form.submit();
      const answers = {
        // A timer's turn: what the test driver runs itself is exempt.
        eval: await tried(
          () =>
            new Promise((resolve, reject) =>
              setTimeout(() => {
                try {
                  resolve(new Function('return 1')());
                } catch (error) {
                  reject(error);
                }
              }),
            ),
        ),
        fetch: await tried(() => fetch('https://evil.example/')),
        worker: await tried(
          () =>
            new Promise((resolve, reject) =>
              Object.assign(new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))), {
                onmessage: resolve,
                onerror: reject,
              }),
            ),
        ),
        socket: await tried(
          () =>
            new Promise((resolve, reject) =>
              Object.assign(new WebSocket('wss://evil.example/'), { onopen: resolve, onerror: reject }),
            ),
        ),
      };
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { ...answers, hit: (window as unknown as { hit?: number }).hit ?? 0, at: location.pathname };
    });
    expect(done).toEqual({ eval: false, fetch: false, worker: false, socket: false, hit: 0, at: '/privacy' });
  });

  test('the address of the 404 page is shown as text only', async ({ page, site }) => {
    // That of the course form: enquiry-course.spec.ts.
    const violations = await policyViolations(page);
    for (const at of [
      '/%3Cimg%20src=x%20onerror=alert(1)%3E',
      '/autocadd%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
      '/%E0%A4%A',
    ]) {
      await page.goto(site + at);
      expect(await page.locator('img[src="x"]').count(), at).toBe(0);
    }
    expect(violations).toEqual([]);
  });
});
