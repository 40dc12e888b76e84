import { expect, test } from '@playwright/test';
import { bySlug, relatedTo } from './registry';
import { content } from './testing';
import type { Course } from './types';

test("related courses: the editor's choice, else the next three of the group, as in a ring", () => {
  const related = (slug: string) => relatedTo(content, bySlug(content, slug) as Course).map((e) => e.slug);
  expect(related('catia')).toEqual(['nx12', 'solidworks']);
  expect(related('java')).toEqual(['cpp', 'automotive1', 'ansys-workbench']);
  expect(related('nx12')).toEqual(['solidworks', 'catia']);
});
