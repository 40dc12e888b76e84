import type { Page } from '@playwright/test';
import { routes } from '@/lib/content';
import { read, valuesOf } from '../export/read';
import { dialogOf, expectFilled, fill, GENERAL, posts, submitButton } from '../support/enquiry';
import { emptyMaps, expect, test } from '../support/fixtures';
import { FULL_SITE } from '../support/sites';

// Playwright switches the back/forward cache off.
test.use({ launchOptions: { ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Pages that together have every island and every script, except forms, which have their own test. */
function pagesWithEveryScript(): string[] {
  const seen = new Set<string>();
  return routes(FULL_SITE.content).flatMap(({ file, path }) => {
    const { document } = read(FULL_SITE, file);
    const names = ['data-island', 'data-script'].flatMap((mark) => valuesOf(document, mark));
    if (names.includes('enquiry-panel') || names.every((name) => seen.has(name))) return [];
    for (const name of names) seen.add(name);
    return path;
  });
}

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

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      // Runs after the page's handler and before timers that the handler has set.
      setTimeout(() =>
        Object.assign(window, { persisted, dialogs: document.querySelectorAll('dialog[open]').length }),
      );
    });
  }),
);

test('Back restores a page with any script from the back/forward cache', async ({ page }) => {
  test.slow();
  await emptyMaps(page);
  const paths = pagesWithEveryScript();
  expect(paths).not.toEqual([]);
  for (const path of paths)
    await test.step(`Back restores ${path}`, async () => {
      await page.goto(path);
      await page.locator('main a[href^="/"]:visible').first().focus();
      await hydrateAll(page);
      await page.goto('/abhyasika', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Point');
      await back(page);
    });
});

test('a popup that was closed on the next page is closed on Back', async ({ page }) => {
  for (const path of ['/nx12', '/catia']) {
    await page.goto(path);
    await expect(dialogOf(page)).toBeVisible();
  }
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await back(page);
  expect(await page.evaluate(() => (window as { dialogs?: number }).dialogs)).toBe(0);
});

test('a form that was filled before leaving keeps its text on Back, and answers', async ({ page, api }) => {
  await page.goto(GENERAL.path);
  await fill(page, GENERAL.typed);
  await page.goto('/catia', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATIA');
  await back(page);
  await expectFilled(page, GENERAL.typed);
  await submitButton(page).click();
  await expect.poll(() => posts(api)).toEqual(GENERAL.calls);
});
