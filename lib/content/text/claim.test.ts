import { expect, test } from '@playwright/test';
import { sectionOf } from '../testing';
import { claimOf } from './claim';
import { html } from './html';

const parts = (text: string) => {
  const { claim, rest } = claimOf(sectionOf(text)?.blocks ?? []);
  return [html(claim), html(rest)];
};

test('a short first paragraph is the claim; a longer one, or a list, is text', () => {
  expect(parts('You can learn it.\n\nMore.')).toEqual(['<p>You can learn it.</p>', '<p>More.</p>']);
  const long = 'You can learn it. '.repeat(6).trim();
  expect(parts(long)).toEqual(['', `<p>${long}</p>`]);
  expect(parts('- A line')[0]).toBe('');
});
