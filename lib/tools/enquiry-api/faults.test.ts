import { expect } from '@playwright/test';
import { type EnquiryApi, type ModeInput, startEnquiryApi } from './server';
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

for (const status of [201, 204]) {
  test(`status ${status}: taken and kept`, async ({ api, file }) => {
    api.setMode({ kind: 'status', status });
    expect((await send(api)).status).toBe(status);
    expect(linesOf(file)).toHaveLength(1);
  });
}

for (const status of [304, 400, 429, 500, 503]) {
  test(`status ${status}: seen by the page, not kept`, async ({ api, file }) => {
    api.setMode({ kind: 'status', status });
    const response = await send(api);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(linesOf(file)).toEqual([]);
  });
}

for (const status of [301, 302, 303, 307, 308] as const) {
  test(`redirect ${status}: leads elsewhere, keeps nothing`, async ({ api, file }) => {
    api.setMode({ kind: 'redirect', status, location: '/elsewhere' });
    const response = await send(api);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe('/elsewhere');
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(linesOf(file)).toEqual([]);
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
  for (const mode of [{ kind: 'hang' }, { kind: 'slow', delayMs: 60_000 }] satisfies ModeInput[]) {
    const api = await startEnquiryApi({ file, quiet: true });
    api.setMode(mode);
    const answer = expect(send(api)).rejects.toThrow('fetch failed');
    await expect.poll(() => api.received()[0]?.complete).toBe(true);
    await api.close();
    await answer;
  }
});

test('a fault can hold for one call only, and for so many times', async ({ api }) => {
  api.setMode({ kind: 'status', status: 503 });
  api.setMode({ call: '/api/course/add', kind: 'status', status: 500, times: 2 });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await post(api, '/api/course/add', COURSE)).status);
  expect(statuses).toEqual([500, 500, 503]);
  api.setMode({ kind: 'ok' });
  expect((await send(api)).status).toBe(200);
});

test('a fault that cannot be is refused', ({ api }) => {
  expect(() => api.setMode({ kind: 'status', status: 42 })).toThrow();
  expect(() => api.setMode({ call: '/nowhere', kind: 'ok' } as unknown as ModeInput)).toThrow();
});

test('another process can steer it, where that was asked for', async ({ file }) => {
  const api = await startEnquiryApi({ file, quiet: true, control: true });
  const steer = (path: string, body?: unknown) => fetch(api.url + path, { method: 'POST', body: JSON.stringify(body) });
  expect((await steer('/_mode', { kind: 'status', status: 500, times: 1 })).status).toBe(204);
  expect((await steer('/_mode', { kind: 'nonsense' })).status).toBe(400);
  expect((await send(api)).status).toBe(500);

  await steer('/_mode', { kind: 'hang', times: 1 });
  const hanging = send(api);
  await expect.poll(() => api.received()[1]?.complete).toBe(true);
  await steer('/_resume');
  expect((await hanging).status).toBe(200);

  const received = async () => (await fetch(`${api.url}/_received`)).json();
  expect(await received()).toMatchObject([
    { path: CALL, body: GENERAL, answered: 500 },
    { path: CALL, body: GENERAL, answered: 200 },
  ]);
  await steer('/_reset');
  expect(await received()).toEqual([]);
  await api.close();
});
