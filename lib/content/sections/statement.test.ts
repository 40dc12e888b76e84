import { expect, test } from '@playwright/test';
import { sectionOf } from '../testing';
import { toHtml } from '../text/html';
import { statementOf } from './statement';

test('the statement is a short first paragraph, not a longer one or a list', () => {
  const parts = (text: string) => {
    const { statement, rest } = statementOf(sectionOf(text)?.blocks ?? []);
    return [toHtml(statement), toHtml(rest)];
  };
  expect(parts('You can learn it.\n\nMore.')).toEqual(['<p>You can learn it.</p>', '<p>More.</p>']);
  const long = 'You can learn it. '.repeat(6).trim();
  expect(parts(long)).toEqual(['', `<p>${long}</p>`]);
  expect(parts('- A line')[0]).toBe('');
});
