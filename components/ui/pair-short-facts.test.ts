import { expect, test } from '@playwright/test';
import { pairShortFacts } from './pair-short-facts';

/** `s` is a short value, `l` a long one; a pair is shown in brackets. */
const paired = (values: string) =>
  pairShortFacts([...values].map((value) => value === 's'))
    .map((pair, i) => (pair ? `[${values[i]}]` : values[i]))
    .join('');

test('short neighbours share a row; a long value, or a short one left over, has its own', () => {
  expect(paired('ssss')).toBe('[s][s][s][s]');
  expect(paired('sss')).toBe('[s][s]s');
  expect(paired('slss')).toBe('sl[s][s]');
  expect(paired('lsl')).toBe('lsl');
  expect(paired('')).toBe('');
});
