import { expect, test } from '@playwright/test';
import { bySlug } from '../registry';
import { content } from '../testing';
import type { Entry } from '../types';
import { breadcrumbsOf } from './breadcrumbs';

test('a breadcrumb has the group only if the landing page lists it', () => {
  const paths = (landing: string) => {
    const menus = content.site.menus.map((menu) => ({ ...menu, landing }));
    const source = { ...content, site: { ...content.site, menus } };
    return breadcrumbsOf(source, bySlug(content, 'tvisa') as Entry).map(({ path }) => path);
  };
  expect(paths('international')).toEqual(['/international', '/international#dubai-visa', undefined]);
  expect(paths('abhyasika')).toEqual(['/abhyasika', undefined]);
});
