import { expect, test } from '@playwright/test';
import { writeRelease } from '@/lib/export/release-manifest';
import { writeTestFiles } from '@/lib/files/testing';
import { exportedFiles, serverFiles } from '@/lib/hosting/host-files';
import { HOST_RULES } from '@/lib/hosting/rules';
import { serveStatic } from '../../static-server/static';
import { findProgram, request, startServer } from '../../testing';
import { targetOf } from './target';
import { verify } from './verify';

const page = (title: string) =>
  `<!DOCTYPE html><html lang="en"><title>${title}</title>${'<p>A line</p>'.repeat(200)}</html>\n`;
const FILES: Record<string, string> = {
  'index.html': page('Home'),
  'autocad.html': page('AutoCAD'),
  'Contact.html': page('Contact'),
  'contact.html': page('Contact'),
  'reviews-frame.html': page('Reviews'),
  '404.html': page('Not found'),
  'fonts/a.woff2': 'font',
  'assets/react-0123456789.js': `// ${'x'.repeat(2000)}\n`,
  'media/a-480.avif': 'picture',
  'drawings/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
  'syllabus/Trikona-AutoCAD-Syllabus.pdf': '%PDF-1.4\n',
  'calendar/a.ics': 'BEGIN:VCALENDAR\n',
  'loop/a.mp4': 'video',
  'manifest.webmanifest': '{}\n',
  'favicon.ico': 'icon',
  'sitemap.xml': '<urlset/>\n',
  'robots.txt': 'User-agent: *\n',
};
const QUERY = '?course=autocad&to=%2F%2Fx%20y&z';
const REDIRECTS = { '/autocad.html/': '/autocad', '/index': '/', '/index/': '/' };
const MISSING = ['/AUTOCAD/', '/autocad/nope', '/media/', '/404', '/404.html'];
const HOSTILE = [
  '//example.com/',
  '//autocad.html',
  '/\\example.com/',
  '/%2F%2Fexample.com/',
  '/autocad%0d%0aX-Evil:%201/',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/out.hosts/nginx.conf',
];

for (const name of ['npm start', 'nginx', 'caddy'] as const) {
  test(`${name} serves every kind of path by the rules, and nothing outside its folder`, async () => {
    test.skip(name !== 'npm start' && !findProgram(name), `${name} is not installed here: it was not run.`);
    const root = writeTestFiles({ ...FILES, ...exportedFiles(HOST_RULES) }, 'out');
    const hosts = writeTestFiles(serverFiles(HOST_RULES, 'out', 'www.example.com'), 'out.hosts');
    writeRelease(root);
    const server = name === 'npm start' ? await serveStatic(root) : await startServer(name, hosts, root);
    try {
      const findings = await verify(targetOf(server.url, root));
      // The local server does not compress.
      expect(
        findings.filter(({ problem }) => name !== 'npm start' || problem !== 'Content-Encoding'),
      ).toEqual([]);
      for (const [spelling, at] of Object.entries(REDIRECTS)) {
        const { status, headers } = await request(server.url, spelling + QUERY);
        expect([status, headers.location], spelling).toEqual([308, at + QUERY]);
      }
      for (const at of MISSING) {
        const { status, headers, body } = await request(server.url, at);
        expect([status, body], at).toEqual([404, FILES['404.html']]);
        expect(headers['x-robots-tag'], at).toBeUndefined();
      }
      for (const at of HOSTILE) {
        const { headers, body } = await request(server.url, at);
        expect(headers['x-evil'], at).toBeUndefined();
        expect(headers.location ?? '/', at).toMatch(/^\/(?![/\\])/);
        expect(body, at).not.toMatch(/root:x:0|map \$uri/);
      }
    } finally {
      await server.close();
    }
  });
}
