import { expect, test } from '@playwright/test';
import { chainOf } from './steps';

const STEPS =
  '<p>Seven papers.</p>\n<ol>\n<li><strong>Offer.</strong> It is <a href="/a">signed</a>.</li>\n<li><strong>Work permit.</strong> Filed.</li>\n</ol>\n<p>After.</p>';
const TIMES =
  '<table><tbody><tr><td>Work permit</td><td>5–7 working days</td></tr><tr><td>Visa, normal</td><td>3–4 days</td></tr><tr><td>Full process</td><td>2–4 weeks</td></tr></tbody></table>';

test('a numbered list becomes a chain whose times come from the table and the facts', () => {
  expect(chainOf(STEPS, [{ label: 'Offer', value: '1 day' }], TIMES)).toEqual({
    intro: '<p>Seven papers.</p>',
    steps: [
      { name: 'Offer', html: 'It is <a href="/a">signed</a>.', time: '1 day' },
      { name: 'Work permit', html: 'Filed.', time: '5–7 working days' },
    ],
    after: '<p>After.</p>',
    total: { label: 'Full process', value: '2–4 weeks' },
    others: [{ label: 'Visa, normal', value: '3–4 days' }],
  });
});

test('a list whose steps have no names stays a list', () => {
  expect(chainOf('<ol><li>First this.</li></ol>', [])).toBeUndefined();
  expect(chainOf('<p>No list.</p>', [])).toBeUndefined();
});
