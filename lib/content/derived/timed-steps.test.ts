import { expect, test } from '@playwright/test';
import { sectionOf } from '../testing';
import { toHtml, toInnerHtml } from '../text/html';
import { timedStepsIn } from './timed-steps';

const stepsOf = (text: string, facts: Parameters<typeof timedStepsIn>[1] = []) =>
  timedStepsIn(sectionOf(text)?.list, facts);

test('named steps of a numbered list get their times from the facts', () => {
  const total = { label: 'Full process', value: '2–4 weeks', total: true };
  const facts = [{ label: 'Offer', value: '1 day' }, { label: 'Work permit', value: 'Filed' }, total];
  const list = stepsOf(
    'Seven papers.\n\n1. **Offer.** It is [signed](/a).\n2. **Work permit.** Filed.\n\nAfter.',
    facts,
  );
  expect(list && [list.before, list.after].map(toHtml)).toEqual(['<p>Seven papers.</p>', '<p>After.</p>']);
  expect(list?.steps.map(({ name, text, time }) => [toInnerHtml(name), toInnerHtml(text), time])).toEqual([
    ['Offer', 'It is <a href="/a">signed</a>.', '1 day'],
    ['Work permit', 'Filed.', undefined],
  ]);
  expect(list?.total).toBe(total);
});

test('a list without names or numbers has no timed steps', () => {
  expect(stepsOf('1. First this.')).toBeUndefined();
  expect(stepsOf('- **Offer.** It is signed.')).toBeUndefined();
  expect(stepsOf('No list.')).toBeUndefined();
});
