/**
 * The files for hosts that cannot run in a test, read as their documentation says, give the headers of the
 * rules.
 */
import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { cloudfrontPolicies, headersFile, serverFiles, vercelFile } from './host-files';
import { type HeaderFields, headersFor, hostRules } from './rules';

const PATHS = [
  '/',
  '/autocad',
  '/media/a.avif',
  '/mediation',
  '/syllabus/a.pdf',
  '/reviews-frame',
  '/reviews-framed',
];
const rules = hostRules({ reviews: true });
const files = serverFiles(rules, 'out', 'www.example.com');

/**
 * `_headers` as Cloudflare documents it: all matching rules in order, values joined by a comma, `! Name`
 * removes.
 */
function cloudflare(text: string, at: string): HeaderFields {
  const answer: Record<string, string> = {};
  let matches = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) matches = line.endsWith('*') ? at.startsWith(line.slice(0, -1)) : line === at;
    else if (matches && line.startsWith('  ! ')) delete answer[line.slice(4)];
    else if (matches && line.startsWith('  ')) {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
      answer[name] = name in answer ? `${answer[name]}, ${value}` : value;
    }
  }
  return answer;
}

test('_headers gives each path its headers, none twice', () => {
  const text = headersFile(rules);
  // Both hosts revalidate by default.
  const usual = { 'Cache-Control': rules.defaults['Cache-Control'] };
  for (const at of PATHS) expect({ ...usual, ...cloudflare(text, at) }, at).toEqual(headersFor(rules, at));
});

test('vercel.json gives each path each header from one source only', () => {
  const { headers, ...rest } = JSON.parse(vercelFile(rules)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  expect(rest).toMatchObject({ cleanUrls: true, trailingSlash: false });
  for (const at of PATHS) {
    const found = headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(at))
      .flatMap((rule) => rule.headers);
    const answer = Object.fromEntries(found.map(({ key, value }) => [key, value]));
    expect(answer, at).toEqual(headersFor(rules, at));
    expect(found, at).toHaveLength(Object.keys(answer).length);
  }
});

test('CloudFront has a policy for each kind of path, with all of its headers', () => {
  for (const { pattern, policy } of cloudfrontPolicies(rules)) {
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy;
    const sent = {
      'Strict-Transport-Security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
      // CloudFront's X-Content-Type-Options has no configurable value.
      'X-Content-Type-Options': security.ContentTypeOptions ? 'nosniff' : 'none',
      'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
      'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
      'X-Frame-Options': security.FrameOptions.FrameOption,
      ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
    };
    expect(sent, pattern).toEqual(headersFor(rules, pattern.replace('*', 'x')));
  }
});

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
