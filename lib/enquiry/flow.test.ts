import { expect, test } from '@playwright/test';
import { createEnquiry, GENERAL_ENQUIRY } from './flow';
import type { State, Values } from './machine';

const TYPED = { name: ' Asha ', mobile: '0000000000', email: 'asha@example.com', enquiry: 'Fees?' };
const VALUES = { ...TYPED, name: 'Asha' };
const { 1: FIRST, 2: SECOND } = GENERAL_ENQUIRY.paths;

const { fetch, console } = globalThis;
test.afterEach(() => {
  Object.assign(globalThis, { fetch, console });
});

/** An enquiry whose calls get these answers, one after the other; undefined is a lost connection. */
function enquiry(answers: (number | undefined)[], recorded?: Values) {
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
  const { submit } = createEnquiry(GENERAL_ENQUIRY, 'http://host.example', recorded, (s) => states.push(s));
  return { submit, paths, bodies, logged, states };
}

test('the second call follows the success of the first, with the same trimmed values', async () => {
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

test('values that were recorded before a reload skip the first call, changed ones do not', async () => {
  for (const [recorded, expected] of [
    [VALUES, [SECOND]],
    [{ ...VALUES, enquiry: 'Dates?' }, [FIRST, SECOND]],
  ] as const) {
    const { submit, paths } = enquiry([200, 200], recorded);
    expect(await submit(TYPED)).toBe(true);
    expect(paths).toEqual(expected);
  }
});
