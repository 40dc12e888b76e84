import { expect, test } from '@playwright/test';
import { courseSections, linkedSections, serviceSections, splitExample } from './page-sections';
import { parse } from './text/parsed';

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

test('what a service says before the sections that it knows has its place after steps and times; times need steps', () => {
  const all = serviceSections(bodyWith('Kinds', 'Steps', 'Fees', 'Times', 'Documents'));
  expect(titles(all.first)).toEqual(['Kinds']);
  expect(titles(all.others)).toEqual(['Fees']);
  expect(titles(linkedSections(all))).toEqual(['Steps', 'Times', 'Kinds', 'Documents']);
  expect(serviceSections(bodyWith('Times')).times).toBeUndefined();
});

test('of what follows the steps of a service, a section with a table has a link', () => {
  const { body } = parse(['Lede.', '## Steps', '## Mistakes', '## Fees', TABLE].join('\n\n'));
  expect(titles(linkedSections(serviceSections(body)))).toEqual(['Steps', 'Fees']);
});

test('a phone folds the times of a service, and the tables that its text has after the steps', () => {
  const parts = [
    '## Kinds',
    '## Who it is for',
    '## Types',
    TABLE,
    '## Steps',
    '## Fees',
    TABLE,
    '## Rules',
    '## Times',
  ];
  const { lookedUp } = serviceSections(parse(['Lede.', ...parts].join('\n\n')).body);
  expect(titles(lookedUp)).toEqual(['Times', 'Fees']);
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
