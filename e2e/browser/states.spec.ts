import type { Page } from '@playwright/test';
import type { EnquiryApi } from '@/lib/tools/enquiry-api/server';
import { violations } from '../accessibility';
import {
  COURSE,
  dialogOf,
  expectFailed,
  expectSent,
  type Form,
  GENERAL,
  send,
  submitButton,
} from '../enquiry';
import { expect, hydrated, policyViolations, test } from '../fixtures';

/**
 * States of pages in use, each reached as a visitor reaches it. Pages as they arrive: `every-page.spec.ts`.
 */
const VIEWS = [
  { view: 'desktop, light', colorScheme: 'light', viewport: { width: 1280, height: 900 }, phone: false },
  { view: 'phone, dark', colorScheme: 'dark', viewport: { width: 390, height: 844 }, phone: true },
] as const;

/**
 * WCAG 2.2 AA for all, and 7:1 for whatever is read: only the lettering of a solid button may keep to AA.
 * @param within the part that is another than on arrival
 */
async function expectAccessible(page: Page, within = 'main') {
  // What lies under the pointer has another colour for as long as it does.
  await page.mouse.move(0, 0);
  const found = await violations(page, within, { rules: { 'color-contrast-enhanced': { enabled: true } } });
  const shown = await page.evaluate((all) => {
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    // A night band has a signal colour of its own.
    const signalWithin = (element: Element) => {
      const probe = element.appendChild(document.createElement('i'));
      probe.style.background = 'var(--signal)';
      const signal = background(probe);
      probe.remove();
      return signal;
    };
    const isSolid = (target: string) => {
      const element = document.querySelector(target)?.closest('a, button');
      return element && background(element) === signalWithin(element);
    };
    return all.filter(({ id, target }) => id !== 'color-contrast-enhanced' || !isSolid(target));
  }, found);
  expect(shown).toEqual([]);
}

