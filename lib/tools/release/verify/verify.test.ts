import { expect, test } from '@playwright/test';
import { writeRelease } from '@/lib/export/release-manifest';
import { writeTestFiles } from '@/lib/files/testing';
import { HOST_RULES, headersFor } from '@/lib/hosting/rules';
import { listen } from '../../listen';
import { staticHandler } from '../../static-server/static';
import { targetOf } from './target';
import { formatFindings, verify } from './verify';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const FILES = { 'index.html': 'Home', 'page.html': 'A page', '404.html': 'Not found', 'drawing.svg': SVG };

interface Fault {
  /** Address of the response that is not as built. */
  at?: string;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Verifies a site that serves its export but for one response.
 * @param calls paths of the enquiry API
 * @returns the findings as `address problem: found`
 */
async function findingsOf(
  { at = '', status = 200, headers, body = '' }: Fault,
  { files = FILES, calls = [] }: { files?: Record<string, string>; calls?: string[] } = {},
) {
  const out = writeTestFiles(files);
  writeRelease(out);
  const serve = staticHandler(out);
  const server = await listen(0, (request, response) => {
    if (request.url !== at) return serve(request, response);
    const usual = { ...headersFor(HOST_RULES, at), 'content-type': 'text/html; charset=utf-8' };
    response.writeHead(status, { ...usual, ...headers }).end(body);
  });
  const hosted = calls.map((call) => server.url + call);
  const findings = await verify(targetOf(server.url, out), hosted);
  await server.close();
  return findings.map(({ where, problem, found }) => `${where.replace(server.url, '')} ${problem}: ${found}`);
}

const FAULTS: Record<string, [fault: Fault, found: string]> = {
  'a page that is missing': [{ at: '/page', status: 404, body: 'Not found' }, '/page status: 404'],
  'a page of the last release': [
    { at: '/page', body: 'last release' },
    '/page content: 12 bytes, sha256 c1a0c5195f6e',
  ],
  'a page that leads to itself': [
    { at: '/page', status: 301, headers: { location: '/page/' } },
    '/page status: 301 to /page/',
  ],
  'a drawing of another type': [
    { at: '/drawing.svg', body: SVG },
    '/drawing.svg Content-Type of .svg: text/html; charset=utf-8',
  ],
  'a header with another value': [
    { at: '/page', body: 'A page', headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
    '/page X-Frame-Options: SAMEORIGIN',
  ],
  'a page that is kept from search engines': [
    { at: '/page', body: 'A page', headers: { 'X-Robots-Tag': 'noindex' } },
    '/page X-Robots-Tag: noindex',
  ],
  'a second address of a page': [{ at: '/page/?a=1', body: 'A page' }, '/page/?a=1 redirect: 200'],
  'a page at an address that is none': [{ at: '/no-such-page', body: 'Home' }, '/no-such-page status: 200'],
  'a host’s own page for what is missing': [
    { at: '/_headers', status: 404, body: 'nginx' },
    '/_headers 404 page: another page',
  ],
};
for (const [name, [fault, found]] of Object.entries(FAULTS))
  test(`${name} is found, and nothing else`, async () => expect(await findingsOf(fault)).toEqual([found]));

test('a large text that is not compressed is found', async () => {
  const files = { ...FILES, 'large.txt': ' '.repeat(2000) };
  expect(await findingsOf({}, { files })).toEqual(['/large.txt Content-Encoding: none']);
});

test('Netlify may serve a page at a second address', async () => {
  const headers = { 'x-nf-request-id': '1' };
  expect(await findingsOf({ at: '/page.html?a=1', body: 'A page', headers })).toEqual([]);
});

const CALL = '/api/mail/add';
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
const PREFLIGHTS: Record<string, [fault: Fault, ...found: string[]]> = {
  'that is redirected is found': [{ status: 308, headers: { location: '/' } }, 'CORS preflight: 308 to /'],
  'without CORS headers is found': [
    { status: 204 },
    'Access-Control-Allow-Origin: none',
    'Access-Control-Allow-Headers: none',
  ],
  'that allows the call is no finding': [{ status: 204, headers: CORS }],
};
for (const [name, [fault, ...found]] of Object.entries(PREFLIGHTS))
  test(`a preflight ${name}`, async () => {
    const findings = await findingsOf({ ...fault, at: CALL }, { calls: [CALL] });
    expect(findings).toEqual(found.map((text) => `${CALL} ${text}`));
  });

test('findings of one kind are a line with two examples', () => {
  const finding = { problem: 'X-Content-Type-Options', expected: 'nosniff', found: 'none' };
  const findings = ['/', '/catia', '/contact', '/enquiry'].map((where) => ({ where, ...finding }));
  expect(formatFindings(findings)).toContain(
    'X-Content-Type-Options (4)  /: expected nosniff, found none; /catia: expected nosniff, found none; 2 more like these\n\n4 findings; --json lists each.',
  );
});
