import { expect, test } from '@playwright/test';
import { writeRelease } from '@/lib/export/release-manifest';
import { writeTestFiles } from '@/lib/files/testing';
import { headersFor, hostRules } from '@/lib/hosting/rules';
import { listen } from '../../listen';
import { staticHandler } from '../../static-server/static';
import { targetOf } from './target';
import { formatFindings, verify } from './verify';

const PAGES = ['index', 'lost', 'old', 'header', 'noindex', 'circle', '404'];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const FILES: Record<string, string> = {
  ...Object.fromEntries(PAGES.map((name) => [`${name}.html`, name])),
  'drawing.svg': SVG,
  'large.txt': ' '.repeat(2000),
};

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

/** Faulty responses, each with the problem to be found. */
const FAULTS: [
  { at: string; status?: number; headers?: Record<string, string>; body?: string },
  ...found: string[],
][] = [
  [{ at: '/lost', status: 404 }, 'status: 404'],
  [{ at: '/old', body: 'last release' }, 'content: 12 bytes, sha256 HASH'],
  [{ at: '/drawing.svg', body: SVG }, 'Content-Type of .svg: text/html; charset=utf-8'],
  [{ at: '/header', headers: { 'X-Frame-Options': 'SAMEORIGIN' } }, 'X-Frame-Options: SAMEORIGIN'],
  [{ at: '/noindex', headers: { 'X-Robots-Tag': 'noindex' } }, 'X-Robots-Tag: noindex'],
  [{ at: '/circle', status: 301, headers: { location: '/circle/' } }, 'status: 301 to /circle/'],
  [{ at: '/header/?a=1' }, 'redirect: 200'],
  // Netlify serves every spelling of a path.
  [{ at: '/header.html?a=1', headers: { 'x-nf-request-id': '1' } }],
  [{ at: '/no-such-page' }, 'status: 200'],
  [{ at: '/_headers', status: 404, body: 'nginx' }, '404 page: another page'],
  [{ at: '/redirected', status: 308, headers: { location: '/' } }, 'CORS preflight: 308 to /'],
  [{ at: '/closed', status: 204 }, 'Access-Control-Allow-Origin: none', 'Access-Control-Allow-Headers: none'],
  [{ at: '/open', status: 204, headers: CORS }],
];

test('each fault of a deployed site is found, and nothing else', async () => {
  const out = writeTestFiles(FILES);
  writeRelease(out);
  const serve = staticHandler(out);
  const server = await listen(0, (request, response) => {
    const [fault] = FAULTS.find(([{ at }]) => at === request.url) ?? [];
    if (!fault) return serve(request, response);
    const { at, status = 200, headers, body = at.replace(/\W|html|a=1/g, '') } = fault;
    const usual = { ...headersFor(hostRules(), at), 'content-type': 'text/html; charset=utf-8' };
    response.writeHead(status, { ...usual, ...headers }).end(status === 204 ? undefined : body);
  });
  const calls = ['/redirected', '/closed', '/open'].map((call) => server.url + call);
  const findings = await verify(targetOf(server.url, out), calls);
  await server.close();
  const found = findings.map(
    ({ where, problem, found = '' }) =>
      `${where.replace(server.url, '')} ${problem}: ${found.replace(/[0-9a-f]{12}$/, 'HASH')}`,
  );
  const expected = FAULTS.flatMap(([{ at }, ...differences]) => differences.map((text) => `${at} ${text}`));
  expect(found.sort()).toEqual([...expected, '/large.txt Content-Encoding: none'].sort());
});

test('findings of one kind are a line with two examples; --all lists each', () => {
  const finding = { problem: 'X-Content-Type-Options', expected: 'nosniff', found: 'none' };
  const findings = ['/', '/catia', '/contact', '/enquiry'].map((where) => ({ where, ...finding }));
  expect(formatFindings(findings)).toContain(
    'X-Content-Type-Options (4)  /: expected nosniff, found none; /catia: expected nosniff, found none; 2 more like these\n\n4 findings. --all lists each.',
  );
  expect(formatFindings(findings, true).split('\n')).toHaveLength(findings.length + 3);
});
