import { expect, test } from '@playwright/test';
import { sectionOf } from '../testing';
import { html } from '../text/html';
import { parse } from '../text/parsed';
import {
  courseSections,
  groupStarts,
  linkedSections,
  serviceSections,
  splitExample,
  statementOf,
} from './page-sections';

/** The body of a text with these headings; one that begins with `-` is a module of the syllabus or a part. */
const bodyWith = (...headings: string[]) =>
  parse(
    [
      'Lede.',
      ...headings.map((title) => (title.startsWith('-') ? `###${title.slice(1)}` : `## ${title}`)),
    ].join('\n\n'),
  ).body;
const TABLE = '| A | B |\n| - | - |\n| 1 | 2 |';
const titles = (sections: ({ title: string } | undefined)[]) => sections.map((section) => section?.title);

test('a course shows the sections that it knows, and the others in their order', () => {
  const { audience, next, contents, others } = courseSections(
    bodyWith('Fees', 'What comes next', 'Who it is for', 'Syllabus', '- First', 'Tools'),
  );
  expect(titles([audience, next, contents])).toEqual(['Who it is for', 'What comes next', 'Syllabus']);
  expect(titles(others)).toEqual(['Fees', 'Tools']);
});

test('a course without a syllabus shows its first section with parts in that place', () => {
  const { contents, others } = courseSections(bodyWith('Fees', 'Contents', '- First', 'Tools', '- Second'));
  expect(contents?.title).toBe('Contents');
  expect(titles(others)).toEqual(['Fees', 'Tools']);
});

test('a service begins with steps and times; a phone folds these and the tables after the steps, which have links too', () => {
  const parts = [
    '## Kinds',
    '## Types',
    TABLE,
    '## Steps',
    '## Fees',
    TABLE,
    '## Rules',
    '## Times',
    '## Documents',
  ];
  const sections = serviceSections(parse(['Lede.', ...parts].join('\n\n')).body);
  expect(titles(sections.first)).toEqual(['Kinds', 'Types']);
  expect(titles(sections.others)).toEqual(['Fees', 'Rules']);
  expect(titles(sections.lookedUp)).toEqual(['Times', 'Fees']);
  expect(titles(linkedSections(sections))).toEqual(['Steps', 'Times', 'Kinds', 'Types', 'Documents', 'Fees']);
  expect(serviceSections(bodyWith('Times')).times).toBeUndefined();
});

test('a service without a warning and a role shows how to prepare in the band, at its place', () => {
  const headings = ['Documents', 'Fees', 'How to prepare', 'Dates'];
  const { prepare, others } = serviceSections(bodyWith(...headings));
  expect([prepare?.section.title, prepare?.at]).toEqual(['How to prepare', 1]);
  expect(titles(others)).toEqual(['Fees', 'Dates']);
  expect(titles(linkedSections(serviceSections(bodyWith(...headings))))).toEqual(headings);
  expect(serviceSections(bodyWith(...headings, 'What we do')).prepare).toBeUndefined();
});

test('an example is the first section with a picture and a numbered list', () => {
  const text = (title: string, ...blocks: string[]) => [`## ${title}`, ...blocks].join('\n\n');
  const { body } = parse(
    [
      'Lede.',
      text('Picture', '![A part](part.svg)', 'Text.'),
      text('List', '1. One', '2. Two'),
      text('Both', '![A part](part.svg)', 'Before.', '1. One', '2. Two', 'After.'),
      text('Last', 'Text.'),
    ].join('\n\n'),
  );
  const { before, example, after } = splitExample(body.sections);
  expect(titles([...before, example?.section, ...after])).toEqual(['Picture', 'List', 'Both', 'Last']);
  expect(example).toMatchObject({
    figure: { image: 'part.svg' },
    before: [{ type: 'paragraph' }],
    list: [{ type: 'list' }],
    after: [{ type: 'paragraph' }],
  });
  expect(splitExample(body.sections.slice(0, 2)).example).toBeUndefined();
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
  const { body } = parse(`Lede.\n\n## Begin\n\nBefore.\n\n${list}\n\nAfter.`);
  return { ...groupStarts(body.sections, GROUPS), body };
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
  const { startOf, guide, others, body } = ofText(
    '- **[IT](/course#it-courses).** Python.\n- **[Civil](#civil-cad).** Plans.\n- **[Contact](/Contact).** Ask.',
  );
  expect(startOf({ id: 'it-courses' })).toBeUndefined();
  expect(guide).toEqual([]);
  expect(others).toEqual(body.sections);
});
