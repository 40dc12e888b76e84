import { expect, test } from '../support/fixtures';

test('the loop plays muted, stays paused, and does not start with reduced motion', async ({ page }) => {
  await page.goto('/international');
  const video = page.locator('video');
  const paused = () => video.evaluate((v: HTMLVideoElement) => v.paused);
  expect(await video.evaluate((v: HTMLVideoElement) => [v.muted, v.loop])).toEqual([true, true]);
  await expect.poll(paused).toBe(false);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect.poll(paused).toBe(true);
  for (const place of [page.getByRole('contentinfo'), video]) {
    await place.scrollIntoViewIfNeeded();
    // By then the page's earlier observers have run.
    await place.evaluate(
      (element) =>
        new Promise((resolve) =>
          new IntersectionObserver(
            ([entry]) => entry?.isIntersecting && requestIdleCallback(resolve),
          ).observe(element),
        ),
    );
  }
  expect(await paused()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  expect(await video.evaluate((v: HTMLVideoElement) => v.paused && !v.autoplay)).toBe(true);
});
