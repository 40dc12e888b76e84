import { expect } from '@playwright/test';
import type { Mode } from './faults';
import { type EnquiryApi, startEnquiryApi } from './server';
import { COURSE, GENERAL, linesOf, ORIGIN, post, test } from './testing';

const CALL = '/api/mail/add';
const send = (api: EnquiryApi) => post(api, CALL, GENERAL);
const preflight = (api: EnquiryApi) => fetch(api.url + CALL, { method: 'OPTIONS', headers: { origin: ORIGIN, 'access-control-request-method': 'POST' } });

test('slow: kept at once, answered late', async ({ api, file }) => {
  api.setMode({ kind: 'slow', delayMs: 300 });
  const started = performance.now();
  const answer = send(api);
  await expect.poll(() => linesOf(file).length, { intervals: [20] }).toBe(1);
  expect(api.received()[0]?.answered).toBeUndefined();
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

test('reset before headers: no answer, nothing kept', async ({ api, file }) => {
  api.setMode({ kind: 'reset-before-headers' });
  await expect(send(api)).rejects.toThrow('fetch failed');
  expect(api.received()).toMatchObject([{ path: CALL, complete: true }]);
  expect(api.received()[0]).not.toHaveProperty('answered');
  expect(linesOf(file)).toEqual([]);
});

test('reset after headers: a 200 whose body breaks off, kept', async ({ api, file }) => {
  api.setMode({ kind: 'reset-after-headers' });
  const response = await send(api);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  expect(linesOf(file)).toHaveLength(1);
});

test('no CORS: neither preflight nor answer lets a page in', async ({ api }) => {
  api.setMode({ kind: 'no-cors' });
  for (const response of [await preflight(api), await send(api)]) {
    expect(response.ok).toBe(true);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('malformed: a 200 that says JSON and is none, kept', async ({ api, file }) => {
  api.setMode({ kind: 'malformed' });
  const response = await send(api);
  expect(response.headers.get('content-type')).toBe('application/json');
  await expect(response.json()).rejects.toThrow(SyntaxError);
  expect(linesOf(file)).toHaveLength(1);
});

test('hang: neither kept nor answered until released', async ({ api, file }) => {
  api.setMode({ kind: 'hang' });
  const answer = send(api);
  await expect.poll(() => api.received()[0]?.complete).toBe(true);
  expect(linesOf(file)).toEqual([]);
  api.resume();
  expect((await answer).status).toBe(200);
  expect(linesOf(file)).toHaveLength(1);
});

test('hang: a reset forgets the call', async ({ api, file }) => {
  api.setMode({ kind: 'hang' });
  const answer = send(api);
  await expect.poll(() => api.received()[0]?.complete).toBe(true);
  api.reset();
  await expect(answer).rejects.toThrow('fetch failed');
  expect((await send(api)).status).toBe(200);
  expect(linesOf(file)).toHaveLength(1);
});

test('closing ends calls that hang or wait', async ({ file }) => {
  for (const mode of [{ kind: 'hang' }, { kind: 'slow', delayMs: 60_000 }] satisfies Mode[]) {
    const api = await startEnquiryApi({ file, quiet: true });
    api.setMode(mode);
    const answer = expect(send(api)).rejects.toThrow('fetch failed');
    await expect.poll(() => api.received()[0]?.complete).toBe(true);
    await api.close();
    await answer;
  }
});

test('a fault can hold for one call only', async ({ api }) => {
  api.setMode({ kind: 'status', status: 503 });
  api.setMode({ call: '/api/course/add', kind: 'status', status: 500 });
  expect((await post(api, '/api/course/add', COURSE)).status).toBe(500);
  expect((await send(api)).status).toBe(503);
  api.setMode({ kind: 'ok' });
  expect((await post(api, '/api/course/add', COURSE)).status).toBe(200);
});
