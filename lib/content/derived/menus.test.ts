import { expect, test } from '@playwright/test';
import { bySlug, coursesOf } from '../registry';
import { content } from '../testing';
import type { Content, Entry } from '../types';
import { breadcrumbsOf } from './breadcrumbs';
import { menusOf } from './menus';

/** The content with one more menu, which has a group of one service. */
function withService(label: string, landing: string): Content {
  const visa = content.entries.find((e) => e.kind === 'service') as Entry;
  const service = { ...visa, slug: 'more', path: '/more', data: { ...visa.data, group: label } } as Entry;
  const site = {
    ...content.site,
    menus: [...content.site.menus, { label, landing, groups: [{ name: label }] }],
  };
  return { ...content, site, entries: [...content.entries, service] };
}

test('the menu of the courses is known by its landing page, wherever it stands', () => {
  const more = withService('More', 'abhyasika');
  const reversed = { ...more, site: { ...more.site, menus: more.site.menus.toReversed() } };
  const labels = (source: Content) =>
    menusOf(source).map(({ label, landing }) => `${label}: ${landing.label}`);
  expect(labels(reversed)).toEqual(labels(more).toReversed());
  const [courses, international, ...others] = labels(more);
  expect(courses).toBe(`Courses: All ${coursesOf(more).length} courses`);
  expect(international).toBe('International: International: all services');
  expect(others.at(-1)).toBe(`More: ${bySlug(more, 'abhyasika')?.data.title}`);
});

test('a breadcrumb has the group only if the landing page lists it', () => {
  const paths = (landing: string) => {
    const source = withService('Long', landing);
    return breadcrumbsOf(source, bySlug(source, 'more') as Entry).map(({ path }) => path);
  };
  expect(paths('international')).toEqual(['/international', '/international#long', undefined]);
  expect(paths('abhyasika')).toEqual(['/abhyasika', undefined]);
});
