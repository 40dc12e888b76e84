import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Scrolls to an element and waits until the observers that the page has set before have run. */
async function bringIntoView(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(
    (node) =>
      new Promise((resolve) =>
        new IntersectionObserver(([entry]) => entry?.isIntersecting && requestIdleCallback(resolve)).observe(
          node,
        ),
      ),
  );
}

test('the loop plays muted, stays paused, and does not start with reduced motion or data', async ({
  page,
}) => {
  await page.goto('/international');
  const video = page.locator('video');
  const paused = () => video.evaluate((v: HTMLVideoElement) => v.paused);
  expect(await video.evaluate((v: HTMLVideoElement) => [v.muted, v.loop])).toEqual([true, true]);
  await expect.poll(paused).toBe(false);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect.poll(paused).toBe(true);
  await bringIntoView(page.getByRole('contentinfo'));
  await bringIntoView(video);
  expect(await paused()).toBe(true);
  const expectStill = async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
    await bringIntoView(video);
    expect(await video.evaluate((v: HTMLVideoElement) => v.paused && !v.autoplay)).toBe(true);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStill();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await expectStill();
});
