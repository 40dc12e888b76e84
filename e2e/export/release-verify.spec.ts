/**
 * `npm run release:verify` against servers that really run, as the build configures them: a right one is right, and of
 * ten faults put in one by one each is found, said, and nothing else.
 */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { RELEASE_FILE, writeRelease } from '@/lib/export/release-manifest';
import { atomicWrite } from '@/lib/files/atomic-write';
import { writePlatformFiles } from '@/lib/hosting';
import { hostRules } from '@/lib/hosting/rules';
import { callPath } from '@/lib/tools/enquiry-api/calls';
import { type Verifying, verify } from '@/lib/tools/release/verify';
import { targetOf } from '@/lib/tools/release/verify/release';
import { Asker } from '@/lib/tools/release/verify/request';
import { installed, PROGRAMS, type Program, start } from './servers';

const rules = hostRules();
const CALLS = callPath.options;
/** A page that is worth compressing. */
const page = (title: string, script = 'react-new.js') =>
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${title}</title><p data-react="/assets/${script}">${'A line of the page. '.repeat(100)}</p></html>\n`;

/** A small site as the build would leave it. */
function makeSite(root: string) {
  const files: Record<string, string> = {
    'index.html': page('Home'),
    'catia.html': page('CATIA'),
    'Contact.html': page('Contact'),
    'contact.html': page('Contact'),
    '404.html': page('Not found'),
    'assets/react-new.js': `// ${'x'.repeat(2000)}\n`,
    'drawings/catia.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(2000)}--></svg>\n`,
    'media/room-480-0123456789.avif': 'not really a picture',
    'manifest.webmanifest': '{}\n',
    'syllabus/Catia.pdf': '%PDF-1.4\n',
    'robots.txt': 'User-agent: *\n',
  };
  for (const [name, text] of Object.entries(files)) atomicWrite(path.join(root, name), text);
  writePlatformFiles(rules, root);
  writeRelease(root, 'c0ffee0000');
}

/** Where a rule of the test's own goes: before all others. */
const BEGIN: Record<Program, string> = {
  nginx: '    error_page 404 /404.html;',
  caddy: '\t\theader -Server',
};

/** The enquiry API of an operator, behind the same server. */
const PREFLIGHT: Record<Program, string> = {
  nginx: `location /api/ { add_header Access-Control-Allow-Origin $http_origin; add_header Access-Control-Allow-Headers content-type; return 204; }`,
  caddy: `@api path_regexp api ^/api/\n route @api {\n header Access-Control-Allow-Origin {http.request.header.Origin}\n header Access-Control-Allow-Headers content-type\n respond 204\n }`,
};

interface Fault {
  name: string;
  /** A change of the configuration: text that goes in before all rules, or the whole. */
  rule?: Record<Program, string>;
  edit?: (config: string) => string;
  /** A change of what was uploaded. */
  upload?: (root: string) => void;
  api?: Record<Program, string>;
  /** What the report must say: the address and what was found there. */
  said: { what: RegExp; found: RegExp; change: RegExp }[];
}

