/** What tests of the site cannot see of a fault: whether it was one at all where it is to look like a success. */
import { expect } from '@playwright/test';
import type { Mode } from './faults';
import type { EnquiryApi } from './server';
import { GENERAL, linesOf, ORIGIN, post, test } from './testing';

const send = (api: EnquiryApi) => post(api, '/api/mail/add', GENERAL);

test('slow: kept at once, answered late', async ({ api, file }) => {
  api.setMode({ kind: 'slow', delayMs: 300 });
  const started = performance.now();
  const answer = send(api);
  await expect.poll(() => linesOf(file).length, { intervals: [20] }).toBe(1);
  expect((await answer).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(290);
});

const REDIRECTS = [301, 302, 303, 307, 308] as const;
const ANSWERED: (Mode & { status: number })[] = [
  ...[201, 204, 304, 400, 429, 500, 503].map((status) => ({ kind: 'status' as const, status })),
  ...REDIRECTS.map((status) => ({ kind: 'redirect' as const, status, location: '/elsewhere' })),
];
for (const mode of ANSWERED) {
  test(`${mode.kind} ${mode.status}: seen by the page, kept where it is a success`, async ({ api, file }) => {
    api.setMode(mode);
    const response = await send(api);
    expect(response.status).toBe(mode.status);
    expect(response.headers.get('location')).toBe(mode.kind === 'redirect' ? '/elsewhere' : null);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(linesOf(file)).toHaveLength(mode.status < 300 ? 1 : 0);
  });
}

test('reset after headers: a 200 whose body breaks off, kept', async ({ api, file }) => {
  api.setMode({ kind: 'reset-after-headers' });
  const response = await send(api);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  expect(linesOf(file)).toHaveLength(1);
});

test('malformed: a 200 that says JSON and is none, kept', async ({ api, file }) => {
  api.setMode({ kind: 'malformed' });
  const response = await send(api);
  expect(response.headers.get('content-type')).toBe('application/json');
  await expect(response.json()).rejects.toThrow(SyntaxError);
  expect(linesOf(file)).toHaveLength(1);
});

test('hang: neither kept nor answered until released; a reset forgets the call', async ({ api, file }) => {
  const held = async () => {
    api.reset();
    api.setMode({ kind: 'hang' });
    const answer = send(api);
    await expect.poll(() => api.received()[0]?.body).toEqual(GENERAL);
    return { answer };
  };
  const forgotten = await held();
  api.reset();
  await expect(forgotten.answer).rejects.toThrow('fetch failed');
  const { answer } = await held();
  expect(linesOf(file)).toEqual([]);
  api.resume();
  expect((await answer).status).toBe(200);
  expect((await send(api)).status).toBe(200);
  expect(linesOf(file)).toHaveLength(2);
});
