/** Takes the pictures of the guide (content/README.md) from the real editor: `npm run make:guide-pictures`. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from '@/lib/media/sharp';
import { box, expect, field, openForm, test } from './editor';

const FOLDER = path.join('content', 'guide');

test('the pictures of the guide', async ({ page, editor }) => {
  test.setTimeout(120_000);
  fs.mkdirSync(FOLDER, { recursive: true });
  const take = async (name: string) => {
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture)
      .resize({ width: 880 })
      .webp({ quality: 62, effort: 6 })
      .toFile(path.join(FOLDER, `${name}.webp`));
  };
  await page.setViewportSize({ width: 1100, height: 620 });
  await page.goto(`${editor.url}/admin`);
  await expect(page.getByRole('button', { name: /Work with Local Repository/i })).toBeVisible({
    timeout: 20_000,
  });
  await take('open');
  await editor.open();
  await expect(page.getByText('CATIA', { exact: true }).first()).toBeVisible();
  await take('list');
  await openForm(page, 'courses/entries/catia');
  await take('form');
  await box(page, 'Description').fill('Too short.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field(page, 'Description')).toContainText('Expected text of 50 to 160 characters.');
  await take('refused');
});
