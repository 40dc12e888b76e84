import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds in a page, in words. Frames are not looked into: the maps in them are not ours.
 * @param within selector of the part to look at; the whole page without it
 * @param options which rules, beside or instead of axe's own choice
 * @param without selectors of what is not to be looked at
 */
export async function violations(
  page: Page,
  within = 'html',
  options: axe.RunOptions = {},
  without: string[] = [],
): Promise<{ id: string; target: string }[]> {
  // axe is as long as all of a page's own scripts: it is read once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ context, options }) =>
      (await axe.run(context, options)).violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => target),
      })),
    {
      context: { include: [within], exclude: ['iframe', ...without] },
      // The stylesheets are not to be fetched once more.
      options: { resultTypes: ['violations' as const], preload: false, iframes: false, ...options },
    },
  );
  return found.flatMap(({ id, targets }) => targets.map((target) => ({ id, target: target.join(' ') })));
}
