import {
  COURSE,
  dialogOf,
  expectContacts,
  expectFilled,
  field,
  fill,
  GENERAL,
  posts,
  submitButton,
} from '../support/enquiry';
import { expect, expectErrors, hydrated, PHONE, test } from '../support/fixtures';

test('a form whose scripts are forbidden keeps its text and offers contacts', async ({ page, api }) => {
  expectErrors(/Content Security Policy/);
  const policy = /script-src [^;]*/;
  await page.route(`**${GENERAL.path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(policy);
    await route.fulfill({ response, body: html.replace(policy, "script-src 'none'") });
  });
  await page.goto(GENERAL.path);
  await fill(page, GENERAL.typed);
  await expectContacts(page.getByRole('main'));
  // Runs in the page: Playwright's locators would wait for the navigation that the policy blocks.
  const after = await submitButton(page).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { path: location.pathname, typed: Object.fromEntries(new FormData(button.form ?? undefined)) };
  });
  expect(after).toEqual({ path: GENERAL.path, typed: GENERAL.body });
  expect(posts(api)).toEqual([]);
});

test('a popup whose script fails shows contacts, and loads it on a later touch', async ({ page }) => {
  expectErrors(/ERR_FAILED/);
  let isBroken = true;
  const count = { asked: 0, failed: 0 };
  await page.route('**/assets/*.js', (route) => {
    count.asked++;
    return isBroken ? route.abort() : route.continue();
  });
  page.on('requestfailed', () => count.failed++);
  await page.goto('/catia');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  expect(count.asked).toBe(0);
  await field(page, 'Name').click();
  await expectContacts(dialog.locator('.fallback'));
  // React and the form's script; the events of a press may request each twice.
  await expect.poll(() => count.failed).toBeGreaterThanOrEqual(2);
  await expect.poll(() => count.asked - count.failed).toBe(0);

  isBroken = false;
  await fill(page, GENERAL.typed);
  await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  await expectFilled(page, GENERAL.typed);
});

test('a form that throws keeps its text and shows contacts', async ({ page, api }) => {
  expectErrors(/A fault of the form/);
  await page.goto(GENERAL.path);
  const dialog = dialogOf(page);
  await field(page, 'Name').focus();
  await expect(hydrated(dialog)).toHaveCount(1);
  await fill(page, GENERAL.typed);
  // An effect of the form throws after the next submit.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('dialog[open] form[id]');
    if (form)
      form.querySelector = () => {
        throw new Error('A fault of the form');
      };
  });
  await field(page, 'Name').fill(' ');
  await submitButton(page).click();
  await expectContacts(dialog.locator('.fallback'));
  await expectFilled(page, { ...GENERAL.typed, Name: ' ' });
  await submitButton(page).click();
  await expectFilled(page, { ...GENERAL.typed, Name: ' ' });
  expect(posts(api)).toEqual([]);
});

test('a carousel that throws twice keeps its slides', async ({ page, errors }) => {
  expectErrors(/A fault of the carousel/);
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Highlights' });
  await expect(hydrated(region)).toHaveCount(1);
  const slides = region.locator('[aria-roledescription="slide"]');
  await slides.last().evaluate((slide) =>
    Object.defineProperty(slide, 'inert', {
      set() {
        throw new Error('A fault of the carousel');
      },
    }),
  );
  await region.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => errors.length).toBeGreaterThan(1);
  await expect(slides.first()).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  for (const { path } of [GENERAL, COURSE])
    test(`${path} has contacts in place of its form`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').locator('noscript p')).toBeVisible();
      await expectContacts(page.getByRole('main'));
      for (const name of ['Submit', 'Open the form again'])
        await expect(page.getByRole('button', { name })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  test('the vacancies stand in the page', async ({ page }) => {
    await page.goto('/career');
    await expect(page.locator('main noscript li').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'See Current Opportunities' })).toBeHidden();
  });

  test('the modules and questions of a course unfold, and are printed in full', async ({ page }) => {
    await page.goto('/catia');
    const modules = page.locator('details.module ul');
    const answers = page.locator('#questions details > p');
    for (const within of [modules, answers]) {
      await expect(within.first()).toBeVisible();
      await expect(within.last()).toBeHidden();
    }
    await page.locator('details.module > summary').last().click();
    await expect(modules.last()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const within of [modules, answers]) await expect(within.last()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('a course has no popup, and the picture of a project opens as a file', async ({ page }) => {
    await page.goto('/catia');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'A grey disc with a red bore in its middle' }).click();
    await expect(page).toHaveURL(/\/media\/hub-1280-\w+\.webp$/);
  });

  test('the banners can be scrolled', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
    const last = page.getByRole('link', { name: 'Start Now' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });

  test('a choice shows its courses in place of those of the last', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'A plastic cover' }).click();
    const choice = page.locator('#make-a-plastic-cover');
    await expect(choice).toBeInViewport();
    await page.getByRole('link', { name: 'A film' }).click();
    await expect(page.locator('#make-a-film')).toBeVisible();
    await expect(choice).toBeHidden();
  });
});
