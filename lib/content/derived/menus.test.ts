import { expect, test } from '@playwright/test';
import { bySlug, coursesOf } from '../registry';
import { content } from '../testing';
import { menusOf } from './menus';

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
