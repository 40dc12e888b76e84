import { expect, test } from '@playwright/test';
import type { Entry } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { titleOf } from './metadata';

const content = loadContent('e2e/content-full');
const titled = (
  kind: Entry['kind'],
  data: { title: string; searchTitle?: string; mode?: string[]; branches?: string[] },
) => titleOf(content, { kind, data: { mode: [], branches: [], ...data } } as unknown as Entry);

test('a course is searched for by its name and its town', () => {
  expect(titled('course', { title: 'AutoCAD' })).toBe('AutoCAD Course in Pune');
  expect(titled('course', { title: 'Crash course on Excel' })).toBe('Crash course on Excel in Pune');
});

test('a long name gives up first the town, then the word', () => {
  expect(titled('course', { title: 'N'.repeat(50) })).toBe(`${'N'.repeat(50)} Course`);
  expect(titled('course', { title: 'N'.repeat(58) })).toBe('N'.repeat(58));
});

test('the editor’s own words come first; other pages are called what they are called', () => {
  expect(titled('course', { title: 'Plastic Trim', searchTitle: 'Trim Design' })).toBe('Trim Design');
  expect(titled('service', { title: 'Passport' })).toBe('Passport');
});

test('a course that says where it is taught is searched for there', () => {
  expect(titled('course', { title: 'AutoCAD', branches: ['akurdi', 'pimpri'] })).toBe(
    'AutoCAD Course in Pune',
  );
  expect(titled('course', { title: 'AutoCAD', branches: ['akurdi', 'dubai'] })).toBe(
    'AutoCAD Course in Pune and Dubai',
  );
  expect(titled('course', { title: 'AutoCAD', mode: ['Online'] })).toBe('AutoCAD Course Online');
  expect(titled('course', { title: 'AutoCAD', mode: ['Online', 'Classroom'] })).toBe(
    'AutoCAD Course in Pune',
  );
});
