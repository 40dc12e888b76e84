import { expect, test } from '@playwright/test';
import { content } from '../testing';
import { footerBranches, formatBranches, relevantBranches } from './branches';

const { site } = content;
const [first] = footerBranches(site);
const away = { ...site.branches[0], id: 'away', inFooter: false } as (typeof site.branches)[number];
const branches = [away, ...site.branches];

test('a page shows the branches that it names, else all; never one outside the footer', () => {
  const idsOf = (ids: string[]) => relevantBranches({ branches }, ids).map(({ id }) => id);
  expect(idsOf([])).toEqual(footerBranches(site).map(({ id }) => id));
  expect(idsOf([`${first?.id}`, 'away'])).toEqual([first?.id]);
});

test('formatBranches names each town once, with the areas of its branches', () => {
  const akurdi = { name: 'Main Branch Akurdi', area: 'Akurdi', locality: 'Pune' };
  const pimpri = { name: 'Pimpri', area: undefined, locality: 'Pune' };
  const dubai = { name: 'Dubai Branch', area: 'Deira', locality: 'Dubai' };
  expect(formatBranches([akurdi, dubai, pimpri])).toBe('branches in Pune (Akurdi and Pimpri) and Dubai');
  expect(formatBranches([dubai])).toBe('a branch in Dubai');
});
