/**
 * `npm run make:guide-pictures`: takes the pictures of the guide (content/README.md) from the real editor.
 */
import path from 'node:path';
import sharp from '@/lib/pictures/sharp';
import { box, expect, field, openForm, saveButton, test } from './editor';

test.use({ source: 'content', viewport: { width: 1100, height: 620 } });

test('the pictures of the guide', async ({ page, editor }) => {
  const take = async (name: string) =>
    sharp(await page.screenshot({ animations: 'disabled' }))
      .resize({ width: 880 })
      .webp({ quality: 62, effort: 6 })
      .toFile(path.join('content', 'guide', `${name}.webp`));
  await page.goto(editor.url);
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  await take('open');
  await editor.open();
  const check = page.getByText('The content is in order');
  // Waits until no view in transition covers the corner.
  await check.click({ trial: true });
  await take('list');
  await openForm(page, 'courses/entries/catia');
  await check.click({ trial: true });
  await take('form');
  await box(page, 'Description').fill('Too short.');
  await saveButton(page).click();
  await expect(field(page, 'Description')).toContainText('Expected text of 50 to 160 characters.');
  await take('refused');
});
