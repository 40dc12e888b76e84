import { expect, test } from '@playwright/test';
import { type Entry, isPage } from '@/lib/content';
import { content } from '@/lib/content/testing';
import { canonicalUrl } from './address';
import { metadataOf, titleOf } from './metadata';

const titled = (title: string, data: object = {}, kind: Entry['kind'] = 'course') =>
  titleOf(content, { kind, data: { mode: [], branches: [], title, ...data } } as unknown as Entry);

const TITLES: [rule: string, title: string, wanted: string, data?: object, kind?: Entry['kind']][] = [
  ['of a course names its town', 'AutoCAD', 'AutoCAD Course in Pune'],
  ['of a course says “course” once', 'Crash course on Excel', 'Crash course on Excel in Pune'],
  [
    'of a course names the towns of its branches',
    'AutoCAD',
    'AutoCAD Course in Pune and Dubai',
    { branches: ['akurdi', 'dubai'] },
  ],
  ['of an online course names no town', 'AutoCAD', 'AutoCAD Course Online', { mode: ['Online'] }],
  [
    'of a course online and in a classroom names its town',
    'AutoCAD',
    'AutoCAD Course in Pune',
    { mode: ['Online', 'Classroom'] },
  ],
  ['of a long name leaves the town out', 'N'.repeat(50), `${'N'.repeat(50)} Course`],
  ['of a longer name leaves “course” out too', 'N'.repeat(58), 'N'.repeat(58)],
  ['is searchTitle, if there is one', 'Plastic Trim', 'Trim Design', { searchTitle: 'Trim Design' }],
  ['of a service is its name alone', 'Passport', 'Passport', {}, 'service'],
];
for (const [rule, title, wanted, data, kind] of TITLES)
  test(`the title ${rule}`, () => expect(titled(title, data, kind)).toBe(wanted));

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
