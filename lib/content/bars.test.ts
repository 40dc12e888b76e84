import { expect, test } from '@playwright/test';
import { withBars } from './bars';
import { html } from './html';
import { parser } from './markdown';

const table = (...times: string[]) =>
  parser.parse(['| Part | Time |', '| - | - |', ...times.map((time) => `| One | ${time} |`)].join('\n'))
    .children;

test('times of a table become dimensions to one scale, and stay text', () => {
  const bars = html(withBars(table('30 min', '60 min', '11–14 min')));
  expect(bars).toContain(
    '<td>30 min<svg class="bar" viewBox="0 0 60 6" preserveAspectRatio="none" aria-hidden="true" focusable="false"><path d="M0 0v6M30 0v6M0 3h30" /></svg></td>',
  );
  expect(bars).toContain('<path d="M0 0v6M11 0v6M14 0v6M0 3h14" />');
});

test('one time or two are no scale', () => {
  const two = table('30 min', '60 min');
  expect(withBars(two)).toBe(two);
});
