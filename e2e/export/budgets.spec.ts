import { expect, test } from '@playwright/test';
import { costOf, overspent } from '@/lib/export/budgets';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { pages } from '../pages';

test('every page keeps to its budget', () => {
  const over = pages.flatMap((page) => overspent(costOf(TEST_EXPORT, page.file), page.entry.kind === 'course'));
  expect(over).toEqual([]);
});

test('a page over its budget is named with what it overspent', () => {
  const cost = { ...costOf(TEST_EXPORT, 'catia.html'), html: 15_000, scriptFiles: 1 };
  expect(overspent(cost, true)).toEqual(['catia.html: html 15000, at most 14336', 'catia.html: scriptFiles 1, at most 0']);
  expect(overspent({ ...cost, scriptFiles: 0 }, false)).toEqual([]);
});
