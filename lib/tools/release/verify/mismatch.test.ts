import { expect, test } from '@playwright/test';
import { type Mismatch, table } from './mismatch';

const altered = (name: string): Mismatch => ({
  what: name,
  expected: `sha256 of ${name}`,
  found: 'bytes put in',
  change: 'switch the optimiser off',
});
const header = (name: string, part: string): Mismatch => ({
  what: `${name} ${part}`,
  expected: 'nosniff',
  found: 'not there',
  change: 'upload _headers',
});
const MISMATCHES = [
  ...Array.from({ length: 100 }, (_, i) => altered(`/page-${i}`)),
  ...Array.from({ length: 3 }, (_, i) => header(`/page-${i}`, 'X-Content-Type-Options')),
  header('/a', 'Cache-Control'),
  header('/b', 'Cache-Control'),
];

test('mismatches of one cause are one line with their count and two examples', () => {
  const [, ...lines] = table(MISMATCHES).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^100 alike: \/page-0, \/page-1 and 98 more .*bytes put in .*optimiser off$/),
    expect.stringMatching(/^3 alike: \/page-0 X-Content-Type-Options, .* and 1 more .*upload _headers$/),
    expect.stringMatching(/^\/a Cache-Control /),
    expect.stringMatching(/^\/b Cache-Control /),
  ]);
});

test('all of them are listed where one asks for it', () => {
  expect(table(MISMATCHES, true).split('\n')).toHaveLength(1 + MISMATCHES.length);
});
