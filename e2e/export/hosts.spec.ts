/**
 * Every path of the registry, on servers that really run with the configurations that the build writes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { fileOf, routes } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { REVIEWS_FRAME } from '@/lib/content/reviews-frame';
import { listFiles, RELEASE_FILE } from '@/lib/export/release-manifest';
import { hostsDir } from '@/lib/hosting';
import { HOST_FILES, headersFor, hostRules, REVALIDATE } from '@/lib/hosting/rules';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { TYPES } from '@/lib/tools/release/verify/files';
import { serveStatic } from '@/lib/tools/static-server/static';
import { type Answer, installed, PROGRAMS, type Running, request, start, validate } from './servers';

const rules = hostRules();
const paths = routes(loadContent()).flatMap((route) => [route.path, ...route.aliases]);
const read = (file: string) => fs.readFileSync(path.join(TEST_EXPORT, file));

function expectHeaders(answer: Answer, at: string, about: string) {
  const wanted = { 'X-Robots-Tag': undefined, ...headersFor(rules, at) };
  const found = Object.fromEntries(
    Object.keys(wanted).map((name) => [name, answer.headers[name.toLowerCase()]]),
  );
  expect(found, about).toEqual(wanted);
}

function expectMissing(answer: Answer, about: string) {
  expect(answer.status, about).toBe(404);
  expect(answer.body.equals(read('404.html')), `${about}: the site's own page`).toBe(true);
  expect(answer.headers['content-type'], about).toMatch(/^text\/html; ?charset=utf-8$/i);
  expectHeaders(answer, '/404.html', about);
}

for (const program of ['npm start' as const, ...PROGRAMS]) {
  test.describe(program, () => {
    test.skip(
      program !== 'npm start' && !installed(program),
      `${program} is not installed here: its configuration was not run.`,
    );
    let server: Running;
    test.beforeAll(async () => {
      server = await (program === 'npm start'
        ? serveStatic(TEST_EXPORT)
        : start(program, rules, TEST_EXPORT));
    });
    test.afterAll(() => server?.close());

    test('every page is at its path, with its headers', async () => {
      for (const at of paths) {
        const answer = await request(server.port, at);
        expect(answer.status, at).toBe(200);
        expect(answer.body.equals(read(fileOf(at))), at).toBe(true);
        expect(answer.headers['content-type'], at).toMatch(/^text\/html; ?charset=utf-8$/i);
        expectHeaders(answer, at, at);
        expect((await request(server.port, `${at}?course=x&y=%20z`)).status, at).toBe(200);
        expect((await request(server.port, at, 'HEAD')).status, at).toBe(200);
      }
    });

    test('other spellings lead to the path and keep the query', async () => {
      const query = '?course=autocad&to=%2F%2Fx%20y&z';
      for (const at of paths) {
        const spellings =
          at === '/' ? ['/index', '/index.html', '/index/'] : [`${at}/`, `${at}.html`, `${at}.html/`];
        for (const spelling of spellings) {
          const plain = await request(server.port, spelling);
          expect([plain.status, plain.headers.location], spelling).toEqual([308, at]);
          const asked = await request(server.port, spelling + query);
          expect([asked.status, asked.headers.location], spelling + query).toEqual([308, at + query]);
        }
      }
    });

    test('upper and lower case are different', async () => {
      for (const at of paths) {
        for (const other of [at.toUpperCase(), at.toLowerCase(), `${at.toUpperCase()}/`]) {
          if (!paths.includes(other) && other.length > 2)
            expectMissing(await request(server.port, other), other);
        }
      }
    });

    test('every other file is served whole, hashed ones for good', async () => {
      test.setTimeout(120_000);
      const files = listFiles(TEST_EXPORT).filter(
        ({ path: file }) =>
          !file.endsWith('.html') &&
          file !== RELEASE_FILE &&
          !(HOST_FILES as readonly string[]).includes(file) &&
          !file.startsWith('.'),
      );
      expect(files.length).toBeGreaterThan(100);
      for (const { path: file } of files) {
        const answer = await request(server.port, `/${file}`);
        expect(answer.status, file).toBe(200);
        expect(answer.body.equals(read(file)), file).toBe(true);
        expectHeaders(answer, `/${file}`, file);
        const type = TYPES[file.split('.').at(-1) ?? ''];
        if (type) expect(answer.headers['content-type'], file).toMatch(type);
      }
    });

    test('what is not there is a true 404, never kept', async () => {
      const missing = [
        '/nope',
        '/nope/',
        '/nope.html',
        '/autocad/nope',
        '/autocad/index.html',
        '/media',
        '/media/',
        '/_next',
        '/_next/static/',
        '/drawings/',
        '/syllabus/nope.pdf',
        '/assets',
        '/assets/',
        '/assets/gone.js',
        '/media/gone.avif',
        '/gone.webmanifest',
      ];
      for (const at of [
        ...missing,
        '/404',
        '/404.html',
        '/404/',
        ...HOST_FILES.map((file) => `/${file}`),
        REVIEWS_FRAME,
      ]) {
        const answer = await request(server.port, at);
        expectMissing(answer, at);
        expect(answer.headers['cache-control'], at).toBe(REVALIDATE);
      }
    });

    test('no address sends the visitor to another host or out of the folder', async () => {
      const hostile = [
        '//example.com/',
        '//example.com/..',
        '//autocad/',
        '//autocad.html',
        '/\\example.com/',
        '/%5Cexample.com/',
        '/%2F%2Fexample.com/',
        '/autocad%0d%0aX-Evil:%201/',
        '/..%2f..%2f..%2fetc%2fpasswd',
        '/%2e%2e/%2e%2e/package.json',
        '/media/..%2f..%2f..%2fpackage.json',
      ];
      for (const at of hostile) {
        const answer = await request(server.port, at);
        expect(answer.headers['x-evil'], at).toBeUndefined();
        expect(answer.headers.location ?? '/', at).toMatch(/^\/(?![/\\])/);
        expect(answer.body.toString(), at).not.toMatch(/root:x:0|"private": true/);
      }
    });
  });
}

for (const program of PROGRAMS) {
  const file = { nginx: 'nginx.conf', caddy: 'Caddyfile' }[program];
  test(`the ${file} that an operator gets is valid`, () => {
    test.skip(!installed(program), `${program} is not installed here: ${file} was not checked.`);
    const { ok, said } = validate(program, fs.readFileSync(path.join(hostsDir(TEST_EXPORT), file), 'utf8'));
    expect(ok, said).toBe(true);
  });
}

test.describe('with a reviews frame', () => {
  const framed = hostRules({ reviews: true });
  for (const program of PROGRAMS) {
    test(`${program} lets this site alone show it`, async () => {
      test.skip(!installed(program), `${program} is not installed here.`);
      const root = test.info().outputPath('site');
      fs.cpSync(path.join(TEST_EXPORT, 'privacy.html'), path.join(root, 'reviews-frame.html'));
      for (const file of ['index.html', '404.html'])
        fs.cpSync(path.join(TEST_EXPORT, file), path.join(root, file));
      const server = await start(program, framed, root);
      try {
        const frame = await request(server.port, REVIEWS_FRAME);
        expect([
          frame.status,
          frame.headers['content-security-policy'],
          frame.headers['x-frame-options'],
        ]).toEqual([200, "frame-ancestors 'self'", 'SAMEORIGIN']);
        const page = await request(server.port, '/');
        expect([page.headers['content-security-policy'], page.headers['x-frame-options']]).toEqual([
          "frame-ancestors 'none'",
          'DENY',
        ]);
        const missing = await request(server.port, `${REVIEWS_FRAME}x`);
        expect([missing.status, missing.headers['content-security-policy']]).toEqual([
          404,
          "frame-ancestors 'none'",
        ]);
      } finally {
        await server.close();
      }
    });
  }
});
