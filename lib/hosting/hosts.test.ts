/** Hosts that cannot be run here, by their documented rules: what they would answer must be what the rules say. */
import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { headersFile, vercelFile } from './platforms';
import { type Headers, headersFor, hostRules } from './rules';
import { cloudfrontPolicies, serverFiles } from './servers';

const PATHS = [
  '/',
  '/autocad',
  '/media/a-480.avif',
  '/mediation',
  '/syllabus/Trikona-AutoCAD-Syllabus.pdf',
  '/reviews-frame',
  '/reviews-framed',
];
const rules = hostRules({ reviews: true });
type Policy = ReturnType<typeof cloudfrontPolicies>[number]['policy'];

/** `_headers` as Cloudflare documents it: every matching rule in order, values joined by a comma, `! Name` takes off. */
function cloudflare(text: string, at: string): Headers {
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
  // Both hosts revalidate of their own accord.
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

/** What CloudFront sends for a policy: `ContentTypeOptions` has no value of its own. */
function cloudfront({ SecurityHeadersConfig: security, CustomHeadersConfig: custom }: Policy): Headers {
  return {
    'Strict-Transport-Security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    'X-Content-Type-Options': security.ContentTypeOptions ? 'nosniff' : 'none',
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'X-Frame-Options': security.FrameOptions.FrameOption,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  };
}

test('CloudFront has a policy for each kind of path, with all of its headers', () => {
  const files = serverFiles(rules, 'out', 'www.example.com');
  for (const { pattern, file } of cloudfrontPolicies(rules))
    expect(cloudfront(JSON.parse(files[`cloudfront/${file}`] ?? '')), pattern).toEqual(
      headersFor(rules, pattern.replace('*', 'x')),
    );
});

test('every name in the templates is filled in; Netlify keeps /Aboutus only without its Pretty URLs', () => {
  const files = serverFiles(rules, 'out', 'www.example.com');
  for (const [name, text] of Object.entries(files)) expect(text, name).not.toMatch(/\{\{|undefined/);
  expect(files['README.md']).toMatch(/^\| Netlify .*Switch Pretty URLs off/m);
});

const SPELLINGS: Record<string, string[]> = {
  '/': ['//', '/index', '/index.html'],
  '/autocad': ['/autocad/', '/autocad.html', '/autocad.html//', '//autocad'],
};

test('the CloudFront function finds files, keeps queries and leads nowhere else', () => {
  const source = serverFiles(rules, 'out', 'www.example.com')['cloudfront/function.js'];
  const handler = vm.runInNewContext(`${source}; handler`) as (event: unknown) => {
    uri?: string;
    statusCode?: number;
    headers?: { location: { value: string } };
  };
  const ask = (uri: string, querystring: object = {}) => {
    const { statusCode, headers, uri: file } = handler({ request: { uri, querystring } });
    return statusCode ? `${statusCode} ${headers?.location.value}` : file;
  };
  const found = { '/': '/index.html', '/Contact': '/Contact.html', '/media/a-480.avif': '/media/a-480.avif' };
  for (const [at, file] of Object.entries(found)) expect(ask(at)).toBe(file);
  const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: '%2F' }] }, c: { value: '' } };
  for (const [clean, spellings] of Object.entries(SPELLINGS))
    for (const at of spellings) expect(ask(at, query), at).toBe(`308 ${clean}?a=1&a=%2F&c`);
  expect(ask('/\\example.com/')).toBe('308 /example.com');
  for (const at of ['/404', '/_headers']) expect(ask(at), at).toBe('/nothing-here');
});
