import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, holdResponses, hydrated, PHONE, stopClock, test } from '../support/fixtures';

test.use({ viewport: DESKTOP });

const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });

/** Expects one of six slides to be shown, and the others to be inert. */
const expectSlide = (region: Locator, slide: number) =>
  expect(region.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAttribute(
    'aria-label',
    `${slide} of 6`,
  );

test('buttons, numbers and long drags change the slide', async ({ page }) => {
  await page.goto('/');
  const region = highlights(page);
  await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(hydrated(region)).toHaveCount(1);
  await region.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(region, 2);
  await region.getByRole('button', { name: 'Previous slide' }).click();
  await region.getByRole('button', { name: 'Previous slide' }).click();
  await expectSlide(region, 6);
  await region.getByRole('button', { name: 'Slide 4' }).click();
  await expectSlide(region, 4);
  await expect(region.locator('button[aria-current="true"]')).toHaveText('4');
  // A short drag snaps back; a long one moves one slide, however long it is.
  for (const [x, slide] of [
    [770, 4],
    [100, 5],
  ] as const) {
    const at = (x: number) => ({ x, y: 200 });
    await region.dragTo(region, { sourcePosition: at(800), targetPosition: at(x), steps: 4 });
    await expectSlide(region, slide);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a finger moves one slide after 40 px', async ({ page, context }) => {
    const inspector = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      inspector.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y: 200 })) });
    await page.goto('/');
    const region = highlights(page);
    await region.getByRole('button', { name: 'Pause' }).click();
    for (const [x, slide] of [
      [265, 1],
      [255, 2],
    ] as const) {
      await touch('touchStart', 300);
      // A finger moves in steps: the first decides whether it drags or scrolls.
      for (const at of [290, 280, x]) await touch('touchMove', at);
      await touch('touchEnd');
      await expectSlide(region, slide);
    }
  });
});

test('the slide changes every 5000 ms, except on hover and after Pause', async ({ page }) => {
  // The clock is stopped: on a busy machine slides would otherwise move between two steps.
  await stopClock(page);
  await page.goto('/');
  const region = highlights(page);
  // The browser reports when the carousel is in view; the clock then triggers the idle callback.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return hydrated(region).count();
    })
    .toBe(1);
  await expectSlide(region, 1);
  await expect(region.locator('button, a').first()).toHaveAccessibleName('Pause');
  // Screen readers announce a slide only when rotation is paused.
  await expect(region.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5600);
  await expectSlide(region, 2);
  await region.hover();
  await expect(region.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(12_000);
  await expectSlide(region, 2);
  for (const [name, slide] of [
    ['Pause', 2],
    ['Play', 3],
  ] as const) {
    await region.getByRole('button', { name }).click();
    await page.mouse.move(640, 890);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(5600);
    await expectSlide(region, slide);
  }
});

test('with reduced motion the script loads on a click, which changes the slide', async ({ page }) => {
  const release = await holdResponses(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const region = highlights(page);
  await expect(page.locator('#popup')).toBeVisible();
  const requests = await page.requests();
  expect(requests.filter((request) => request.resourceType() === 'script')).toEqual([]);
  await region.getByRole('button', { name: 'Next slide' }).click();
  release();
  await expect(hydrated(region)).toHaveCount(1);
  await expectSlide(region, 2);
});
