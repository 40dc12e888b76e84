import { expect, test } from '@playwright/test';
import { createEnquiry, GENERAL_ENQUIRY } from './flow';
import type { State } from './machine';

const VALUES = {
  name: 'Asha  Rao',
  mobile: '0000000000',
  email: 'asha@example.com',
  enquiry: 'Fees?\nDates?',
};
const TYPED = { ...VALUES, name: '  Asha  Rao \n', enquiry: ' Fees?\nDates? ', token: 'no field' };
const { 1: FIRST, 2: SECOND } = GENERAL_ENQUIRY.paths;

const { fetch, console } = globalThis;
test.afterEach(() => {
  Object.assign(globalThis, { fetch, console });
});

/** An enquiry whose calls get these answers, one after the other; undefined is a lost connection. */
function enquiry(answers: (number | undefined)[]) {
  const paths: string[] = [];
  const bodies: unknown[] = [];
  const logged: string[] = [];
  const states: State[] = [];
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    paths.push(new URL(url).pathname);
    bodies.push(JSON.parse(String(body)));
    const status = answers.shift();
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  }) as typeof globalThis.fetch;
  const log = (line: string) => logged.push(line);
  globalThis.console = { ...console, info: log, error: log };
  const { submit } = createEnquiry(GENERAL_ENQUIRY, 'http://host.example', undefined, (s) => states.push(s));
  return { submit, paths, bodies, logged, states };
}

test('the second call follows the success of the first, with the trimmed values of its fields', async () => {
  const { submit, paths, bodies, states } = enquiry([201, 200]);
  expect(await submit(TYPED)).toBe(true);
  expect(paths).toEqual([FIRST, SECOND]);
  expect(bodies).toEqual([VALUES, VALUES]);
  expect(states.map(({ name }) => name)).toEqual(['sending', 'sending', 'sent']);
});

test('wrong values make no call', async () => {
  const { submit, paths, states } = enquiry([]);
  expect(await submit({ ...TYPED, name: ' ' })).toBe(false);
  expect(paths).toEqual([]);
  expect(states.map(({ name }) => name)).toEqual(['invalid']);
});

test('a submit while one is being sent is ignored', async () => {
  const { submit, paths } = enquiry([200, 200]);
  const wrong = { ...TYPED, name: '' };
  expect(await Promise.all([submit(TYPED), submit(TYPED), submit(wrong)])).toEqual([true, false, false]);
  expect(paths).toEqual([FIRST, SECOND]);
});

test('a retry repeats the failed call alone, and the log names each failure but no value', async () => {
  const { submit, paths, logged } = enquiry([undefined, 200, 500, 200]);
  for (const isSent of [false, false, true]) expect(await submit(TYPED)).toBe(isSent);
  expect(paths).toEqual([FIRST, FIRST, SECOND, SECOND]);
  expect(logged).toEqual([
    `General enquiry, step 1 (${FIRST}) failed: no answer`,
    `General enquiry, step 2 (${SECOND}) failed: status 500`,
    `General enquiry, step 2 (${SECOND}): status 200`,
  ]);
});
