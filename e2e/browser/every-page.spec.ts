/**
 * Every page, loaded once: as it arrives, what is in view then, on narrow screens, with large text, in the other colour
 * scheme, and used, while its policy blocks nothing. Pages in use: `states.spec.ts`.
 */
import type { Page } from '@playwright/test';
import { pageWith } from '@/lib/content';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { violations } from '../accessibility';
import { pagesOfEveryColour } from '../colours';
import { pages as exported } from '../export/site';
import {
  emptyMaps,
  expect,
  hydrateAll,
  layoutShifts,
  policyViolations,
  recordLayoutShifts,
  test,
  watch,
} from '../fixtures';
import { covered, largeText, tooWide } from '../measure';
import { content, pages, paths } from '../pages';

test.use({ root: TEST_EXPORT });

const MISSING = '/no-such-page';
const DESKTOP = { width: 1280, height: 900 };
/** Pages a test, so that both workers have as much to do. */
const CHUNK = 9;
/** An alias is its original byte for byte (e2e/export/head.spec.ts). */
const all = [...paths, MISSING];
const chunks = Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, i) =>
  all.slice(i * CHUNK, (i + 1) * CHUNK),
);

/** Width, height, and how far down the popup leaves a prospect's screen free; 30 % of a phone are its. From where a page is loaded to where it is then looked at in the dark. */
const SCREENS = [
  [1280, 900],
  [1440, 900, 760],
  [1024, 900],
  [768, 900],
  [320, 844],
  [390, 844, 591],
] as const;

/**
 * What a prospect decides by, to be seen a second after load, with the popup there and nothing touched. A course may
 * have no facts, and its other actions follow the first as far as its name leaves room.
 */
const SEEN_FIRST: Record<string, Record<string, string>> = {
  course: {
    name: 'main h1',
    description: 'main h1 + p',
    fact: '.page-head .facts > div',
    button: '.page-head .actions > a:first-of-type',
  },
  service: { name: 'main h1', description: 'main h1 + p', button: '.page-head .actions > a:first-of-type' },
};
const kindOf = new Map<string, string>(pages.map(({ path, entry }) => [path, entry.kind]));

/** The rules whose answer depends on colours alone, and those that depend on sizes; what others find is the same everywhere. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];
const BY_SIZE = ['scrollable-region-focusable', 'target-size'];
const NOT_BY_COLOUR = { rules: Object.fromEntries(BY_COLOUR.map((rule) => [rule, { enabled: false }])) };

/** The first page of each template, where what all pages share is looked at too; elsewhere what is between. */
const firstOfKind = new Set(
  new Map(
    pages
      .map(({ path, entry }) => [entry.kind === 'page' ? entry.data.template : entry.kind, path] as const)
      .reverse(),
  ).values(),
);
const SHARED = ['body > header', 'body > footer'];

/** Pages whose colours are looked at and whose parts are used: every other page repeats them with other words. */
let looked: Set<string> | undefined;
const showsNewColours = (path: string) => {
  looked ??= pagesOfEveryColour(
    TEST_EXPORT,
    new Map(exported().map(({ route, document }) => [route.path, document])),
  );
  return looked.has(path) || firstOfKind.has(path) || path === MISSING;
};

for (const [i, some] of chunks.entries())
  test(`pages ${i + 1} of ${chunks.length}: accessible, quiet, within any screen, nothing moves, nothing is blocked`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: site, viewport: DESKTOP });
    const page = await context.newPage();
    const errors: string[] = [];
    watch(page, errors);
    await recordLayoutShifts(page);
    const blocked = await policyViolations(page);
    // Each page is a visitor’s first: the popup comes on it.
    await page.addInitScript(() => self === top && sessionStorage.clear());
    for (const path of some) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(DESKTOP);
      if (path === pageWith(content, 'contact').path) await emptyMaps(page);
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      const isFirst = firstOfKind.has(path) || path === MISSING;
      const apart = isFirst ? [] : SHARED;
      const isNew = showsNewColours(path);
      expect
        .soft(
          await violations(page, 'html', isNew ? {} : NOT_BY_COLOUR, apart),
          `${path}, light, ${DESKTOP.width} px`,
        )
        .toEqual([]);
      expect.soft(await layoutShifts(page), `${path}: what moved by itself`).toEqual([]);

      const seenFirst = SEEN_FIRST[kindOf.get(path) ?? ''];
      if (seenFirst) await expect(page.locator('#popup')).toBeVisible();
      // Of pages that repeat others with other words: the first screens, and the narrowest.
      for (const [width, height, free] of SCREENS.filter(([w, , some]) => isNew || some || w === 320)) {
        await page.setViewportSize({ width, height });
        if (free && seenFirst)
          expect
            .soft(
              (await covered(page, free, seenFirst)).filter((line) => line !== 'fact: not there'),
              `${path} at ${width}×${height}: not in view at first`,
            )
            .toEqual([]);
        expect.soft(await tooWide(page), `${path} at ${width} px: too wide by (px)`).toBeLessThanOrEqual(0);
        expect.soft(await largeText(page, isFirst), `${path} at ${width} px, text of 200 %`).toEqual([]);
      }

      if (kindOf.get(path) === 'course') {
        expect
          .soft(await page.locator('.page-head .facts > div').count(), `${path}: facts`)
          .toBeLessThanOrEqual(4);
        await expect
          .soft(page.locator('.page-head').getByRole('link', { name: 'Enquire about this course' }), path)
          .toHaveCount(1);
      }

      await page.emulateMedia({ colorScheme: 'dark' });
      const runOnly = [...BY_SIZE, ...(isNew ? BY_COLOUR : [])];
      expect.soft(await violations(page, 'html', { runOnly }, apart), `${path}, dark, 390 px`).toEqual([]);

      if (isNew) {
        await page.setViewportSize(DESKTOP);
        await hydrateAll(page);
        await use(page);
      }
      expect.soft(blocked.splice(0), `${path}: what its policy blocked`).toEqual([]);
      // Chromium reports the missing page itself as an error.
      expect
        .soft(
          errors.splice(0).filter((line) => path !== MISSING || !line.includes('404')),
          path,
        )
        .toEqual([]);
      await page.unrouteAll();
    }
    await context.close();
  });

/** Rests on a link, opens whatever opens, presses every button that stands in the page, types, and closes again. */
async function use(page: Page) {
  await page.locator('main a[href^="/"]').first().dispatchEvent('pointerover');
  await page.evaluate(async () => {
    const turn = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      'main button:not([type=submit]), #popup button[data-open]',
    )) {
      button.click();
      await turn(10);
      document.querySelector<HTMLButtonElement>('dialog:modal form[method=dialog] button')?.click();
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('input:not([readonly]), textarea')) {
      input.value = 'a';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const close of document.querySelectorAll<HTMLButtonElement>(
      'dialog[open] form[method=dialog] button',
    ))
      close.click();
    scrollTo(0, document.body.scrollHeight);
    // The rest of 100 ms, after which the link's page is asked for.
    await turn(150);
  });
}
