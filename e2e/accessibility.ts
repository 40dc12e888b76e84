import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds in a page, in words. Frames are not looked into: the maps in them are not ours. Without frames axe
 * needs neither a page of its own beside (its “legacy mode”) nor to fetch the stylesheets once more.
 * @param within selector of the part to look at; the whole page without it
 * @param options which rules, beside or instead of axe's own choice
 * @param without selectors of what is not to be looked at
 */
export async function violations(
  page: Page,
  within = 'html',
  options: Parameters<AxeBuilder['options']>[0] = {},
  without: string[] = [],
): Promise<{ id: string; target: string }[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within);
  for (const selector of ['iframe', ...without]) axe.exclude(selector);
  const found = await axe.options({ resultTypes: ['violations'], preload: false, ...options }).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })));
}
