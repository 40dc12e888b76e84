import { expect, test } from '@playwright/test';
import { type Entry, isPage } from '@/lib/content';
import { content } from '@/lib/content/testing';
import { canonicalUrl } from './address';
import { metadataOf, titleOf } from './metadata';

const titled = (title: string, data: object = {}, kind: Entry['kind'] = 'course') =>
  titleOf(content, { kind, data: { mode: [], branches: [], title, ...data } } as unknown as Entry);

const TITLES: [rule: string, title: string, wanted: string, data?: object, kind?: Entry['kind']][] = [
  ['a course has its town', 'AutoCAD', 'AutoCAD Course in Pune'],
  ['a course has the word once', 'Crash course on Excel', 'Crash course on Excel in Pune'],
  [
    'a course has the towns of its branches',
    'AutoCAD',
    'AutoCAD Course in Pune and Dubai',
    { branches: ['akurdi', 'dubai'] },
  ],
  ['an online course has no town', 'AutoCAD', 'AutoCAD Course Online', { mode: ['Online'] }],
  ['… but with a classroom', 'AutoCAD', 'AutoCAD Course in Pune', { mode: ['Online', 'Classroom'] }],
  ['a long name drops its town', 'N'.repeat(50), `${'N'.repeat(50)} Course`],
  ['a longer name drops the word too', 'N'.repeat(58), 'N'.repeat(58)],
  ['searchTitle takes its place', 'Plastic Trim', 'Trim Design', { searchTitle: 'Trim Design' }],
  ['a service has its name alone', 'Passport', 'Passport', {}, 'service'],
];
for (const [rule, title, wanted, data, kind] of TITLES)
  test(`title: ${rule}`, () => expect(titled(title, data, kind)).toBe(wanted));

test('canonical addresses keep the spelling of the path, and home has no slash', () => {
  expect(['/', '/Contact'].map((path) => canonicalUrl(content, path))).toEqual([
    'https://www.example.com',
    'https://www.example.com/Contact',
  ]);
});

test('the page for missing addresses has no canonical address', () => {
  const missing = content.entries.find((e) => isPage(e, 'not-found')) as Entry;
  expect(metadataOf(content, missing).alternates).toBeUndefined();
});
