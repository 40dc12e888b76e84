/** Pictures of projects on the page of a course: how they stand, and how one opens. */
import { expect, layoutShifts, recordLayoutShifts, test } from '../fixtures';

const first = 'A box with a round bore, seen from above';

test('a picture opens large by keyboard, arrows lead to its neighbours, Escape leads back to it', async ({
  page,
  errors,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/catia');
  const link = page.getByRole('link', { name: first });
  await link.scrollIntoViewIfNeeded();
  expect(scripts).toEqual([]);
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What you will make' });
  await expect(dialog.getByRole('img', { name: first })).toBeVisible();
  await expect(dialog).toContainText('A cast housing in one file, raw and machined');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('A stepped shaft, drawn from its profile');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('A bracket with one bore');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(errors).toEqual([]);
});

test('a swipe shows the next picture, a press on the button the one before', async ({ page }) => {
  await page.goto('/catia');
  await page.getByRole('link', { name: first }).click();
  const dialog = page.getByRole('dialog', { name: 'What you will make' });
  const picture = dialog.getByRole('img', { name: first });
  await expect(picture).toBeVisible();
  const at = (clientX: number) => ({ clientX, clientY: 300, pointerType: 'touch', bubbles: true });
  await picture.dispatchEvent('pointerdown', at(300));
  await picture.dispatchEvent('pointerup', at(200));
  await expect(dialog).toContainText('A stepped shaft, drawn from its profile');
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog).toContainText('A cast housing in one file');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('where the script cannot be had, the next press opens the file', async ({ page }) => {
  await page.route(/\/assets\/wall-/, (route) => route.abort());
  await page.goto('/catia');
  const link = page.getByRole('link', { name: first });
  await link.click();
  await expect(link).not.toHaveAttribute('data-act');
  await link.click();
  await expect(page).toHaveURL(/\/media\/housing-\w+\.svg$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a picture is a link to its file', async ({ page }) => {
    await page.goto('/catia');
    await page.getByRole('link', { name: 'A grey disc with a red bore in its middle' }).click();
    await expect(page).toHaveURL(/\/media\/hub-1280-\w+\.webp$/);
  });
});

for (const width of [390, 768, 1440])
  test(`pictures come without moving anything, in whole rows, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordLayoutShifts(page);
    await page.goto('/catia');
    const pictures = page.locator('[data-island=wall] img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
    }
    expect(await layoutShifts(page)).toEqual([]);
    const boxes = await Promise.all((await pictures.all()).map((picture) => picture.boundingBox()));
    const right = Math.max(...boxes.map((box) => (box ? box.x + box.width : 0)));
    const left = Math.min(...boxes.map((box) => box?.x ?? 0));
    for (const top of new Set(boxes.map((box) => Math.round(box?.y ?? 0)))) {
      const row = boxes.filter((box) => box && box.y <= top + 1 && box.y + box.height > top);
      const ends = row.map((box) => (box ? box.x + box.width : 0));
      expect.soft(Math.abs(Math.max(...ends) - right), `row at ${top}`).toBeLessThan(2);
      expect.soft(Math.abs(Math.min(...row.map((box) => box?.x ?? 0)) - left)).toBeLessThan(2);
    }
  });

test('on a phone a drawing, whose letters half of it is too narrow for, has a row of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/catia');
  const wall = page.locator('[data-island=wall]');
  const row = await wall.boundingBox();
  for (const drawing of await wall.locator('img[src$=".svg"]').all())
    expect((await drawing.boundingBox())?.width).toBe(row?.width);
});
