import { emptyMaps, expect, PHONE, test } from '../fixtures';

test('contact: each branch has a lazy map over its locator, and a link beside it', async ({ page }) => {
  await emptyMaps(page);
  await page.goto('/Contact');
  await expect(page.locator('main iframe[loading="lazy"][title]')).toHaveCount(3);
  for (const name of ['Main Branch Akurdi Pune', 'Dubai', 'Nashik Road'])
    await expect(page.getByRole('link', { name: `Open ${name} in maps` })).toBeVisible();
  for (const map of await page.locator('.map').all()) {
    await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(map.locator('iframe').contentFrame().getByText('map')).toBeVisible();
    const middle = await map.locator('b:visible').evaluate((b) => {
      const { left, top, width, height } = b.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
    });
    expect(middle).toBe('IFRAME');
  }
});

test('contact: where the maps cannot be reached no grey frame stands, but the locator', async ({ page }) => {
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto('/Contact');
  for (const map of await page.locator('.map').all()) {
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('iframe')).toBeHidden();
    await expect(map.locator('b:visible')).toHaveCount(1);
  }
});

test('contact: on a phone a map folds under its branch, and loads when it is asked for', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await emptyMaps(page);
  await page.goto('/Contact');
  const map = page.locator('.map').first();
  await page.getByText('Show the map').first().scrollIntoViewIfNeeded();
  await expect(map).toBeHidden();
  await page.getByText('Show the map').first().click();
  await expect(map.locator('iframe').contentFrame().getByText('map')).toBeVisible();
});

test('papers of a service fold by group on a phone, and stand open on a desktop and in print', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/golden-visa');
  const last = page.locator('#documents details > .prose').last();
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(last).toBeVisible();
});

test('courses: the filter finds by name, topic and group, counts, and says when nothing is left', async ({
  page,
}) => {
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
  const beginners = page.getByLabel('Beginners only');
  await beginners.check();
  await expect(status).toHaveText('1 of 10 courses');
  await expect(page.locator('#courses').getByRole('link', { name: 'NX CAD' })).toBeVisible();
  await expect(page.locator('#make')).toBeHidden();
  await beginners.uncheck();
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

test('international: the loop plays silently, can be paused, and stands still under reduced motion', async ({
  page,
}) => {
  await page.goto('/international');
  const video = page.locator('video');
  const paused = () => video.evaluate((v: HTMLVideoElement) => v.paused);
  expect(await video.evaluate((v: HTMLVideoElement) => [v.muted, v.loop])).toEqual([true, true]);
  await expect.poll(paused).toBe(false);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect.poll(paused).toBe(true);
  for (const place of [page.getByRole('contentinfo'), video]) {
    await place.scrollIntoViewIfNeeded();
    // What the page does when it comes into view is done by then: it was asked for earlier.
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

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the address of a comparison opens it; a click closes it; it is printed', async ({ page }) => {
      await page.goto('/course#compare-mechanical-cad');
      const table = page.locator('#compare-mechanical-cad table');
      await expect(table).toBeInViewport();
      await page.locator('summary', { hasText: 'courses of Mechanical CAD' }).click();
      await expect(table).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(table).toBeVisible();
    });
  });
