import { expect, test } from '@playwright/test';
import { bodyWith } from '../testing';
import { toHtml } from '../text/html';
import { groupIntros } from './group-intros';

const GROUPS = [{ id: 'it-courses' }, { id: 'master-courses' }, { id: 'civil-cad' }];
const startsIn = (list: string) => {
  const { sections } = bodyWith('## Begin', 'Before.', list, 'After.');
  return { ...groupIntros(sections, GROUPS), sections };
};

test('a list of links to groups gives them its texts; the section keeps the rest', () => {
  const { introOf, guide, others } = startsIn(
    '- **[IT](/course#it-courses).** Start with [Python](/python).\n- **[Civil](#civil-cad).** Start with plans.\n- **[Master](/course#master-courses).** Start with data.',
  );
  expect(GROUPS.map((group) => toHtml(introOf(group) ?? []))).toEqual([
    '<p>Start with <a href="/python">Python</a>.</p>',
    '<p>Start with data.</p>',
    '<p>Start with plans.</p>',
  ]);
  expect(others).toEqual([]);
  expect(guide.map(({ title, blocks }) => [title, toHtml(blocks)])).toEqual([
    ['Begin', '<p>Before.</p>\n<p>After.</p>'],
  ]);
});

test('a list with a link elsewhere stays a list', () => {
  const { introOf, guide, others, sections } = startsIn(
    '- **[IT](/course#it-courses).** Python.\n- **[Civil](#civil-cad).** Plans.\n- **[Contact](/Contact).** Ask.',
  );
  expect(introOf({ id: 'it-courses' })).toBeUndefined();
  expect(guide).toEqual([]);
  expect(others).toEqual(sections);
});
