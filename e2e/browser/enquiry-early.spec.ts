import type { Page } from '@playwright/test';
import {
  COURSE,
  dialogOf,
  expectFilled,
  field,
  fill,
  GENERAL,
  lastBody,
  posts,
  SENT,
  submitButton,
} from '../support/enquiry';
import { expect, expectErrors, holdResponses, hydrated, PHONE, test, translate } from '../support/fixtures';

test('a form submitted before hydration is sent once after it', async ({ page, api }) => {
  const release = await holdResponses(page);
  const went: string[] = [];
  page.on('request', (request) => went.push(request.url()));
  await page.goto(COURSE.path);
  const url = page.url();
  await fill(page, COURSE.typed);
  for (let i = 0; i < 3; i++) await submitButton(page).click();
  await field(page, 'Email').press('Enter');
  await expect(page.locator('[data-queued]')).toHaveCount(1);
  expect(posts(api)).toEqual([]);
  await expectFilled(page, COURSE.typed);

  release();
  await expect.poll(() => posts(api)).toEqual(COURSE.calls);
  expect(lastBody(api)).toEqual(COURSE.body);
  // No typed value has been part of an address.
  expect(page.url()).toBe(url);
  const addresses = went.map((url) => decodeURIComponent(url.replaceAll('+', ' '))).join('\n');
  for (const text of Object.values(COURSE.typed)) expect(addresses).not.toContain(text);
});

const input = (page: Page, name: string) => page.getByRole('dialog').locator(`[name=${name}]`);
const submit = (page: Page) => page.getByRole('dialog').locator('form[method=post] [type=submit]');

test('a popup translated in every state keeps text and focus, and is sent once', async ({ page, api }) => {
  expectErrors(/status of 500/, /step 1/);
  const release = await holdResponses(page);
  await page.setViewportSize(PHONE);
  await page.goto('/nx12');
  await expect(dialogOf(page)).toBeVisible();
  await translate(page);
  await page.locator('#popup [data-open]').click();
  for (const [name, text] of Object.entries(GENERAL.body)) await input(page, name).fill(text);
  await input(page, 'mobile').fill('');
  release();
  await expect(hydrated(page.locator('#popup'))).toHaveCount(1);
  await expect(input(page, 'mobile')).toBeFocused();
  await translate(page);
  await submit(page).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
  await translate(page);
  await input(page, 'mobile').fill(String(GENERAL.body.mobile));
  api.setMode({ status: 500 });
  await submit(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await translate(page);
  api.reset();
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(SENT);
  await translate(page);
  await page.locator('[role=alert] + button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(posts(api)).toEqual(GENERAL.calls);
  expect(lastBody(api)).toEqual(GENERAL.body);
});
