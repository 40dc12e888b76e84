import type { Page } from '@playwright/test';
import { COURSE, dialogOf, GENERAL, holdScripts, lastBody, posts } from '../enquiry';
import { expect, test } from '../fixtures';

/** Changes each text of the page as Chrome's translation does: into <font> within <font>. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, font'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`«${text.data}»`);
    }
  });
}

const input = (page: Page, name: string) => page.getByRole('dialog').locator(`[name=${name}]`);
const submit = (page: Page) => page.getByRole('dialog').locator('form[method=post] [type=submit]');
async function type(page: Page, body: Record<string, string>) {
  for (const [name, text] of Object.entries(body))
    if (name !== 'courseName') await input(page, name).fill(text);
}

test('translated while it is used: every state comes and goes', async ({ page, api }) => {
  await page.goto(GENERAL.path);
  await input(page, 'name').focus();
  await expect(page.locator('[data-ready]')).toHaveCount(1);
  await translate(page);
  await submit(page).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
  await translate(page);
  api.setMode({ kind: 'status', status: 500 });
  await type(page, GENERAL.body);
  await submit(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await translate(page);
  api.reset();
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Enquiry submitted successfully!');
  await translate(page);
  await page.locator('[role=alert] + button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(posts(api)).toEqual(GENERAL.calls);
});

for (const form of [GENERAL, COURSE]) {
  test(`${form.name}: translated, filled and submitted before its script is there, it is sent once and whole`, async ({
    page,
    api,
  }) => {
    const letThrough = await holdScripts(page);
    await page.goto(form.path);
    await translate(page);
    await type(page, form.body);
    await submit(page).click();
    letThrough();
    await expect(page.getByRole('alert')).toContainText('Enquiry submitted successfully!');
    expect(posts(api)).toEqual(form.calls);
    expect(lastBody(api)).toEqual(form.body);
  });
}

test('the popup: translated before its script is there, it stays open with what was typed and the focus', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nx12');
  await expect(dialogOf(page)).toBeVisible();
  await translate(page);
  await page.locator('#popup [data-open]').click();
  await input(page, 'name').fill('Asha Rao');
  await input(page, 'mobile').focus();
  letThrough();
  await expect(page.locator('#popup').locator('xpath=ancestor::*[@data-ready]')).toHaveCount(1);
  await expect(input(page, 'name')).toHaveValue('Asha Rao');
  await expect(input(page, 'mobile')).toBeFocused();
});
