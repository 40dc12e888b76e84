import { expect, test } from '@playwright/test';
import { createEnquiry, GENERAL_ENQUIRY } from './flow';
import type { State, Values } from './machine';

const TYPED = { name: ' Asha ', mobile: '0000000000', email: 'asha@example.com', enquiry: 'Fees?' };
const VALUES = { ...TYPED, name: 'Asha' };
const [FIRST, SECOND] = [GENERAL_ENQUIRY.paths[1], GENERAL_ENQUIRY.paths[2]];

const { fetch, console } = globalThis;
test.afterEach(() => {
  Object.assign(globalThis, { fetch, console });
});

/** An enquiry whose calls get these answers, one after the other; undefined is a lost connection. */
function enquiry(answers: (number | undefined)[], recorded?: Values) {
  const calls: { path: string; body: unknown }[] = [];
  const logged: string[] = [];
  const states: State[] = [];
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    calls.push({ path: new URL(url).pathname, body: JSON.parse(String(body)) });
    const status = answers.shift();
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  }) as typeof globalThis.fetch;
  const log = (line: string) => logged.push(line);
  globalThis.console = { ...console, info: log, error: log };
  const { submit } = createEnquiry(GENERAL_ENQUIRY, 'http://host.example', recorded, (state) =>
    states.push(state),
  );
  const names = () => states.map((state) => ('step' in state ? `${state.name} ${state.step}` : state.name));
  return {
    submit,
    names,
    logged,
    last: () => states.at(-1),
    calls,
    paths: () => calls.map(({ path }) => path),
  };
}

test('the second call follows the success of the first, with the same trimmed values', async () => {
  const { submit, names, last, calls, logged } = enquiry([201, 200]);
  expect(await submit(TYPED)).toBe(true);
  expect(calls).toEqual([FIRST, SECOND].map((path) => ({ path, body: VALUES })));
  expect(names()).toEqual(['sending 1', 'sending 2', 'sent']);
  expect(last()).toEqual({ name: 'sent', values: VALUES });
  expect(logged).toEqual([`General enquiry, step 2 (${SECOND}): status 200`]);
});

test('wrong values make no call', async () => {
  const { submit, names, paths } = enquiry([]);
  expect(await submit({ ...TYPED, name: ' ' })).toBe(false);
  expect([names(), paths()]).toEqual([['invalid'], []]);
});

test('a submit while one is being sent is ignored', async () => {
  const { submit, paths } = enquiry([200, 200]);
  const others = { ...TYPED, name: '' };
  expect(await Promise.all([submit(TYPED), submit(TYPED), submit(others)])).toEqual([true, false, false]);
  expect(paths()).toEqual([FIRST, SECOND]);
});

test('a retry repeats the failed call alone, and the log names each failure but no value', async () => {
  const { submit, names, paths, logged } = enquiry([undefined, 200, 500, 200]);
  for (const isSent of [false, false, true]) expect(await submit(TYPED)).toBe(isSent);
  expect(paths()).toEqual([FIRST, FIRST, SECOND, SECOND]);
  expect(names().join()).toBe('sending 1,failed 1,sending 1,sending 2,failed 2,sending 2,sent');
  expect(logged).toEqual([
    `General enquiry, step 1 (${FIRST}) failed: no answer`,
    `General enquiry, step 2 (${SECOND}) failed: status 500`,
    `General enquiry, step 2 (${SECOND}): status 200`,
  ]);
});

test('values that were recorded before a reload skip the first call, changed ones do not', async () => {
  const { submit, paths } = enquiry([200], VALUES);
  expect(await submit(TYPED)).toBe(true);
  expect(paths()).toEqual([SECOND]);
  const changed = enquiry([200, 200], { ...VALUES, enquiry: 'Dates?' });
  expect(await changed.submit(TYPED)).toBe(true);
  expect(changed.paths()).toEqual([FIRST, SECOND]);
});
