import { expect, test } from '@playwright/test';
import { type Entry, isPage } from '@/lib/content';
import { loadContent } from '@/lib/content/read/load';
import { metadataOf, titleOf } from './metadata';

const content = loadContent('e2e/content-full');
const titled = (title: string, data: object = {}, kind: Entry['kind'] = 'course') =>
  titleOf(content, { kind, data: { mode: [], branches: [], title, ...data } } as unknown as Entry);

const TITLES: [title: string, wanted: string, data?: object, kind?: Entry['kind']][] = [
  ['AutoCAD', 'AutoCAD Course in Pune'],
  ['Crash course on Excel', 'Crash course on Excel in Pune'],
  ['AutoCAD', 'AutoCAD Course in Pune and Dubai', { branches: ['akurdi', 'dubai'] }],
  ['AutoCAD', 'AutoCAD Course Online', { mode: ['Online'] }],
  ['AutoCAD', 'AutoCAD Course in Pune', { mode: ['Online', 'Classroom'] }],
  // A long name drops first the town, then the word "Course".
  ['N'.repeat(50), `${'N'.repeat(50)} Course`],
  ['N'.repeat(58), 'N'.repeat(58)],
  ['Plastic Trim', 'Trim Design', { searchTitle: 'Trim Design' }],
  ['Passport', 'Passport', {}, 'service'],
];
for (const [title, wanted, data, kind] of TITLES)
  test(`the title of ${title} is ${wanted}${data ? `, with ${JSON.stringify(data)}` : ''}`, () =>
    expect(titled(title, data, kind)).toBe(wanted));

test('the page for missing addresses has no canonical address', () => {
  const missing = content.entries.find((e) => isPage(e, 'not-found')) as Entry;
  expect(metadataOf(content, missing).alternates).toBeUndefined();
});
