import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { expect, test } from '@playwright/test';
import { CALL_PATHS } from './calls';
import { openApi } from './openapi';
import { startEnquiryApi } from './server';

const ORIGIN = 'http://localhost:3000';
const PERSON = { name: 'Asha Rao', mobile: '0000000000', email: 'asha@example.com' };
const COURSE = { ...PERSON, courseName: '' };
const GENERAL = { ...PERSON, enquiry: '<script>' };

async function start() {
  const file = test.info().outputPath('enquiries', 'enquiries.jsonl');
  const api = await startEnquiryApi({ file, quiet: true });
  const post = (path: string, body: object) =>
    fetch(api.url + path, { method: 'POST', headers: { origin: ORIGIN }, body: JSON.stringify(body) });
  return { api, file, post };
}

test('each call keeps a body of its described schema and refuses any other', async () => {
  const { api, file, post } = await start();
  const { paths } = openApi(api.url, ORIGIN);
  const bodyOf = (path: string) => (path.includes('ourse') ? COURSE : GENERAL);
  for (const path of CALL_PATHS) {
    const body = bodyOf(path);
    const { schema } = paths[path]?.post.requestBody.content['application/json'] ?? {};
    expect(schema, path).toMatchObject({ required: Object.keys(body), additionalProperties: false });
    expect((await post(path, body)).status, path).toBe(200);
    for (const wrong of [{ name: ' ' }, { email: 'asha' }, { mobile: '' }, { more: 'x' }]) {
      const refused = await post(path, { ...body, ...wrong });
      const allowed = refused.headers.get('access-control-allow-origin');
      expect([refused.status, allowed], `${path} ${JSON.stringify(wrong)}`).toEqual([400, ORIGIN]);
    }
  }
  const kept = fs.readFileSync(file, 'utf8').trim().split('\n');
  expect(kept.map((line) => JSON.parse(line))).toMatchObject(
    CALL_PATHS.map((path) => ({ path, body: bodyOf(path) })),
  );
  if (process.platform !== 'win32') expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  await api.close();
});

test('the page of the API shows enquiries as plain text, to localhost alone', async () => {
  const { api, post } = await start();
  await post('/api/mail/add', GENERAL);
  const page = await fetch(api.url);
  expect(await page.text()).toContain('enquiry: <script>');
  expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  // node:http, since `fetch` cannot send a foreign host name.
  const [elsewhere] = await once(http.get(api.url, { headers: { host: 'elsewhere.example' } }), 'response');
  expect(elsewhere.statusCode).toBe(404);
  await api.close();
});
