import { expect, test } from '@playwright/test';
import { FULL_SITE, oneOfEachKind } from '../support/sites';
import { compressedSize, costOf, overspent, unspent } from './budgets';
import { read } from './read';

// Pages of content/ keep to those that the length of a text does not change (page-rules.ts).
test('a page of each kind, with every field, keeps to its budgets', () => {
  const costs = oneOfEachKind(FULL_SITE).map(({ file, entry }) => {
    const cost = { html: compressedSize(read(FULL_SITE, file).html), ...costOf(FULL_SITE, file) };
    expect.soft(overspent(cost, entry.kind === 'course'), file).toEqual([]);
    return cost;
  });
  expect(unspent(costs), 'costs that are found on no page').toEqual(['scriptFiles']);
});
