import { expect, test } from '@playwright/test';
import { bodyWith, titlesOf } from '../testing';
import { splitExample } from './example';

test('the example is the first section with a picture and a numbered list', () => {
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