/** The page as a browser without script has it, in one with script, since axe needs that. */
async function gotoWithoutScript(page: Page, path: string) {
  const withoutScript = (text: string) => text.replaceAll('@media (scripting:none)', '@media all');
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutScript(await response.text()) });
  });
  await page.route(path, async (route) => {
    const html = await (await route.fetch()).text();
    const body = withoutScript(html)
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace(/<\/?noscript>/g, '');
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  await page.goto(path);
}

async function openPopup(page: Page, phone: boolean) {
  await page.goto('/catia');
  await expect(dialogOf(page)).toBeVisible();
  if (phone) await page.getByRole('button', { name: 'Enquire now' }).click();
  await expect(submitButton(page)).toBeVisible();
}

interface Visit {
  page: Page;
  api: EnquiryApi;
  phone: boolean;
}

/** How each state is reached. */
type States = Record<string, (visit: Visit) => Promise<void>>;

const POPUP: States = {
  'popup as it comes': async ({ page, phone }) => {
    await page.goto('/catia');
    await expect(dialogOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enquire now' })).toBeVisible({ visible: phone });
  },
  'popup with its form': async ({ page, phone }) => {
    await openPopup(page, phone);
  },
  'popup with answers to correct': async ({ page, phone }) => {
    await openPopup(page, phone);
    await submitButton(page).click();
    await expect(dialogOf(page).getByText('Enter your name')).toBeVisible();
  },
};

const menuOpen =
  (label: string, group: string, link: string): States[string] =>
  async ({ page, phone }) => {
    await page.goto('/catia');
    const nav = page.getByRole('navigation', { name: 'Main' });
    if (phone) await page.getByRole('button', { name: 'Menu' }).click();
    await nav.getByText(label, { exact: true }).first().click();
    if (phone) await nav.getByText(group).click();
    await expect(nav.getByRole('link', { name: link })).toBeVisible();
  };

const movedByOne =
  (path: string, name: string): States[string] =>
  async ({ page }) => {
    await page.goto(path);
    const carousel = page
      .getByRole('region', { name })
      .and(page.locator('[aria-roledescription="carousel"]'));
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect(hydrated(carousel)).toHaveCount(1);
    await expect(carousel.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAttribute(
      'aria-label',
      /^2 of /,
    );
  };

const formStates = (form: Form): States => ({
  [`${form.name}: answers to correct`]: async ({ page }) => {
    await page.goto(form.path);
    await submitButton(page).click();
    await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  },
  [`${form.name}: failed`]: async ({ page, api }) => {
    api.setMode({ kind: 'status', status: 500 });
    await send(page, form);
    await expectFailed(page, form);
  },
  [`${form.name}: sent`]: async ({ page, api }) => {
    api.setMode({ kind: 'status', status: 200 });
    await send(page, form);
    await expectSent(page, form);
  },
  [`${form.name}: closed, and offered again`]: async ({ page }) => {
    await page.goto(form.path);
    await dialogOf(page, form).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Open the form again' })).toBeVisible();
  },
});

const MENU: States = {
  'menu open at Courses': menuOpen('Courses', 'Master Courses', 'Video Editing'),
  'menu open at International': menuOpen('International', 'Dubai Visa', 'Tourist Visa'),
};

const WINDOWS: States = {
  'careers: open position': async ({ page }) => {
    await page.goto('/career');
    await page.getByRole('button', { name: 'See Current Opportunities' }).click();
    await expect(page.getByRole('dialog', { name: 'Open Position' })).toBeVisible();
  },
  'a page that does not exist, with the nearest one': async ({ page }) => {
    await page.goto('/aboutuss');
    await expect(page.getByText('Did you mean')).toBeVisible();
  },
  'filter with no match': async ({ page }) => {
    await page.goto('/course');
    await page.getByLabel('Filter by name or topic').fill('zzzz');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'No course matches. Try a shorter word.',
    );
  },
  'video paused': async ({ page }) => {
    await page.goto('/international');
    await page.getByRole('button', { name: 'Pause video' }).click();
    await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  },
};

const CAROUSELS: States = {
  'highlights moved by one': movedByOne('/', 'Highlights'),
  'gallery moved by one': movedByOne('/Aboutus', 'Gallery'),
};

for (const { view, phone, colorScheme, viewport } of VIEWS) {
  test.describe(view, () => {
    test.use({ colorScheme, viewport });

    // The part that is another than on arrival, and the states of it.
    for (const [name, within, states] of [
      ['the popup', '#popup', POPUP],
      ['the menu', 'header', MENU],
      ['the forms', 'main', { ...formStates(GENERAL), ...formStates(COURSE) }],
      ['windows, filter, video', 'main', WINDOWS],
      ['carousels', '[aria-roledescription="carousel"]', CAROUSELS],
    ] as const)
      test(`${name}: each state is accessible, and reached without a violation of the policy`, async ({
        page,
        api,
      }) => {
        test.slow();
        const blocked = await policyViolations(page);
        // One page for all, and each load a visitor's first.
        await page.addInitScript((dismissed) => {
          if (self !== top) return;
          sessionStorage.clear();
          if (dismissed) sessionStorage.setItem('dismissed', '1');
        }, states !== POPUP);
        for (const [state, reach] of Object.entries(states))
          await test.step(state, async () => {
            api.reset();
            await reach({ page, api, phone });
            await expectAccessible(page, within);
            expect(blocked).toEqual([]);
          });
      });

    for (const [path, needsScript] of [
      ['/enquiry', '#general-dialog'],
      ['/course', '#course-filter'],
      ['/', '[aria-roledescription="carousel"] button'],
    ] as const) {
      test(`${path} without script`, async ({ page }) => {
        await gotoWithoutScript(page, path);
        await expect(page.locator(needsScript).first()).toBeHidden();
        if (path === '/enquiry') await expect(page.getByText('This form needs JavaScript')).toBeVisible();
        await expectAccessible(page, 'html');
      });
    }
  });
}
