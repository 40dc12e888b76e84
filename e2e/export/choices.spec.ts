/** *What would you like to make?*: pictures on home and on the list of courses. */
import { expect, test } from '@playwright/test';
import { attribute, type Element } from '@/lib/format/dom';
import { bare, byId, findAll, full, words } from './site';

test('each choice leads to its courses in their order, from home and from the list of courses', () => {
  for (const [page, listing] of [
    ['index', '/course'],
    ['course', ''],
  ] as const) {
    const links = findAll(byId(full(page).document, 'make') as Element, 'a')
      .map((a) => attribute(a, 'href'))
      .filter((link) => link?.includes('#'));
    expect(links).toContain(`${listing}#make-a-plastic-cover`);
    expect(links).toHaveLength(8);
  }
  const cover = byId(full('course').document, 'make-a-plastic-cover') as Element;
  expect(words(cover)).toBe(
    'A plastic cover 1 CATIA It comes first, for surfaces. 2 Plastic Trim It moulds the cover.',
  );
  expect(findAll(cover, 'a').map((a) => attribute(a, 'href'))).toEqual(['/catia', '/automotive1']);
  expect(byId(bare('course').document, 'make')).toBeUndefined();
});
