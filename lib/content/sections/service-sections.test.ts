import { expect, test } from '@playwright/test';
import { bodyWith, titlesOf } from '../testing';
import { linkedSections, serviceSections } from './service-sections';

const TABLE = '| A | B |\n| - | - |\n| 1 | 2 |';

const BODY = bodyWith(
  '## Kinds',
  ...['## Types', TABLE],
  '## Steps',
  ...['## Fees', TABLE],
  '## Rules',
  '## Times',
  '## Documents',
);

test('Times and the tables after the steps of a service fold on a phone', () => {
  const { first, others, folded } = serviceSections(BODY);
  expect([first, others, folded].map(titlesOf)).toEqual([
    ['Kinds', 'Types'],
    ['Fees', 'Rules'],
    ['Times', 'Fees'],
  ]);
});

test('a service links its steps and times first, and folded sections too', () => {
  const linked = ['Steps', 'Times', 'Kinds', 'Types', 'Documents', 'Fees'];
  expect(titlesOf(linkedSections(serviceSections(BODY)))).toEqual(linked);
});

test('How to prepare is in the band of a service without What we do', () => {
  const text = ['## Documents', '## Fees', '## How to prepare', '## Dates'];
  const sections = serviceSections(bodyWith(...text));
  const { others, prepare } = sections;
  expect(titlesOf([prepare, ...others])).toEqual(['How to prepare', 'Fees', 'How to prepare', 'Dates']);
  expect(titlesOf(linkedSections(sections))).toEqual(['Documents', 'Fees', 'How to prepare', 'Dates']);
  expect(serviceSections(bodyWith(...text, '## What we do')).prepare).toBeUndefined();
});
