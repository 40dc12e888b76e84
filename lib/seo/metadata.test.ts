import { expect, test } from '@playwright/test';
import { type Entry, isPage } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { metadataOf, titleOf } from './metadata';

const content = loadContent('e2e/content-full');
const titled = (title: string, data: object = {}, kind: Entry['kind'] = 'course') =>
  titleOf(content, { kind, data: { mode: [], branches: [], title, ...data } } as unknown as Entry);

test('a course is searched for by its name and its town', () => {
  expect(titled('AutoCAD')).toBe('AutoCAD Course in Pune');
  expect(titled('Crash course on Excel')).toBe('Crash course on Excel in Pune');
  expect(titled('AutoCAD', { branches: ['akurdi', 'dubai'] })).toBe('AutoCAD Course in Pune and Dubai');
  expect(titled('AutoCAD', { mode: ['Online'] })).toBe('AutoCAD Course Online');
  expect(titled('AutoCAD', { mode: ['Online', 'Classroom'] })).toBe('AutoCAD Course in Pune');
});

test('a long name gives up first the town, then the word', () => {
  expect(titled('N'.repeat(50))).toBe(`${'N'.repeat(50)} Course`);
  expect(titled('N'.repeat(58))).toBe('N'.repeat(58));
});

test('the editor’s own words come first; other pages are called what they are called', () => {
  expect(titled('Plastic Trim', { searchTitle: 'Trim Design' })).toBe('Trim Design');
  expect(titled('Passport', {}, 'service')).toBe('Passport');
});

test('the page of a missing address has none of its own', () => {
  const missing = content.entries.find((e) => isPage(e, 'not-found')) as Entry;
  expect(metadataOf(content, missing).alternates).toBeUndefined();
});
