import { expect, test } from '@playwright/test';
import { withBars } from './bars';

const row = (time: string) => `<tr><td>Part</td><td>${time}</td></tr>`;

test('times of a table become dimensions to one scale, and stay text', () => {
  const html = withBars(['30 min', '60 min', '11–14 min'].map(row).join(''));
  expect(html).toContain('<td>30 min<svg class="bar" viewBox="0 0 60 6"');
  expect(html).toContain('<path d="M0 0v6M30 0v6M0 3h30"/>');
  expect(html).toContain('<path d="M0 0v6M11 0v6M14 0v6M0 3h14"/>');
});

test('one time or two are no scale', () => {
  const html = row('30 min') + row('60 min');
  expect(withBars(html)).toBe(html);
});
