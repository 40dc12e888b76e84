/** Measurements of an open page: text that is cut off, layout shifts, accessibility. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * Finds text that is cut off, and a page wider than the screen, except in what scrolls, such as a carousel.
 */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // `innerWidth` would grow with the page on a phone.
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    for (const frame of document.querySelectorAll('body *')) {
      if (!/hidden|clip/.test(getComputedStyle(frame).overflow)) continue;
      if (frame.closest('[aria-roledescription="carousel"]')) continue;
      const edge = frame.getBoundingClientRect();
      // Text for screen readers only is clipped on purpose.
      if (edge.width <= 1 || edge.height <= 1) continue;
      const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        const isWithin =
          left >= edge.left - 2 &&
          right <= edge.right + 2 &&
          top >= edge.top - 6 &&
          bottom <= edge.bottom + 6;
        if (width > 1 && !isWithin) found.push(`cut off: ${text.textContent.trim()}`);
      }
    }
    return found;
  });

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Element }[];
}

/**
 * Records layout shifts on each page that is opened later, from the first paint on.
 * @returns a function that lists those of the open page
 */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // On wide screens swapped fonts move single words, by up to 0.0002.
      const least = innerWidth < 768 ? 0 : 0.0005;
      for (const { value, sources } of (list.getEntries() as Shift[]).filter(({ value }) => value > least))
        shifts.push(`${value}: ${sources.map(({ node }) => node?.textContent).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Source of axe, minified: half the length of `axe.source`. */
const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The contrast rules of axe: WCAG 1.4.3, and the stricter 1.4.6, which takes as long. */
const [CONTRAST, ENHANCED] = ['color-contrast', 'color-contrast-enhanced'];
const LINKS = 'link-in-text-block';
/** Minimum contrast, also of large text. */
const MIN_CONTRAST = 4.5;

/**
 * Violations that axe finds in a page, by rule and element. Frames are skipped: maps come from another host.
 */
async function violations(page: Page, options: axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const all = { resultTypes: ['violations' as const], preload: false, iframes: false, ...options };
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      { exclude: ['iframe'] },
      options,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => ({ id, target: target.join(' '), data: any[0]?.data })),
    );
  }, all);
}

/**
 * Expects an open page to be accessible in light and dark mode. Text needs a contrast of 7:1 (WCAG 2.2,
 * 1.4.6), on filled buttons 4.5:1.
 */
export async function expectAccessible(page: Page) {
  // Moves the pointer away, since hovered elements change colour.
  await page.mouse.move(0, 0);
  const rules = { [CONTRAST]: { enabled: false }, [ENHANCED]: { enabled: true } };
  for (const colorScheme of ['light', 'dark'] as const) {
    // A second colour scheme can break only contrast and link colours.
    const options = colorScheme === 'light' ? { rules } : { runOnly: [ENHANCED, LINKS] };
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(
      ([all, least]) =>
        all.filter(({ target, data }) => {
          const button = document.querySelector(target)?.closest('a, button');
          const isFilled = button && getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)';
          return !isFilled || !(data?.contrastRatio >= least);
        }),
      [await violations(page, options), MIN_CONTRAST] as const,
    );
    expect.soft(found, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
