import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as what axe hands out as its source: each page reads it once. */
const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in a page: rule and element. Frames are not looked into: the maps in them are not ours.
 * @param options which rules, beside or instead of axe's own choice
 */
export async function violations(
  page: Page,
  options: axe.RunOptions = {},
): Promise<{ id: string; target: string }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const all = { resultTypes: ['violations' as const], preload: false, iframes: false, ...options };
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      { exclude: ['iframe'] },
      options,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ id, target: target.join(' ') })),
    );
  }, all);
}
