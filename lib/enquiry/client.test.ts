import { expect, test } from '@playwright/test';
import { MAX_KEEPALIVE_BYTES, postJson } from './client';

const HOST = 'http://host.example';
const BODY = { name: 'Asha', enquiry: 'नमस्ते 🙂' };

const { fetch } = globalThis;
test.afterEach(() => {
  globalThis.fetch = fetch;
});

/** Posts a body to a host that responds with `answer`; returns the result and the calls. */
async function post(body: unknown, { host = HOST, answer = new Response() } = {}) {
  const calls: { url: string; init: RequestInit }[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return answer;
  }) as typeof fetch;
  return { result: await postJson(host, '/api/mail/add', body), calls };
}

test('posts the body as JSON, with that header and no other, and follows no redirect', async () => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BODY),
    mode: 'cors',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'strict-origin',
    keepalive: true,
  };
  for (const host of [HOST, `${HOST}/`])
    expect((await post(BODY, { host })).calls).toEqual([{ url: `${HOST}/api/mail/add`, init }]);
});

for (const status of [201, 304, 400])
  test(`status ${status} is ${status < 300 ? 'success' : 'failure'}`, async () => {
    const { result } = await post(BODY, { answer: new Response(null, { status }) });
    expect(result).toEqual({ ok: status < 300, status });
  });

test('a host that is no address and a body that is no JSON are failures, not exceptions', async () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  for (const { result, calls } of [await post(BODY, { host: 'nowhere' }), await post(circle)])
    expect({ result, calls }).toEqual({ result: { ok: false }, calls: [] });
});

test('the body of the answer is cancelled, never read, even if it breaks off', async () => {
  const seen: string[] = [];
  const body = new ReadableStream(
    {
      pull: () => void seen.push('read'),
      cancel() {
        seen.push('cancelled');
        throw new Error('connection reset');
      },
    },
    { highWaterMark: 0 },
  );
  expect((await post(BODY, { answer: new Response(body) })).result).toEqual({ ok: true, status: 200 });
  expect(seen).toEqual(['cancelled']);
});

for (const [text, keepalive] of [
  ['x'.repeat(MAX_KEEPALIVE_BYTES - 3), true],
  ['x'.repeat(MAX_KEEPALIVE_BYTES - 2), false],
  // The limit is in bytes, not in characters.
  ['न'.repeat(MAX_KEEPALIVE_BYTES / 3), false],
] as const)
  test(`${text.length} characters of ${text[0]} are sent ${keepalive ? '' : 'not '}as keepalive`, async () => {
    expect((await post(text)).calls[0]?.init.keepalive).toBe(keepalive);
  });
