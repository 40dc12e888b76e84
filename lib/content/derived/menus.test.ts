import { expect, test } from '@playwright/test';
import { bySlug, coursesOf } from '../registry';
import { content } from '../testing';
import type { Content, Entry } from '../types';
import { MAX_MENU_ITEMS, menusOf } from './menus';

test('the menu of the courses is known by its landing page, wherever it stands', () => {
  const labels = (menus = content.site.menus) =>
    menusOf({ ...content, site: { ...content.site, menus } }).map(
      ({ label, landing }) => `${label}: ${landing.label}`,
    );
  expect(labels()).toEqual([
    `Courses: All ${coursesOf(content).length} courses`,
    'International: International: all services',
    `Institute: ${bySlug(content, 'aboutus')?.data.title}`,
  ]);
  expect(labels(content.site.menus.toReversed())).toEqual(labels().toReversed());
});

/** The content with one more menu, which has a group of thirteen services. */
function withServices(landing: string): Content {
  const visa = content.entries.find((e) => e.kind === 'service') as Entry;
  const services = Array.from({ length: 13 }, (_, i) => ({
    ...visa,
    slug: `s${i}`,
    path: `/s${i}`,
    data: { ...visa.data, group: 'Long', title: `Service ${i}` },
  })) as Entry[];
  const menus = [...content.site.menus, { label: 'Long', landing, groups: [{ name: 'Long' }] }];
  return { ...content, site: { ...content.site, menus }, entries: [...content.entries, ...services] };
}

test('a long group of a menu is cut if a page lists all of it, else whole', () => {
  const lastGroup = (landing: string) => menusOf(withServices(landing)).at(-1)?.groups.at(-1);
  const listed = lastGroup('international');
  expect([listed?.items.length, listed?.fullListPath]).toEqual([MAX_MENU_ITEMS, '/international#long']);
  const unlisted = lastGroup('abhyasika');
  expect([unlisted?.items.length, unlisted?.fullListPath]).toEqual([13, undefined]);
});
