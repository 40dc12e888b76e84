import { expect, test } from '@playwright/test';
import { bodyWith, titlesOf } from '../testing';
import { toHtml } from '../text/html';
import { textsByName } from './texts-by-name';

test('the first section with a part that is named after a group gives the groups its texts', () => {
  const named = [{ name: 'IT Courses' }, { name: 'Civil CAD' }];
  const { sections } = bodyWith(
    ...['## First', '### Other', 'Text.'],
    ...['## Begin', 'Before.', '### IT Courses', 'Start with [Python](/python).', '### Unknown', 'Text.'],
  );
  const { section, textOf, unknown, others } = textsByName(sections, named);
  expect(named.map((group) => toHtml(textOf(group) ?? []))).toEqual([
    '<p>Start with <a href="/python">Python</a>.</p>',
    '',
  ]);
  expect([[section], unknown, others].map(titlesOf)).toEqual([['Begin'], ['Unknown'], ['First']]);
});
