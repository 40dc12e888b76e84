/** The files for hosts that cannot run in a test; their documentation says how each host reads them. */
import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { cloudfrontPolicies, headersFile, serverFiles, vercelFile } from './host-files';
import { HOST_RULES, type HostRules, headersFor } from './rules';

const RULES: HostRules = {
  defaults: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' },
  overrides: [
    { path: '/media/*', headers: { 'Cache-Control': 'immutable' } },
    { path: '/frame', headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
    { path: '/syllabus/*', headers: { 'X-Robots-Tag': 'noindex' } },
  ],
};

test('a rule with a star is for all in its folder, one without for its path alone', () => {
  const { defaults } = RULES;
  expect(headersFor(RULES, '/media/a.avif')).toEqual({ ...defaults, 'Cache-Control': 'immutable' });
  expect(headersFor(RULES, '/frame')).toEqual({ ...defaults, 'X-Frame-Options': 'SAMEORIGIN' });
  expect(headersFor(RULES, '/syllabus/a.pdf')).toEqual({ ...defaults, 'X-Robots-Tag': 'noindex' });
  for (const at of ['/', '/media', '/mediation', '/framed', '/a/frame'])
    expect(headersFor(RULES, at), at).toEqual(defaults);
});

// Cloudflare joins the values of all rules that match, unless a later one removes the header first.
test('_headers replaces a header by removing it, and leaves revalidating to the host', () => {
  expect(headersFile(RULES).replace(/^#.*\n/gm, '')).toBe(`/*
  X-Frame-Options: DENY

/media/*
  Cache-Control: immutable

/frame
  ! X-Frame-Options
  X-Frame-Options: SAMEORIGIN

/syllabus/*
  X-Robots-Tag: noindex
`);
});

// Vercel sends a header twice that two sources set.
test('the sources of vercel.json exclude each other, for each header', () => {
  const { headers, ...rest } = JSON.parse(vercelFile(RULES));
  expect(rest).toMatchObject({ cleanUrls: true, trailingSlash: false });
  const header = (key: string, value: string) => [{ key, value }];
  expect(headers).toEqual([
    { source: '/((?!frame$).*)', headers: header('X-Frame-Options', 'DENY') },
    { source: '/frame', headers: header('X-Frame-Options', 'SAMEORIGIN') },
    { source: '/((?!media/).*)', headers: header('Cache-Control', 'no-cache') },
    { source: '/media/(.*)', headers: header('Cache-Control', 'immutable') },
    { source: '/syllabus/(.*)', headers: header('X-Robots-Tag', 'noindex') },
  ]);
});

test('CloudFront has a policy for each kind of path, with all of its headers', () => {
  const defaults = { ...RULES.defaults, 'Strict-Transport-Security': 'max-age=600' };
  const policies = cloudfrontPolicies({ ...RULES, defaults });
  expect(policies.map(({ pattern, file }) => [pattern, file])).toEqual([
    ['*', 'cloudfront/headers-default.json'],
    ['/media/*', 'cloudfront/headers-media.json'],
    ['/frame', 'cloudfront/headers-frame.json'],
    ['/syllabus/*', 'cloudfront/headers-syllabus.json'],
  ]);
  // CloudFront refuses its own security headers among the custom ones.
  expect(policies.at(-1)?.policy).toMatchObject({
    Name: 'site-syllabus',
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: 600 },
      FrameOptions: { FrameOption: 'DENY' },
    },
    CustomHeadersConfig: {
      Quantity: 2,
      Items: [
        { Header: 'Cache-Control', Value: 'no-cache', Override: true },
        { Header: 'X-Robots-Tag', Value: 'noindex', Override: true },
      ],
    },
  });
});

const files = serverFiles(HOST_RULES, 'out', 'www.example.com');

test('every placeholder in a template is filled in', () => {
  for (const [name, text] of Object.entries(files)) expect(text, name).not.toMatch(/\{\{|undefined/);
});

test('the CloudFront function finds files, keeps queries and redirects to no other host', () => {
  const handler = vm.runInNewContext(`${files['cloudfront/function.js']}; handler`) as (event: unknown) => {
    uri?: string;
    statusCode?: number;
    headers?: { location: { value: string } };
  };
  const routed = (uri: string, querystring: object = {}) => {
    const { statusCode, headers, uri: file } = handler({ request: { uri, querystring } });
    return statusCode ? `${statusCode} ${headers?.location.value}` : file;
  };
  const found = { '/': '/index.html', '/Contact': '/Contact.html', '/media/a.avif': '/media/a.avif' };
  for (const [at, file] of Object.entries(found)) expect(routed(at)).toBe(file);
  const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: '%2F' }] }, c: { value: '' } };
  for (const at of ['//', '/index', '/index.html']) expect(routed(at, query), at).toBe('308 /?a=1&a=%2F&c');
  for (const at of ['/autocad/', '/autocad.html', '/autocad.html//', '//autocad'])
    expect(routed(at, query), at).toBe('308 /autocad?a=1&a=%2F&c');
  expect(routed('/\\example.com/')).toBe('308 /example.com');
  for (const at of ['/404', '/_headers']) expect(routed(at), at).toBe('/nothing-here');
});
