import { expect, test } from '@playwright/test';
import { bodyWith, sectionOf, titlesOf } from '../testing';
import { html } from '../text/html';
import { courseSections, groupStarts, splitExample, statementOf } from './page-sections';

test('a course shows the sections that it knows, and the others in their order', () => {
  const { audience, next, contents, others } = courseSections(
    bodyWith('## Fees', '## What comes next', '## Who it is for', '## Syllabus', '### First', '## Tools'),
  );
  expect(titlesOf([audience, next, contents])).toEqual(['Who it is for', 'What comes next', 'Syllabus']);
  expect(titlesOf(others)).toEqual(['Fees', 'Tools']);
});

test('a course without a syllabus shows its first section with parts in that place', () => {
  const { contents, others } = courseSections(
    bodyWith('## Fees', '## Contents', '### First', '## Tools', '### Second'),
  );
  expect(contents?.title).toBe('Contents');
  expect(titlesOf(others)).toEqual(['Fees', 'Tools']);
});

test('an example is the first section with a picture and a numbered list', () => {
  const picture = '![A part](part.svg)';
  const { sections } = bodyWith(
    ...['## Picture', picture, 'Text.'],
    ...['## List', '1. One', '2. Two'],
    ...['## Both', picture, 'Before.', '1. One', '2. Two', 'After.'],
    ...['## Last', 'Text.'],
  );
  const { before, example, after } = splitExample(sections);
  expect(titlesOf([...before, example?.section, ...after])).toEqual(['Picture', 'List', 'Both', 'Last']);
  expect(example).toMatchObject({
    figure: { picture: 'part.svg' },
    before: [{ type: 'paragraph' }],
    list: [{ type: 'list' }],
    after: [{ type: 'paragraph' }],
  });
  expect(splitExample(sections.slice(0, 2)).example).toBeUndefined();
});

test('a short first paragraph is the statement; a longer one, or a list, is text', () => {
  const parts = (text: string) => {
    const { statement, rest } = statementOf(sectionOf(text)?.blocks ?? []);
    return [html(statement), html(rest)];
  };
  expect(parts('You can learn it.\n\nMore.')).toEqual(['<p>You can learn it.</p>', '<p>More.</p>']);
  const long = 'You can learn it. '.repeat(6).trim();
  expect(parts(long)).toEqual(['', `<p>${long}</p>`]);
  expect(parts('- A line')[0]).toBe('');
});

const GROUPS = [{ id: 'it-courses' }, { id: 'master-courses' }, { id: 'civil-cad' }];
const ofText = (list: string) => {
  const { sections } = bodyWith('## Begin', 'Before.', list, 'After.');
  return { ...groupStarts(sections, GROUPS), sections };
};

test('each group has what a list says of it, and the section keeps the rest', () => {
  const { startOf, guide, others } = ofText(
    '- **[IT](/course#it-courses).** Start with [Python](/python).\n- **[Civil](#civil-cad).** Start with plans.\n- **[Master](/course#master-courses).** Start with data.',
  );
  expect(GROUPS.map((group) => html(startOf(group) ?? []))).toEqual([
    '<p>Start with <a href="/python">Python</a>.</p>',
    '<p>Start with data.</p>',
    '<p>Start with plans.</p>',
  ]);
  expect(others).toEqual([]);
  expect(guide.map(({ title, blocks }) => [title, html(blocks)])).toEqual([
    ['Begin', '<p>Before.</p>\n<p>After.</p>'],
  ]);
});

test('a list of which one leads elsewhere stays a list', () => {
  const { startOf, guide, others, sections } = ofText(
    '- **[IT](/course#it-courses).** Python.\n- **[Civil](#civil-cad).** Plans.\n- **[Contact](/Contact).** Ask.',
  );
  expect(startOf({ id: 'it-courses' })).toBeUndefined();
  expect(guide).toEqual([]);
  expect(others).toEqual(sections);
});
