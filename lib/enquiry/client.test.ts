/** What e2e/browser cannot see of a call: how the browser's account of `keepalive` bytes is kept, and odd hosts and bodies. */
import { mock } from 'node:test';
import { expect, test } from '@playwright/test';
import { KEEPALIVE_LIMIT_BYTES, KEEPALIVE_RETURN_MS, postJson } from './client';

const HOST = 'http://host.example';
const BODY = { name: 'Asha', enquiry: 'नमस्ते 🙂' };

/** A fetch that answers as told and remembers how it was called. */
function fetchThat(answer: () => Promise<Response> | Response) {
  const calls: { url: string; init: RequestInit }[] = [];
  const send = (async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return answer();
  }) as typeof fetch;
  return { calls, send };
}
const answering = () => fetchThat(() => new Response());
const ofBytes = (bytes: number) => 'x'.repeat(bytes - 2);

test('posts the body as JSON, with that header and no other, and follows no redirect', async () => {
  const { calls, send } = answering();
  await postJson(HOST, '/api/mail/add', BODY, send);
  expect(calls).toEqual([
    {
      url: 'http://host.example/api/mail/add',
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(BODY),
        mode: 'cors',
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'strict-origin',
        keepalive: true,
      },
    },
  ]);
});

test('2xx is success, any other status a failure that tells it', async () => {
  for (const status of [200, 201, 202, 204])
    expect(await postJson(HOST, '/a', BODY, fetchThat(() => new Response(null, { status })).send)).toEqual({
      ok: true,
      status,
    });
  for (const status of [304, 400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504])
    expect(await postJson(HOST, '/a', BODY, fetchThat(() => new Response(null, { status })).send)).toEqual({
      ok: false,
      status,
    });
});

test('a host written with a slash at its end is the same host', async () => {
  const { calls, send } = answering();
  await postJson(`${HOST}/`, '/api/mail/add', BODY, send);
  expect(calls[0]?.url).toBe('http://host.example/api/mail/add');
});

test('a host that is no address and a body that is no JSON are failures, not exceptions', async () => {
  const { calls, send } = answering();
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(await postJson('nowhere', '/a', BODY, send)).toEqual({ ok: false });
  expect(await postJson(HOST, '/a', circle, send)).toEqual({ ok: false });
  expect(calls).toHaveLength(0);
});

test('the body of the answer is cancelled, never read, even if it breaks off', async () => {
  let read = false;
  let cancelled = false;
  const body = new ReadableStream(
    {
      pull() {
        read = true;
      },
      cancel() {
        cancelled = true;
        throw new Error('connection reset');
      },
    },
    { highWaterMark: 0 },
  );
  expect(await postJson(HOST, '/a', BODY, fetchThat(() => new Response(body)).send)).toEqual({
    ok: true,
    status: 200,
  });
  expect({ read, cancelled }).toEqual({ read: false, cancelled: true });
});

/** Lets the time pass after which no earlier request is on the account any more. */
const settle = () => mock.timers.tick(KEEPALIVE_RETURN_MS);
test.beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
test.afterEach(() => {
  settle();
  mock.timers.reset();
});

test('keepalive below the limit; plain from there on, counted in bytes and not in characters', async () => {
  for (const [body, keepalive] of [
    [ofBytes(KEEPALIVE_LIMIT_BYTES - 1), true],
    [ofBytes(KEEPALIVE_LIMIT_BYTES), false],
    ['न'.repeat(KEEPALIVE_LIMIT_BYTES / 3), false],
  ] as const) {
    settle();
    const { calls, send } = answering();
    await postJson(HOST, '/a', body, send);
    expect(calls[0]?.init.keepalive).toBe(keepalive);
  }
});

test('a call that follows at once on a long one is plain: the browser has not settled its account yet', async () => {
  const { calls, send } = answering();
  await postJson(HOST, '/a', ofBytes(40_000), send);
  await postJson(HOST, '/b', ofBytes(40_000), send);
  expect(calls.map((c) => c.init.keepalive)).toEqual([true, false]);
});

test('requests under way share the limit and give it back, failed ones too', async () => {
  const pending: { resolve(response: Response): void; reject(reason: Error): void }[] = [];
  const { calls, send } = fetchThat(
    () => new Promise((resolve, reject) => pending.push({ resolve, reject })),
  );
  const posts = [40_000, 40_000, 10_000].map((bytes) => postJson(HOST, '/a', ofBytes(bytes), send));
  expect(calls.map((c) => c.init.keepalive)).toEqual([true, false, true]);
  pending[0]?.reject(new TypeError('Failed to fetch'));
  pending[1]?.resolve(new Response());
  pending[2]?.resolve(new Response(null, { status: 500 }));
  expect((await Promise.all(posts)).map((result) => result.ok)).toEqual([false, true, false]);
  settle();
  const last = postJson(HOST, '/a', ofBytes(KEEPALIVE_LIMIT_BYTES - 1), send);
  expect(calls[3]?.init.keepalive).toBe(true);
  pending[3]?.resolve(new Response());
  expect(await last).toEqual({ ok: true, status: 200 });
});
