import type { Page } from '@playwright/test';
import { launch } from '@/lib/tools/testing/browser';
import { dialogOf, expectFilled, expectSent, fill, GENERAL, posts, submitButton } from '../support/enquiry';
import { collectErrors, emptyMaps, expect, test } from '../support/fixtures';

/** A page for each set of scripts, except for forms, which the test visits last. */
const KINDS = ['/', '/course', '/catia', '/international', '/Contact', '/privacy'];

/** Hydrates every island of a page, including the popup, which appears after load. */
async function hydrateAll(page: Page) {
  await page.waitForFunction(
    () => !document.querySelector('[data-popup]') || document.getElementById('popup'),
  );
  for (const island of await page.locator('[data-island]').all()) await island.dispatchEvent('focusin');
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
}

async function back(page: Page) {
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
}

test('Back restores every kind of page from the back/forward cache', async ({
  site,
  workerApi: api,
  errors,
}) => {
  test.slow();
  api.reset();
  // Playwright switches the back/forward cache off.
  const browser = await launch(api.port, { ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ baseURL: site });
  collectErrors(page, errors);
  await emptyMaps(page);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      // Runs after the page's handler and before timers that the handler has set.
      setTimeout(() =>
        Object.assign(window, { persisted, dialogs: document.querySelectorAll('dialog[open]').length }),
      );
    });
  });

  for (const path of KINDS)
    await test.step(`Back restores ${path}`, async () => {
      await page.goto(path);
      await page.locator('main a[href^="/"]:visible').first().focus();
      await hydrateAll(page);
      await page.goto('/abhyasika', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Point');
      await back(page);
    });
  await test.step('a popup that was dismissed on the next page is closed on Back', async () => {
    for (const path of ['/nx12', '/catia']) {
      await page.goto(path);
      await expect(dialogOf(page)).toBeVisible();
    }
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await back(page);
    expect(await page.evaluate(() => (window as { dialogs?: number }).dialogs)).toBe(0);
  });
  await test.step('a form that was filled before leaving can be sent after Back', async () => {
    await page.goto(GENERAL.path);
    await fill(page, GENERAL.typed);
    await page.goto('/catia', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATIA');
    await back(page);
    await expectFilled(page, GENERAL.typed);
    await submitButton(page).click();
    await expectSent(page, GENERAL);
    expect(posts(api)).toEqual(GENERAL.calls);
  });
  await browser.close();
  expect(errors).toEqual([]);
});
