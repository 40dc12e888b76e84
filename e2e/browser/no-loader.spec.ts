/** The network that brings no script, and the browser that runs none of ours although it runs scripts. */
import {
  CONTACT_SCHEMES,
  COURSE,
  dialogOf,
  expectFilled,
  expectSent,
  field,
  fill,
  GENERAL,
  lastBody,
  POPUP,
  posts,
  submitButton,
} from '../enquiry';
import { expect, test } from '../fixtures';

test.use({ viewport: { width: 1280, height: 900 } });

/** Each kind of page. */
const KINDS =
  '/ /course /catia /tvisa /international /abhyasika /Contact /Aboutus /career /privacy /enquiry /courseinquiry?course=catia /no-such-page';
const FILES = '**/assets/*.js';

test.describe('the inline script is forbidden', () => {
  // As an extension or a proxy does: scripts are on, so no <noscript> shows, yet ours is not among them.
  test.beforeEach(({ page }) =>
    page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      // Maps are another host's.
      if (route.request().url().startsWith('https:'))
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
      const response = await route.fetch();
      const policy = /script-src [^;]*/;
      const html = await response.text();
      expect(html).toMatch(policy);
      await route.fulfill({ response, body: html.replace(policy, "script-src 'none'") });
    }),
  );

  test('each kind of page reads, and offers telephone, e-mail and chat', async ({ page }) => {
    test.slow();
    for (const path of KINDS.split(' ')) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('main').locator('p:visible').first(), path).toHaveText(/\w+ \w+/);
      for (const scheme of CONTACT_SCHEMES)
        await expect(page.locator(`a[href^="${scheme}"]:visible`).first(), `${path} ${scheme}`).toBeVisible();
    }
  });

  for (const form of [GENERAL, COURSE]) {
    test(`${form.name}: a submit leads nowhere, what was typed stays, other ways are on the page`, async ({
      page,
      api,
    }) => {
      await page.goto(form.path);
      const url = page.url();
      await fill(page, form.typed);
      for (const scheme of CONTACT_SCHEMES)
        await expect(page.getByRole('main').locator(`a[href^="${scheme}"]:visible`).first()).toBeVisible();
      await submitButton(page).evaluate((button: HTMLElement) => {
        for (let i = 0; i < 2; i++) setTimeout(() => button.click());
      });
      // Nothing is to happen: some turns, in which it would. Asked in the page, since the driver's own locators wait
      // without end for the visit that the policy of the page refuses.
      const after = await page.evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        const view = document.querySelector<HTMLFormElement>('dialog[open] form[id]');
        return { url: location.href, typed: Object.fromEntries(new FormData(view ?? undefined)) };
      });
      expect(after.url).toBe(url);
      // The course's name is looked up by the inline script.
      expect(after.typed).toMatchObject(
        Object.fromEntries(Object.entries(form.body).filter(([name]) => name !== 'courseName')),
      );
      expect(posts(api)).toEqual([]);
    });
  }
});

// The popup's is the general form.
for (const form of [COURSE, POPUP]) {
  test(`${form.name}: a tap that brings no script shows other ways, a later one asks again, and it is sent once`, async ({
    page,
    api,
  }) => {
    let broken = true;
    const count = { asked: 0, failed: 0 };
    await page.route(FILES, (route) => {
      count.asked++;
      return broken ? route.abort() : route.continue();
    });
    page.on('requestfailed', () => count.failed++);
    // A press is some events, which may ask twice: so what was asked is counted when all of it has failed.
    const settled = async (least: number) => {
      await expect.poll(() => count.asked).toBeGreaterThanOrEqual(least);
      await expect.poll(() => count.asked - count.failed).toBe(0);
    };
    await page.goto(form.path);
    const dialog = dialogOf(page, form);
    // React and the form.
    const files = 2;
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('.fallback')).toBeHidden();
    expect(count.asked).toBe(0);

    await field(page, 'Name').click();
    for (const scheme of CONTACT_SCHEMES)
      await expect(dialog.locator(`.fallback a[href^="${scheme}"]`).first()).toBeVisible();
    await settled(files);
    for (const typed of ['Asha', ' Rao']) {
      const before = count.asked;
      await page.keyboard.type(typed);
      await settled(before + files);
    }
    await expect(field(page, 'Name')).toHaveValue('Asha Rao');

    broken = false;
    await fill(page, form.typed);
    await expect(page.locator('[data-ready]')).toHaveCount(1);
    await expectFilled(page, form.typed);
    expect(posts(api)).toEqual([]);
    await submitButton(page).click();
    await expectSent(page, form);
    expect(posts(api)).toEqual(form.calls);
    expect(lastBody(api)).toEqual(form.body);
  });
}
