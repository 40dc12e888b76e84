/** A small site on a server that runs: each fault is found, and nothing else is blamed. */
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { RELEASE_FILE, writeRelease } from '@/lib/export/release-manifest';
import { atomicWrite } from '@/lib/files/atomic-write';
import { writePlatformFiles } from '@/lib/hosting';
import { headersFor, hostRules } from '@/lib/hosting/rules';
import { callPath } from '@/lib/tools/enquiry-api/calls';
import { listen } from '@/lib/tools/listen';
import { staticHandler } from '@/lib/tools/static-server/static';
import { verify } from '.';
import { type Check, runChecks } from './check';
import { formatFindings } from './format';
import { targetOf } from './release';

const page = (title: string) => `<!DOCTYPE html><html lang="en"><title>${title}</title></html>\n`;
const FILES = {
  'index.html': page('Home'),
  'catia.html': page('CATIA'),
  'Contact.html': page('Contact'),
  'contact.html': page('Contact'),
  '404.html': page('Not found'),
  'drawings/catia.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'media/room-0123456789.avif': 'not really a picture',
  'robots.txt': 'User-agent: *\n',
};

function makeSite(root: string, files: Record<string, string>, commit: string) {
  for (const [name, text] of Object.entries(files)) atomicWrite(path.join(root, name), text);
  writePlatformFiles(hostRules(), root);
  writeRelease(root, commit);
}

/** Responds in place of the static server, or returns false. */
type Handler = (request: IncomingMessage, response: ServerResponse, root: string) => boolean;

const PREFLIGHT = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
const respond = (status: number, headers: Record<string, string> = {}): Handler => {
  return (_request, response) => !!response.writeHead(status, headers).end();
};
const at = (url: RegExp, handler: Handler): Handler => {
  return (request, ...rest) => url.test(request.url ?? '') && handler(request, ...rest);
};
/** A file with the headers of the rules and others. */
const file = (name: string, headers: Record<string, string> = {}): Handler => {
  return (_request, response, root) => {
    const all = { ...headersFor(hostRules(), `/${name}`), 'content-type': 'text/html; charset=utf-8' };
    response.writeHead(200, { ...all, ...headers });
    return !!response.end(fs.readFileSync(path.join(root, name)));
  };
};

interface Fault {
  handle?: Handler;
  preflight?: Handler;
  /** Files of the build and of the deployed site, besides or instead. */
  built?: Record<string, string>;
  deployed?: Record<string, string>;
  lost?: string;
}

/** Verifies a site with a fault against the build. */
async function findingsOf({ handle, preflight, built, deployed = {}, lost = '' }: Fault = {}) {
  const folder = (name: string) => test.info().outputPath(name);
  const [out, root] = [folder('out'), folder('deployed')];
  makeSite(out, { ...FILES, ...built }, 'c0ffee0000');
  fs.cpSync(out, root, { recursive: true });
  for (const [name, text] of Object.entries(deployed)) atomicWrite(path.join(root, name), text);
  if (lost) fs.rmSync(path.join(root, lost));
  const serve = staticHandler(root);
  const api = preflight ?? respond(204, PREFLIGHT);
  const server = await listen(0, (request, response) => {
    const first = request.method === 'OPTIONS' ? api : handle;
    if (!first?.(request, response, root)) serve(request, response);
  });
  try {
    const base = server.url;
    const enquiries = { host: base, paths: callPath.options.slice(0, 1) };
    return await verify(targetOf(base, out), enquiries);
  } finally {
    await server.close();
  }
}

const inShort = async (fault?: Fault) =>
  (await findingsOf(fault)).map(({ where, what, found }) =>
    `${where.replace(/http:\/\/localhost:\d+/, '')} ${what}: ${found}`.replace(/[0-9a-f]{12}$/, 'HASH'),
  );

