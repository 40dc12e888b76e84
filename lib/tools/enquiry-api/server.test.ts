import fs from 'node:fs';
import http from 'node:http';
import { expect } from '@playwright/test';
import { startEnquiryApi } from './server';
import { BODIES, COURSE, GENERAL, linesOf, ORIGIN, post, statusAs, test } from './testing';

for (const [call, body] of Object.entries(BODIES)) {
  test(`${call} takes its enquiry`, async ({ api, file }) => {
    const response = await post(api, call, body);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(linesOf(file).map((line) => JSON.parse(line))).toEqual([
      { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), path: call, body },
    ]);
  });
}

const wrong: [string, string, unknown, number, type?: string][] = [
  ['a key too many', '/api/mail/add', { ...GENERAL, courseName: 'CATIA' }, 400],
  ['a key too few', '/api/mail/add', { ...GENERAL, enquiry: undefined }, 400],
  ['the keys of the other form', '/api/course/add', GENERAL, 400],
  ['a hostile key', '/api/mail/add', `{"__proto__":{"x":"y"},${JSON.stringify(GENERAL).slice(1)}`, 400],
  ['nine digits', '/api/course/add', { ...COURSE, mobile: '000000000' }, 400],
  ['no JSON', '/api/mail/add', 'name=Asha', 400],
  ['no UTF-8', '/api/mail/add', new Uint8Array([0x22, 0xff, 0x22]), 400],
  ['what is not sent as JSON', '/api/mail/add', GENERAL, 415, 'text/plain'],
  ['more than 1 MB', '/api/mail/add', { ...GENERAL, enquiry: 'x'.repeat(1024 * 1024) }, 413],
];
for (const [what, call, body, status, type = 'application/json'] of wrong) {
  test(`refuses ${what}, says so to the page, and keeps nothing`, async ({ api, file }) => {
    const response = await post(api, call, body, { 'content-type': type });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(linesOf(file)).toEqual([]);
  });
}

test('takes an enquiry without a course, and one that is nearly 1 MB of any script', async ({
  api,
  file,
}) => {
  expect((await post(api, '/api/course/add', { ...COURSE, courseName: '' })).status).toBe(200);
  const enquiry = 'नमस्ते 🙂\u2028\n'.repeat(35_000);
  expect((await post(api, '/api/mail/add', { ...GENERAL, enquiry })).status).toBe(200);
  expect(JSON.parse(linesOf(file)[1] ?? '').body.enquiry).toBe(enquiry);
});

test('every other path is not found, every other method not allowed', async ({ api }) => {
  for (const path of ['/api', '/api/mail/add/', '/API/mail/add', '/toString', '//', '/_received', '/_mode'])
    expect((await fetch(api.url + path)).status, path).toBe(404);
  expect((await post(api, '/api/mail', GENERAL)).status).toBe(404);
  expect((await fetch(`${api.url}/api/mail/add`)).status).toBe(405);
});

test('fifty at once are all kept, each on a line of its own before it is answered, readable by its owner alone', async ({
  api,
  file,
}) => {
  const kept = () => linesOf(file).map((line) => JSON.parse(line).body.name);
  const names = Array.from({ length: 50 }, (_, i) => `Visitor ${i}`);
  const send = async (name: string) => {
    expect((await post(api, '/api/mail/add', { ...GENERAL, name, enquiry: name.repeat(2000) })).status).toBe(
      200,
    );
    expect(kept()).toContain(name);
  };
  await Promise.all(names.map(send));
  expect(kept().sort()).toEqual(names.sort());
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

test('an enquiry that cannot be kept is refused, and the next one kept', async ({ api, file }) => {
  fs.mkdirSync(file, { recursive: true });
  const error = console.error;
  console.error = () => {};
  const refused = await post(api, '/api/mail/add', GENERAL);
  console.error = error;
  expect(refused.status).toBe(500);
  expect(refused.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  fs.rmdirSync(file);
  expect((await post(api, '/api/mail/add', GENERAL)).status).toBe(200);
  expect(linesOf(file)).toHaveLength(1);
});

test('tells what it received, in order', async ({ api }) => {
  await post(api, '/api/mail/add', GENERAL);
  await post(api, '/api/email/sendMail', '{"name":');
  expect(api.received()).toMatchObject([
    {
      method: 'POST',
      path: '/api/mail/add',
      headers: { origin: ORIGIN },
      raw: JSON.stringify(GENERAL),
      body: GENERAL,
    },
    { method: 'POST', path: '/api/email/sendMail', raw: '{"name":' },
  ]);
  api.reset();
  expect(api.received()).toEqual([]);
});

test('a body that breaks off is not kept', async ({ api, file }) => {
  const request = http.request(`${api.url}/api/mail/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '500' },
  });
  request.on('error', () => {}).write('{"name"');
  await expect.poll(() => api.received().length).toBe(1);
  request.destroy();
  await post(api, '/api/mail/add', GENERAL);
  expect(api.received()).toMatchObject([{ raw: '' }, { body: GENERAL }]);
  expect(linesOf(file)).toHaveLength(1);
});

test('opened to the network it takes calls from there, and shows what it received to this computer alone', async ({
  file,
}) => {
  const api = await startEnquiryApi({ file, quiet: true, lan: true }).catch((error: Error) => {
    test.skip(error.message.startsWith('--lan needs a network'), 'this computer is on no network');
    throw error;
  });
  expect(new URL(api.url).hostname).not.toBe('localhost');
  expect((await post(api, '/api/mail/add', GENERAL)).status).toBe(200);
  expect(linesOf(file)).toHaveLength(1);
  // Not even one who says that it is this computer.
  for (const host of [undefined, 'localhost']) expect(await statusAs(api.url, host)).toBe(404);
  expect((await fetch(`http://localhost:${api.port}/`)).status).toBe(200);
  await api.close();
});

test('the console has a line for each call, without what the visitor wrote', async ({ file }) => {
  const log = console.log;
  const lines: string[] = [];
  console.log = (...words: unknown[]) => void lines.push(words.join(' '));
  const api = await startEnquiryApi({ file });
  await post(api, '/api/mail/add', GENERAL);
  await api.close();
  console.log = log;
  expect(lines).toEqual(['enquiry API: /api/mail/add 200']);
});
