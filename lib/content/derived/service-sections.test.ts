import { expect, test } from '@playwright/test';
import { bodyWith, titlesOf } from '../testing';
import { linkedSections, serviceSections } from './service-sections';

const TABLE = '| A | B |\n| - | - |\n| 1 | 2 |';

test('a service begins with steps and times; a phone folds these and the tables after the steps, which have links too', () => {
  const sections = serviceSections(
    bodyWith(
      '## Kinds',
      ...['## Types', TABLE],
      '## Steps',
      ...['## Fees', TABLE],
      '## Rules',
      '## Times',
      '## Documents',
    ),
  );
  expect(titlesOf(sections.first)).toEqual(['Kinds', 'Types']);
  expect(titlesOf(sections.others)).toEqual(['Fees', 'Rules']);
  expect(titlesOf(sections.folded)).toEqual(['Times', 'Fees']);
  expect(titlesOf(linkedSections(sections))).toEqual([
    'Steps',
    'Times',
    'Kinds',
    'Types',
    'Documents',
    'Fees',
  ]);
  expect(serviceSections(bodyWith('## Times')).times).toBeUndefined();
});

test('a service without a warning and a role shows how to prepare in the band, at its place', () => {
  const text = ['## Documents', '## Fees', '## How to prepare', '## Dates'];
  const sections = serviceSections(bodyWith(...text));
  const { prepare, others } = sections;
  expect([prepare?.section.title, prepare?.at]).toEqual(['How to prepare', 1]);
  expect(titlesOf(others)).toEqual(['Fees', 'Dates']);
  expect(titlesOf(linkedSections(sections))).toEqual(['Documents', 'Fees', 'How to prepare', 'Dates']);
  expect(serviceSections(bodyWith(...text, '## What we do')).prepare).toBeUndefined();
});
