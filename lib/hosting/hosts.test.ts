/** Hosts that cannot be run here, by their documented rules: what they would answer must be what the rules say. */
import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { CLOUDFRONT_FUNCTION, cloudfrontPolicies } from './cloudfront';
import { notes } from './notes';
import { headersFile, platformFiles, vercelFile } from './platforms';
import { cleanPath, type Headers, headersFor, hostRules } from './rules';

const PATHS = [
  '/',
  '/autocad',
  '/Contact',
  '/contact',
  '/assets/react-0123456789.js',
  '/_next/static/media/a.woff2',
  '/media/a-480.avif',
  '/mediation',
  '/syllabus/Trikona-AutoCAD-Syllabus.pdf',
  '/drawings/a.svg',
  '/reviews-frame',
  '/reviews-frame.html',
  '/reviews-framed',
  '/404.html',
];
const variants = {
  'without a reviews frame': hostRules(),
  'with a reviews frame': hostRules({ reviews: true }),
};

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

for (const [name, rules] of Object.entries(variants)) {
  test.describe(name, () => {
    test('_headers gives each path its headers, none twice', () => {
      const text = headersFile(rules);
      for (const at of PATHS) {
        // What neither host needs to be told: they revalidate of their own accord.
        expect({ 'Cache-Control': rules.all['Cache-Control'], ...cloudflare(text, at) }, at).toEqual(
          headersFor(rules, at),
        );
      }
    });

    test('vercel.json gives each path each header from one source only', () => {
      const { headers, cleanUrls, trailingSlash } = JSON.parse(vercelFile(rules)) as {
        headers: { source: string; headers: { key: string; value: string }[] }[];
        cleanUrls: boolean;
        trailingSlash: boolean;
      };
      expect([cleanUrls, trailingSlash]).toEqual([true, false]);
      for (const at of PATHS) {
        const answer: Record<string, string> = {};
        for (const { source, headers: list } of headers) {
          if (!new RegExp(`^${source}$`).test(at)) continue;
          for (const { key, value } of list) {
            expect(answer, `${at}: ${key}`).not.toHaveProperty(key);
            answer[key] = value;
          }
        }
        expect(answer, at).toEqual(headersFor(rules, at));
      }
    });

    test('CloudFront has a policy for each kind of path', () => {
      const policies = cloudfrontPolicies(rules);
      expect(policies.map((p) => p.pattern)).toEqual(['*', ...rules.rules.map((r) => r.path)]);
      for (const { pattern, policy } of policies) {
        const wanted = headersFor(rules, pattern.replace('*', 'x'));
        const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy;
        expect(custom.Quantity).toBe(custom.Items.length);
        const answer: Headers = {
          'Strict-Transport-Security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
          'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
          'X-Frame-Options': security.FrameOptions.FrameOption,
          ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
        };
        expect(answer, pattern).toEqual(wanted);
      }
    });
  });
}

test('what hosts would not take whole is refused; no redirect is written, which Netlify would follow for ever', () => {
  const files = platformFiles(hostRules());
  expect(files._redirects).not.toMatch(/^[^#\n]/m);
  expect(files['.nojekyll']).toBe('');
  const many = hostRules();
  many.rules.push(...Array.from({ length: 100 }, (_, i) => ({ path: `/x${i}`, headers: {} })));
  expect(() => headersFile(many)).toThrow(/105 rules/);
  expect(() => headersFile({ all: { A: 'x'.repeat(2000) }, rules: [] })).toThrow(/2005 characters/);
});

test('Netlify keeps /Aboutus only without its Pretty URLs', () => {
  expect(notes(hostRules(), 'out', 'www.example.com')).toMatch(/^\| Netlify .*Switch Pretty URLs off/m);
});

test.describe('the CloudFront function', () => {
  const handler = vm.runInNewContext(`${CLOUDFRONT_FUNCTION}; handler`) as (event: unknown) => {
    uri?: string;
    statusCode?: number;
    headers?: { location: { value: string } };
  };
  const ask = (
    uri: string,
    querystring: Record<string, { value: string; multiValue?: { value: string }[] }> = {},
  ) => {
    const answer = handler({ request: { uri, querystring } });
    return answer.statusCode ? `${answer.statusCode} ${answer.headers?.location.value}` : answer.uri;
  };

  test('finds the file of a path', () => {
    expect(['/', '/autocad', '/Contact', '/media/a-480.avif', '/assets/a.b.js'].map((at) => ask(at))).toEqual(
      ['/index.html', '/autocad.html', '/Contact.html', '/media/a-480.avif', '/assets/a.b.js'],
    );
  });

  test('brings other spellings to the path, with their query', () => {
    const query = {
      a: { value: '1' },
      b: { value: '%2F' },
      c: { value: '' },
      d: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    };
    for (const spelling of ['/autocad/', '/autocad.html', '/autocad.html/', '//autocad'])
      expect(ask(spelling, query), spelling).toBe('308 /autocad?a=1&b=%2F&c&d=1&d=2');
    for (const spelling of ['/index', '/index.html', '/index/', '//'])
      expect(ask(spelling), spelling).toBe('308 /');
  });

  test('leads nowhere else', () => {
    for (const at of ['//example.com/', '/\\example.com/', '/\\/example.com/', '///example.com'])
      expect(ask(at), at).toMatch(/^308 \/example\.com$/);
    for (const at of ['/404', '/_headers', '/_redirects', '/vercel.json'])
      expect(ask(at), at).toBe('/nothing-here');
  });
});

test('one spelling of a path', () => {
  expect(
    [
      '/',
      '',
      '//',
      '/index',
      '/index.html',
      '/index/',
      '/autocad',
      '/autocad/',
      '/autocad.html',
      '/autocad.html//',
      '//autocad',
      '/a/b.html',
      '/a.htmlx',
    ].map(cleanPath),
  ).toEqual([...Array(6).fill('/'), ...Array(5).fill('/autocad'), '/a/b', '/a.htmlx']);
});
