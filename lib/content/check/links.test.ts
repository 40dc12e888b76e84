import { expect, test } from '@playwright/test';
import { byPath } from '../catalogue';
import { readContent } from '../load';
import { targetsOf, wrongWith } from './links';

/** The messages on links to these addresses from a course. */
function wrong(dir: string, ...urls: string[]) {
  const { content, parsed } = readContent(dir);
  const from = content && byPath(content, '/catia');
  if (!from) throw new Error(`${dir} has no CATIA`);
  const targets = targetsOf(parsed, content);
  return urls.flatMap((url) => wrongWith(url, from, targets)?.[1] ?? []);
}

const COURSE = ['outcomes', 'offer', 'claims', 'tools', 'questions', 'sources', 'related', 'enquire'];

test('sections that components print where there is something to show', () => {
  const course = COURSE.map((id) => `/catia#${id}`);
  const pages = [
    '/#batches',
    '/Contact#licences',
    '/Contact#branch-dubai',
    '/Aboutus#gallery',
    '/tvisa#paid',
  ];
  const listing = ['/course#courses', '/course#mechanical-cad', '/course#compare-mechanical-cad'];
  expect(wrong('e2e/content-full', '#content', ...course, ...pages, ...listing)).toEqual([]);
});

test('no section where there is nothing to show', () => {
  const empty = ['/catia#questions', '/catia#offer', '/catia#tools', '/#batches', '/Contact#licences'];
  expect(wrong('e2e/content-bare', ...empty)).toHaveLength(empty.length);
});

test('a group without a course is on no listing, and the message says so', () => {
  const { content, parsed } = readContent('e2e/content-bare');
  const from = content && byPath(content, '/catia');
  parsed.site?.data.menus[0]?.groups.push({ name: 'Later Courses' });
  expect(from && wrongWith('/course#later-courses', from, targetsOf(parsed, content))).toEqual([
    'error',
    "'#later-courses' is not on /course",
    'a group that has a course',
    "'Later Courses' has none: add one, or link /course alone.",
  ]);
});
