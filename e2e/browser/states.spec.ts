/** States of pages in use, each reached as a visitor reaches it: accessible in both schemes, blocked by no policy. */
import type { Page } from '@playwright/test';
import type { EnquiryApi } from '@/lib/tools/enquiry-api/server';
import { COURSE, dialogOf, expectFailed, expectSent, GENERAL, send, submitButton } from '../enquiry';
import { DESKTOP, dismissPopup, expect, openPositions, PHONE, policyViolations, test } from '../fixtures';
import { COLOURS, violations } from '../measure';

interface Visit {
  page: Page;
  api: EnquiryApi;
  isPhone: boolean;
}

const STATES: Record<string, (visit: Visit) => Promise<unknown>> = {
  async 'menu open'({ page, isPhone }) {
    await page.goto('/catia');
    const nav = page.getByRole('navigation', { name: 'Main' });
    if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
    await nav.getByText('Courses', { exact: true }).first().click();
    if (isPhone) await nav.getByText('Master Courses').click();
    await expect(nav.getByRole('link', { name: 'Video Editing' })).toBeVisible();
  },
  async 'popup with answers to correct'({ page, isPhone }) {
    await page.goto('/catia');
    await expect(dialogOf(page)).toBeVisible();
    if (isPhone) await page.getByRole('button', { name: 'Enquire now' }).click();
    await submitButton(page).click();
    await expect(dialogOf(page).getByText('Enter your name')).toBeVisible();
  },
  async 'enquiry failed'({ page, api }) {
    api.setMode({ status: 500 });
    await send(page, GENERAL);
    await expectFailed(page, GENERAL);
  },
  async 'enquiry sent, with its syllabus'({ page }) {
    await send(page, COURSE);
    await expectSent(page, COURSE);
  },
  'careers: open position': ({ page }) => openPositions(page),
  async 'a page that does not exist, with the nearest one'({ page }) {
    await page.goto('/aboutuss');
    await expect(page.getByText('Did you mean')).toBeVisible();
  },
};

/** States that are others on a phone. */
const ON_PHONE = ['menu open', 'popup with answers to correct'];

/** 7:1 for whatever is read (WCAG 2.2, 1.4.6): only the lettering of a button that is filled may keep to AA. */
async function expectAccessible(page: Page) {
  // What lies under the pointer has another colour for as long as it does.
  await page.mouse.move(0, 0);
  const enhanced = 'color-contrast-enhanced';
  const all = { rules: { [enhanced]: { enabled: true } } };
  for (const colorScheme of ['light', 'dark'] as const) {
    const options = colorScheme === 'light' ? all : { runOnly: [...COLOURS, enhanced] };
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(
      (all) =>
        all.filter(({ id, target }) => {
          const button = document.querySelector(target)?.closest('a, button');
          const isFilled = button && getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)';
          return id !== 'color-contrast-enhanced' || !isFilled;
        }),
      await violations(page, options),
    );
    expect.soft(found, colorScheme).toEqual([]);
  }
}

for (const [viewport, states] of [
  [DESKTOP, Object.keys(STATES)],
  [PHONE, ON_PHONE],
] as const)
  for (const state of states)
    test(`${state}, at ${viewport.width} px`, async ({ page, api }) => {
      test.slow();
      await page.setViewportSize(viewport);
      const blocked = await policyViolations(page);
      if (!state.startsWith('popup')) await dismissPopup(page);
      await STATES[state]?.({ page, api, isPhone: viewport === PHONE });
      await expectAccessible(page);
      expect(blocked).toEqual([]);
    });
