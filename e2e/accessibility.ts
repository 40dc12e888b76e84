import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds in a page: rule and element. Frames are not looked into: the maps in them are not ours.
 * @param options which rules, beside or instead of axe's own choice
 */
export async function violations(
  page: Page,
  options: axe.RunOptions = {},
): Promise<{ id: string; target: string }[]> {
  // axe is as long as all of a page's own scripts: it is read once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // The stylesheets are not to be fetched once more.
  const all = { resultTypes: ['violations' as const], preload: false, iframes: false, ...options };
  return page.evaluate(async (options) => {
    const { violations } = await axe.run({ exclude: ['iframe'] }, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ id, target: target.join(' ') })),
    );
  }, all);
}
