/** An island that dies of an error of its own gives the page back. */
import {
  CONTACT_SCHEMES,
  dialogOf,
  expectFilled,
  field,
  fill,
  GENERAL,
  posts,
  submitButton,
} from '../enquiry';
import { expect, hydrated, test } from '../fixtures';

test('a form that fails while it is used keeps what was typed, and shows other ways', async ({
  page,
  api,
}) => {
  await page.goto(GENERAL.path);
  const dialog = dialogOf(page);
  await field(page, 'Name').focus();
  await expect(hydrated(dialog)).toHaveCount(1);
  await fill(page, GENERAL.typed);
  // What an effect of the form does after the next submit throws.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('dialog[open] form[id]');
    if (form)
      form.querySelector = () => {
        throw new Error('A fault of the form');
      };
  });
  await field(page, 'Name').fill(' ');
  await submitButton(page).click();
  for (const scheme of CONTACT_SCHEMES)
    await expect(dialog.locator(`.fallback a[href^="${scheme}"]`).first()).toBeVisible();
  await expectFilled(page, { ...GENERAL.typed, Name: ' ' });
  const url = page.url();
  await field(page, 'Name').fill('Asha Rao');
  await submitButton(page).click();
  await expectFilled(page, GENERAL.typed);
  expect(page.url()).toBe(url);
  expect(posts(api)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a carousel that fails becomes a row to scroll, with every slide', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Highlights' });
  await expect(hydrated(region)).toHaveCount(1);
  // What the carousel does after the next press throws.
  await page.evaluate(() => {
    Object.defineProperty(HTMLElement.prototype, 'inert', {
      set(this: HTMLElement, inert: boolean) {
        if (inert) throw new Error('A fault of the carousel');
        this.removeAttribute('inert');
      },
    });
  });
  await region.getByRole('button', { name: 'Next slide' }).click();
  await expect(hydrated(region)).toHaveCount(0);
  await expect(region.locator('[aria-roledescription="slide"]')).toHaveCount(6);
  await expect(region.locator('[inert]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Start Now' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Start Now' })).toBeInViewport();
});
