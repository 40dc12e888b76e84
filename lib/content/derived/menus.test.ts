import { expect, test } from '@playwright/test';
import { bySlug, coursesOf } from '../registry';
import { content } from '../testing';
import type { Content, Entry } from '../types';
import { breadcrumbsOf } from './breadcrumbs';
import { MAX_MENU_ITEMS, menusOf } from './menus';

/** The content with one more menu, which has a group of thirteen services. */
function withServices(label: string, landing: string): Content {
  const visa = content.entries.find((e) => e.kind === 'service') as Entry;
  const services = Array.from({ length: 13 }, (_, i) => ({
    ...visa,
    slug: `s${i}`,
    path: `/s${i}`,
    data: { ...visa.data, group: label, title: `Service ${i}` },
  })) as Entry[];
  const site = {
    ...content.site,
    menus: [...content.site.menus, { label, landing, groups: [{ name: label }] }],
  };
  return { ...content, site, entries: [...content.entries, ...services] };
}

test('the menu of the courses is known by its landing page, wherever it stands', () => {
  const more = withServices('More', 'abhyasika');
  const reversed = { ...more, site: { ...more.site, menus: more.site.menus.toReversed() } };
  const labels = (source: Content) =>
    menusOf(source).map(({ label, landing }) => `${label}: ${landing.label}`);
  expect(labels(reversed)).toEqual(labels(more).toReversed());
  const [courses, international, ...others] = labels(more);
  expect(courses).toBe(`Courses: All ${coursesOf(more).length} courses`);
  expect(international).toBe('International: International: all services');
  expect(others.at(-1)).toBe(`More: ${bySlug(more, 'abhyasika')?.data.title}`);
});

test('a long group of a menu is cut if a page lists all of it, else whole', () => {
  const lastGroup = (source: Content) => menusOf(source).at(-1)?.groups.at(-1);
  const listed = lastGroup(withServices('Long', 'international'));
  expect([listed?.items.length, listed?.fullListPath]).toEqual([MAX_MENU_ITEMS, '/international#long']);
  const unlisted = lastGroup(withServices('Long', 'abhyasika'));
  expect([unlisted?.items.length, unlisted?.fullListPath]).toEqual([13, undefined]);
});

test('a breadcrumb has the group only if the landing page lists it', () => {
  const paths = (landing: string) => {
    const source = withServices('Long', landing);
    return breadcrumbsOf(source, bySlug(source, 's0') as Entry).map(({ path }) => path);
  };
  expect(paths('international')).toEqual(['/international', '/international#long', undefined]);
  expect(paths('abhyasika')).toEqual(['/abhyasika', undefined]);
});
