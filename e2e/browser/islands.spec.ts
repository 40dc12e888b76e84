import type { Locator } from '@playwright/test';
import { expect, hydrated, layoutShifts, recordLayoutShifts, test } from '../fixtures';

test.use({ viewport: { width: 1280, height: 900 } });

/** Of six slides the one that is not inert. */
const shows = (region: Locator, slide: number) =>
  expect(region.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAttribute(
    'aria-label',
    `${slide} of 6`,
  );

test.describe('the banners on home', () => {
  test('the rotation control comes first, buttons and marks move it', async ({ page }) => {
    await page.goto('/');
    const region = page.getByRole('region', { name: 'Highlights' });
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(hydrated(region)).toHaveCount(1);
    await expect(region.locator('button, a').first()).toHaveAccessibleName('Pause');
    await region.getByRole('button', { name: 'Next slide' }).click();
    await shows(region, 2);
    await region.getByRole('button', { name: 'Previous slide' }).click();
    await region.getByRole('button', { name: 'Previous slide' }).click();
    await shows(region, 6);
    await region.getByRole('button', { name: 'Slide 4' }).click();
    await shows(region, 4);
    await expect(region.locator('button[aria-current="true"]')).toHaveText('4');
  });

  test('moves on every 5000 ms, silently, and stops under the pointer and on Pause', async ({ page }) => {
    // It stands still but for what is run: on a busy machine slides would move between two steps.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto('/');
    const region = page.getByRole('region', { name: 'Highlights' });
    // The browser says when it is near; the idle turn after that comes with the clock.
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return hydrated(region).count();
      })
      .toBe(1);
    await shows(region, 1);
    await expect(region.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(5600);
    await shows(region, 2);
    await region.hover();
    await expect(region.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(12_000);
    await shows(region, 2);
    await region.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(640, 890);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(12_000);
    await shows(region, 2);
    await region.getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(640, 890);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(5600);
    await shows(region, 3);
  });

  test('a drag of 30 px snaps back, one of 60 px moves one slide, however fast', async ({ page }) => {
    await page.goto('/');
    const region = page.getByRole('region', { name: 'Highlights' });
    await expect(hydrated(region)).toHaveCount(1);
    const drag = async (from: number, to: number, steps: number) => {
      await page.mouse.move(from, 300);
      await page.mouse.down();
      await page.mouse.move(to, 300, { steps });
      await page.mouse.up();
    };
    await drag(800, 770, 3);
    await shows(region, 1);
    await drag(800, 740, 3);
    await shows(region, 2);
    await drag(800, 100, 4);
    await shows(region, 3);
    await drag(300, 360, 3);
    await shows(region, 2);
  });

  test('nothing moves when it hydrates, fonts that come late included', async ({ page }) => {
    await recordLayoutShifts(page);
    // Fonts come after the first paint, scripts after the fonts.
    const painted = () =>
      page
        .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 400))))
        .catch(() => {});
    let fonts = Promise.resolve<unknown>(undefined);
    await page.route('**/*.woff2', async (route) => {
      fonts = painted();
      await fonts;
      await route.continue();
    });
    await page.route(/assets\/.*\.js$/, async (route) => {
      await fonts;
      await route.continue();
    });
    await page.goto('/');
    await expect(hydrated(page.getByRole('region', { name: 'Highlights' }))).toHaveCount(1);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await layoutShifts(page)).toEqual([]);
  });
});

for (const [wish, set] of [
  ['less motion', { motion: 'reduce', saveData: false }],
  ['less data', { motion: 'no-preference', saveData: true }],
] as const) {
  test(`a visitor who asks for ${wish} gets no script of the carousel until they touch it`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.emulateMedia({ reducedMotion: set.motion });
    await page.addInitScript(
      (saveData) =>
        Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } }),
      set.saveData,
    );
    await page.goto('/');
    const region = page.getByRole('region', { name: 'Highlights' });
    await expect(page.locator('#popup')).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200))));
    expect(scripts).toEqual([]);
    if (set.motion === 'reduce')
      await expect(region.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await region.getByRole('button', { name: 'Next slide' }).click();
    await expect(hydrated(region)).toHaveCount(1);
    await shows(region, 2);
    expect(scripts).toHaveLength(2);
  });
}

test('the filter finds by name, topic and group, counts, and says when nothing is left', async ({ page }) => {
  await page.goto('/course');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const filter = page.getByLabel('Filter by name or topic');
  await filter.fill('catia');
  await expect(status).toHaveText('3 of 10 courses');
  await expect(main.getByRole('link', { name: 'CATIA', exact: true }).first()).toBeVisible();
  await expect(page.locator('#courses').getByRole('link', { name: 'Python' })).toBeHidden();
  // What is found stands directly under the field.
  await expect(page.locator('#make')).toBeHidden();
  await filter.fill('master');
  await expect(status).toHaveText('2 of 10 courses');
  await filter.fill('zzzz');
  await expect(status).toHaveText('No course matches. Try a shorter word.');
  await filter.fill('');
  await expect(status).toHaveText('10 of 10 courses');
  await expect(page.locator('#make')).toBeVisible();
});

test('careers: the window opens, names itself, closes on Escape and on Close, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/career');
  const open = page.getByRole('button', { name: 'See Current Opportunities' });
  const dialog = page.getByRole('dialog', { name: 'Open Position' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await open.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  }
});

test('the loop plays silently, can be paused, and stands still under reduced motion', async ({ page }) => {
  await page.goto('/international');
  const video = page.locator('video');
  const paused = () => video.evaluate((v: HTMLVideoElement) => v.paused);
  expect(await video.evaluate((v: HTMLVideoElement) => [v.muted, v.loop])).toEqual([true, true]);
  await expect.poll(paused).toBe(false);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect.poll(paused).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Trikona Institute – Expanding Horizons Internationally',
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  expect(await video.evaluate((v: HTMLVideoElement) => v.paused && !v.autoplay)).toBe(true);
});
