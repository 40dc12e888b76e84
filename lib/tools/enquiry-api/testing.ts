/** What the tests of this folder share. */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { type EnquiryApi, startEnquiryApi } from './server';

export const ORIGIN = 'http://localhost:3000';
export const GENERAL = {
  name: 'Asha Rao',
  mobile: '+91 00000 00000',
  email: 'asha@example.com',
  enquiry: 'When does CATIA begin?',
};
export const COURSE = {
  name: 'Asha Rao',
  mobile: '0000000000',
  email: 'asha@example.com',
  courseName: 'CATIA',
};
/** A right body of each call. */
export const BODIES = {
  '/api/mail/add': GENERAL,
  '/api/email/sendMail': GENERAL,
  '/api/course/add': COURSE,
  '/api/email/sendCourse': COURSE,
};

/** A folder of its own for each test, and an API that keeps its enquiries there. */
export const test = base.extend<{ file: string; api: EnquiryApi }>({
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

/** Posts as a page of the site would. */
export function post(
  api: EnquiryApi,
  call: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(api.url + call, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
    body:
      typeof body === 'string' ? body : body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
    redirect: 'manual',
  });
}

/** The status of an address for one who says that it is another host's, as `fetch` cannot. */
export const statusAs = (url: string, host?: string) =>
  new Promise((resolve) =>
    http.get(url, { headers: host ? { host } : {} }, (response) => resolve(response.resume().statusCode)),
  );

/** Lines of the file, as they stand there. */
export const linesOf = (file: string) =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
