import { expect, test } from '@playwright/test';
import { FULL_SITE, oneOfEachKind } from '../support/sites';
import { compressedSize, costOf, overspent, unspent } from './budgets';
import { read } from './read';

/**
 * Maximum weight, in compressed bytes, of one page of each kind of e2e/content-full together, whose texts no
 * editor changes.
 */
const MAX_KINDS_BYTES = 160 * 1024;

// Pages of content/ keep to those that the length of a text does not change (page-rules.ts).
test('a page with every field keeps to its budgets, and one of each kind to that of all', () => {
  let all = 0;
  const costs = oneOfEachKind(FULL_SITE).map(({ file, entry }) => {
    const html = compressedSize(read(FULL_SITE, file).html);
    all += html;
    const cost = { html, ...costOf(FULL_SITE, file) };
    expect.soft(overspent(cost, entry.kind === 'course'), file).toEqual([]);
    return cost;
  });
  expect(unspent(costs), 'costs that are found on no page').toEqual(['scriptFiles']);
  expect(all).toBeLessThanOrEqual(MAX_KINDS_BYTES);
});
