import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { callPath } from './calls';
import { append, readEntries } from './journal';
import { openApi } from './openapi';
import { type EnquiryApi, startEnquiryApi } from './server';

const ORIGIN = 'http://localhost:3000';
const PERSON = { name: 'Asha Rao', mobile: '0000000000', email: 'asha@example.com' };
const GENERAL = { ...PERSON, enquiry: 'When does CATIA begin?' };
const COURSE = { ...PERSON, courseName: '' };

const test = base.extend<{ file: string; api: EnquiryApi }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  file: async ({}, use) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'enquiries-'));
    await use(path.join(folder, '.enquiries', 'enquiries.jsonl'));
    fs.rmSync(folder, { recursive: true });
  },
  api: async ({ file }, use) => {
    const api = await startEnquiryApi({ file, quiet: true });
    await use(api);
    await api.close();
  },
});

/** Posts a body as JSON, or a text as it is. */
const post = (api: EnquiryApi, call: string, body: unknown, type = 'application/json') =>
  fetch(api.url + call, {
    method: 'POST',
    headers: { 'content-type': type, origin: ORIGIN },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const send = (api: EnquiryApi) => post(api, '/api/mail/add', GENERAL);
const kept = (file: string) => readEntries(file).entries;

test('the description is valid OpenAPI 3.1', async () => {
  const document = openApi('https://enquiries.example.com', 'https://www.example.com');
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  expect(document.servers).toEqual([{ url: 'https://enquiries.example.com' }]);
});

for (const call of callPath.options)
  test(`${call} responds as it is described, and keeps what it takes`, async ({ api, file }) => {
    const { paths, components } = openApi(api.url, ORIGIN);
    if (!paths[call]) throw new Error('not described');
    const { post: operation, options } = paths[call];
    const { $ref } = operation.requestBody.content['application/json'].schema;
    const schema = z.fromJSONSchema(components.schemas[$ref.split('/').at(-1) ?? ''] ?? false);
    const body = call.includes('ourse') ? COURSE : GENERAL;
    const cases = {
      'a right body': body,
      'a key too many': { ...body, more: 'x' },
      'a key too few': { ...body, name: undefined },
      'a blank name': { ...body, name: ' \t' },
      'no email address': { ...body, email: 'asha' },
      'a number for text': { ...body, mobile: 1 },
      'a mobile number with letters': { ...body, mobile: '00000o0000' },
    };
    for (const [name, sent] of Object.entries(cases)) {
      const { status, headers } = await post(api, call, sent);
      expect(status === 200, name).toBe(schema.safeParse(JSON.parse(JSON.stringify(sent))).success);
      expect(Object.keys(operation.responses), name).toContain(status === 200 ? '2XX' : String(status));
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    }
    expect(kept(file)[0]).toEqual({ time: expect.stringMatching(/^\d{4}-.*Z$/), path: call, body });
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const preflight = await fetch(api.url + call, { method: 'OPTIONS', headers: { origin: ORIGIN } });
    expect(preflight.status).toBe(204);
    for (const header of Object.keys(options.responses['204'].headers))
      expect(preflight.headers.get(header), header).toMatch(/^(POST|content-type|\d+|http.*)$/);
  });

test('other bodies, paths and methods are refused', async ({ api, file }) => {
  expect((await post(api, '/api/mail/add', 'name=Asha')).status).toBe(400);
  expect((await post(api, '/api/mail/add', GENERAL, 'text/plain')).status).toBe(415);
  expect((await post(api, '/api/mail/add', 'x'.repeat(2 ** 20 + 1))).status).toBe(413);
  expect((await post(api, '/toString', GENERAL)).status).toBe(404);
  expect((await fetch(`${api.url}/api/mail/add`)).status).toBe(405);
  expect(kept(file)).toEqual([]);
});

test('an enquiry that cannot be kept is refused, and the next one kept', async ({ api, file }) => {
  fs.mkdirSync(file, { recursive: true });
  const { error } = console;
  console.error = () => {};
  const refused = await send(api);
  console.error = error;
  expect(refused.status).toBe(500);
  expect(refused.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  fs.rmdirSync(file);
  api.setMode({ kind: 'status', status: 503 });
  expect((await send(api)).status).toBe(503);
  api.reset();
  await send(api);
  expect(kept(file)).toHaveLength(1);
});

test('a torn line is counted, and does not swallow the next', ({ file }) => {
  const entry = { time: '2026-11-21T10:00:00.000Z', path: '/api/mail/add', body: GENERAL };
  append(file, entry);
  fs.appendFileSync(file, '{"time":"2026-11-21T10:0');
  append(file, entry);
  expect(readEntries(file)).toEqual({ entries: [entry, entry], damaged: 1 });
});

test('the page lists the latest calls, newest first, markup as text', async ({ api, file }) => {
  for (let i = 0; i <= 500; i++) append(file, { time: '', path: '', body: { name: `Visitor ${i}.` } });
  await post(api, '/api/mail/add', { ...GENERAL, enquiry: '</dd><script>alert(1)</script>' });
  const response = await fetch(api.url);
  const html = await response.text();
  expect(html).toContain('502 calls received, newest first. The latest 500 are shown.');
  expect(html).toMatch(/&lt;\/dd&gt;&lt;script&gt;.*Visitor 500\..*Visitor 2\./s);
  expect(html).not.toMatch(/<script|Visitor 1\./);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test('the network may send enquiries, but only this computer shows them', async ({ file }) => {
  const api = await startEnquiryApi({ file, quiet: true, lan: true }).catch((error: Error) => {
    test.skip(error.message.startsWith('--lan needs a network'), 'this computer is on no network');
    throw error;
  });
  expect((await send(api)).status).toBe(200);
  const local = `http://localhost:${api.port}`;
  // `fetch` sends no foreign host name.
  const status = (url: string, host: string) =>
    new Promise((resolve) => http.get(url, { headers: { host } }, (res) => resolve(res.resume().statusCode)));
  expect(await status(local, 'localhost')).toBe(200);
  expect(await status(local, 'elsewhere.example')).toBe(404);
  expect(await status(api.url, 'localhost')).toBe(404);
  await api.close();
});
