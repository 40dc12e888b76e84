import { expect, test } from '@playwright/test';
import { chainOf } from './steps';

const STEPS =
  '<p>Seven papers.</p>\n<ol>\n<li><strong>Offer.</strong> It is <a href="/a">signed</a>.</li>\n<li><strong>Work permit.</strong> Filed.</li>\n</ol>\n<p>After.</p>';

test('a numbered list becomes a chain whose times come from the facts', () => {
  const total = { label: 'Full process', value: '2–4 weeks' };
  const facts = [{ label: 'Offer', value: '1 day' }, { label: 'Work permit', value: 'Filed' }, total];
  expect(chainOf(STEPS, facts)).toEqual({
    intro: '<p>Seven papers.</p>',
    steps: [
      { name: 'Offer', html: 'It is <a href="/a">signed</a>.', time: '1 day' },
      { name: 'Work permit', html: 'Filed.' },
    ],
    after: '<p>After.</p>',
    total,
  });
});

test('a list whose steps have no names stays a list', () => {
  expect(chainOf('<ol><li>First this.</li></ol>', [])).toBeUndefined();
  expect(chainOf('<p>No list.</p>', [])).toBeUndefined();
});