const FAULTS: Record<string, [Fault, string[]]> = {
  nothing: [{}, []],
  'a wrong type': [
    { handle: at(/svg$/, file('drawings/catia.svg', { 'content-type': 'text/plain' })) },
    ['/drawings/catia.svg Content-Type of .svg: text/plain'],
  ],
  'a header of another value': [
    { handle: at(/^\/catia$/, file('catia.html', { 'X-Frame-Options': 'SAMEORIGIN' })) },
    ['/catia X-Frame-Options: SAMEORIGIN'],
  ],
  'a noindex that the host adds': [
    { handle: at(/^\/catia$/, file('catia.html', { 'X-Robots-Tag': 'noindex' })) },
    ['/catia X-Robots-Tag: noindex'],
  ],
  'a page of the last release': [
    { deployed: { 'catia.html': page('Last') } },
    ['/catia content: 58 bytes, sha256 HASH'],
  ],
  'a release that was not uploaded whole': [
    { built: { 'new.html': page('New') }, lost: 'new.html', handle: at(/^\/new/, respond(404)) },
    ['/new status: 404', '/new/?a=1 redirect: 404', '/new.html?a=1 redirect: 404'],
  ],
  'a circle of redirects': [
    { handle: at(/^\/catia$/, respond(301, { location: '/catia/' })) },
    ['/catia status: 301 to /catia/'],
  ],
  'paths that ignore case': [{ handle: at(/^\/CATIA$/, file('catia.html')) }, ['/CATIA status: 200']],
  'a 200 for what is not there': [
    { handle: at(/no-such-page/, file('index.html')) },
    ['/release-verify-no-such-page status: 200', '/release-verify/no-such-page.html status: 200'],
  ],
  'a file for the host that visitors get': [
    { handle: at(/^\/_headers$/, file('_headers')) },
    ['/_headers status: 200'],
  ],
  'no compression': [
    { built: { 'catia.html': page('CATIA'.repeat(400)) } },
    ['/catia Content-Encoding: none'],
  ],
  'a preflight without the CORS header': [
    { preflight: respond(204, { 'access-control-allow-headers': 'content-type' }) },
    ['/api/mail/add Access-Control-Allow-Origin: none'],
  ],
  'a preflight that is redirected': [
    { preflight: respond(308, { location: 'https://elsewhere.test/' }) },
    ['/api/mail/add CORS preflight: 308 to https://elsewhere.test/'],
  ],
  'no fault in Netlify, which serves every spelling': [
    { handle: at(/^\/catia(\/|\.html)/, file('catia.html', { 'x-nf-request-id': '1' })) },
    [],
  ],
};

for (const [name, [fault, expected]] of Object.entries(FAULTS))
  test(`finds ${name}`, async () => expect(await inShort(fault)).toEqual(expected));

test('findings of one cause are a line with two examples, unless all are asked for', async () => {
  const without: Handler = (_request, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => (name === 'X-Content-Type-Options' ? response : set(name, value));
    response.setHeader('server', 'nginx');
    return false;
  };
  const findings = await findingsOf({ handle: without });
  expect(findings.length).toBeGreaterThan(10);
  expect(new Set(findings.map(({ what }) => what))).toEqual(new Set(['X-Content-Type-Options']));
  expect(formatFindings(findings)).toMatch(
    /^X-Content-Type-Options \(\d+\) {2}\S+: expected nosniff, found none; \S+: expected nosniff, found none; \d+ more like these\. nginx \(out\.hosts\/nginx\.conf\): the headers\n\n\d+ findings\. --all lists each\.$/,
  );
  const all = formatFindings(findings, true).split('\n');
  expect(all).toHaveLength(findings.length + 2);
});

test.describe('requests', () => {
  const checks = (count: number): Check[] =>
    Array.from({ length: count }, () => ({
      where: '/',
      differences: ({ status }) => (status === 200 ? [] : [['missing', 'status', '200']]),
    }));

  test('wait as long as a 429 asks for', async () => {
    let requests = 0;
    const server = await listen(0, (_request, response) =>
      (requests++ === 0 ? response.writeHead(429, { 'retry-after': '7' }) : response).end(),
    );
    const pauses: number[] = [];
    const wait = async (ms: number) => void pauses.push(Math.round(ms / 1000));
    expect(await runChecks(checks(1), server.url, wait)).toEqual([]);
    expect(pauses).toEqual([7]);
    await server.close();
    expect(await runChecks(checks(1), server.url)).toMatchObject([
      { found: expect.stringMatching(/^no response \(\w+\)$/) },
    ]);
  });

  test('are six at a time', async () => {
    let now = 0;
    let most = 0;
    const server = await listen(0, async (_request, response) => {
      most = Math.max(most, ++now);
      await new Promise(setImmediate);
      now--;
      response.end();
    });
    await runChecks(checks(30), server.url);
    expect(most).toBeLessThanOrEqual(6);
    await server.close();
  });
});

test('an export that is not there is named', () => {
  expect(() => targetOf('https://www.example.com', '.cache/none')).toThrow(
    `${RELEASE_FILE} is not there: npm run build`,
  );
});