const FAULTS: Fault[] = [
  {
    name: 'a wrong type',
    rule: {
      nginx: 'location ~ \\.svg$ { types {} default_type text/plain; try_files $uri =404; }',
      caddy: '@svg path_regexp svg \\.svg$\n header @svg Content-Type text/plain',
    },
    said: [{ what: /^\/drawings\/catia\.svg Content-Type$/, found: /^text\/plain/, change: /type/i }],
  },
  {
    name: 'a header that is missing',
    edit: (config) => config.replace(/^.*X-Content-Type-Options.*$/gm, ''),
    said: [
      {
        what: /^\/catia X-Content-Type-Options$/,
        found: /^not there$/,
        change: /(nginx\.conf|Caddyfile|README)/,
      },
    ],
  },
  {
    name: 'a page of the last release',
    upload: (root) => fs.writeFileSync(path.join(root, 'catia.html'), page('CATIA before', 'react-old.js')),
    said: [
      { what: /^\/catia$/, found: /another release \(0ld/, change: /last release/ },
      { what: /^\/assets\/react-old\.js$/, found: /^404/, change: /four weeks/ },
    ],
  },
  {
    name: 'a circle of redirects',
    rule: {
      nginx: 'location = /catia { return 301 /catia/$is_args$args; }',
      caddy: '@loop path_regexp loop ^/catia$\n redir @loop /catia/?{query} 301',
    },
    said: [
      { what: /^\/catia$/, found: /^301 to/, change: /redirect/ },
      { what: /^\/catia\/\?a=1$/, found: /circle/, change: /redirect/ },
    ],
  },
  {
    name: 'paths that ignore case',
    rule: {
      nginx: 'location ~* ^/catia$ { try_files /catia.html =404; }',
      caddy: '@any path_regexp any (?i)^/catia$\n rewrite @any /catia',
    },
    said: [{ what: /^\/CATIA$/, found: /^200/, change: /case/ }],
  },
  {
    name: 'no compression',
    edit: (config) => config.replace(/gzip on;/, '').replace(/encode zstd gzip/, ''),
    said: [{ what: /^\/catia Content-Encoding$/, found: /not compressed/, change: /gzip|compress/ }],
  },
  {
    name: 'a preflight without the CORS header',
    api: {
      nginx: 'location /api/ { add_header Access-Control-Allow-Headers content-type; return 204; }',
      caddy:
        '@api path_regexp api ^/api/\n route @api {\n header Access-Control-Allow-Headers content-type\n respond 204\n }',
    },
    said: [{ what: /^OPTIONS .*\/api\/mail\/add$/, found: /^not there$/, change: /openapi/ }],
  },
  {
    name: 'a preflight that is redirected',
    api: {
      nginx: 'location /api/ { return 308 https://elsewhere.test$uri; }',
      caddy: '@api path_regexp api ^/api/\n redir @api https://elsewhere.test{uri} 308',
    },
    said: [
      {
        what: /^OPTIONS .*\/api\/course\/add$/,
        found: /^308 to https:\/\/elsewhere\.test/,
        change: /openapi/,
      },
    ],
  },
  {
    name: 'a page that the host has altered',
    upload: (root) =>
      fs.writeFileSync(
        path.join(root, 'catia.html'),
        page('CATIA').replace('</html>', '<script src="/count.js"></script></html>'),
      ),
    said: [{ what: /^\/catia$/, found: /33 bytes put in: <script src="\/count\.js">/, change: /switch off/ }],
  },
  {
    name: 'a 200 for what is not there',
    edit: (config) =>
      config
        .replace('try_files $uri $uri.html =404', 'try_files $uri $uri.html /index.html =404')
        .replace('try_files {path} {path}.html', 'try_files {path} {path}.html /index.html'),
    said: [{ what: /^\/release-verify-no-such-page$/, found: /^200/, change: /404/ }],
  },
];

for (const name of PROGRAMS) {
  test.describe(name, () => {
    test.skip(!installed(name), `${name} is not installed here: it was not verified.`);

    /** Serves a copy of the site with a fault in it, and verifies that. */
    async function mismatchesWith(fault: Partial<Fault> = {}) {
      const out = test.info().outputPath('out');
      const deployed = test.info().outputPath('deployed');
      makeSite(out);
      fs.cpSync(out, deployed, { recursive: true });
      fault.upload?.(deployed);
      const before = test.info().outputPath('before');
      atomicWrite(path.join(before, 'catia.html'), page('CATIA before', 'react-old.js'));
      const last = writeRelease(before, '0ld0000000');
      const rule = [fault.rule?.[name] ?? '', fault.api?.[name] ?? PREFLIGHT[name]].join('\n');
      const server = await start(name, rules, deployed, (config) =>
        (fault.edit?.(config) ?? config).replace(BEGIN[name], (begin) => `${rule}\n${begin}`),
      );
      try {
        const base = `http://127.0.0.1:${server.port}`;
        const verifying: Verifying = {
          target: targetOf(base, out),
          asker: new Asker(),
          enquiries: { host: base, paths: CALLS },
          last,
        };
        return await verify(verifying);
      } finally {
        await server.close();
      }
    }

    test('what was built is what is served', async () => {
      expect(await mismatchesWith()).toEqual([]);
    });

    for (const fault of FAULTS) {
      test(`finds ${fault.name}`, async () => {
        const mismatches = await mismatchesWith(fault);
        for (const { what, found, change } of fault.said) {
          const match = mismatches.find((mismatch) => what.test(mismatch.what));
          expect(match, `${what} in ${JSON.stringify(mismatches, null, 1)}`).toBeDefined();
          expect(match?.found).toMatch(found);
          expect(match?.change).toMatch(change);
        }
        // Nothing else is blamed.
        expect(
          mismatches.filter(({ change }) => !fault.said.some((said) => said.change.test(change))),
        ).toEqual([]);
      });
    }
  });
}

test.describe('politely', () => {
  /** A host that answers as told, and counts. */
  async function host(answer: http.RequestListener) {
    const server = http.createServer(answer).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      close: () => new Promise((done) => server.close(done).closeAllConnections()),
    };
  }

  test('asks again after the pause that a 429 asks for', async () => {
    let asked = 0;
    const { url, close } = await host(
      (_request, response) =>
        void (asked++ === 0 ? response.writeHead(429, { 'retry-after': '7' }) : response).end('x'),
    );
    const pauses: number[] = [];
    const asker = new Asker(2, undefined, async (ms) => void pauses.push(ms));
    expect((await asker.ask(url)).status).toBe(200);
    expect(pauses.map((ms) => Math.round(ms / 1000))).toEqual([7]);
    await close();
  });

  test('has no more under way than the limit', async () => {
    let now = 0;
    let most = 0;
    const { url, close } = await host((_request, response) => {
      most = Math.max(most, ++now);
      setTimeout(() => {
        now--;
        response.end('x');
      }, 10);
    });
    const asker = new Asker(3);
    await Promise.all(Array.from({ length: 20 }, () => asker.ask(url)));
    expect(most).toBe(3);
    await close();
  });

  test('a host that is not there is an answer too', async () => {
    const { url, close } = await host((_request, response) => void response.end());
    await close();
    expect(await new Asker().ask(url)).toMatchObject({ status: 0, failed: 'ECONNREFUSED' });
  });
});

test('an export that is not there is named', () => {
  expect(() => targetOf('https://www.example.com', test.info().outputPath('none'))).toThrow(
    `${RELEASE_FILE} is not there: npm run build`,
  );
});
