import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeRelease } from '@/lib/export/release-manifest';
import { atomicWrite } from '@/lib/files/atomic-write';
import { writePlatformFiles } from '@/lib/hosting';
import { hostRules } from '@/lib/hosting/rules';
import { hostFiles, policies, releaseList, sizes } from './export';
import { licenceProblems } from './licences';
import { deadLinks, plainLinks } from './links';
import { insecureHosts, missingFounder, placeholders } from './placeholders';

const SITE = 'https://www.trikona.test';

/** A folder with these files. */
function folder(files: Record<string, string>): string {
  const root = test.info().outputPath('site');
  for (const [name, text] of Object.entries(files)) atomicWrite(path.join(root, name), text);
  return root;
}

test('placeholders are named with file and line, unless the environment overrides them', () => {
  const dir = folder({
    'site.md':
      'siteUrl: https://www.example.com\nphone: "+91 00000 00001"\nphone: "+91 98220 10000"\nlabel: Site by Example Studio\n',
    'courses/a.md': 'For example, a part.\nTODO: text\n',
  });
  const found = placeholders(dir, {}).map(({ where }) => path.relative(dir, where));
  expect(found).toEqual(['courses/a.md:2', 'site.md:1', 'site.md:2', 'site.md:4']);
  expect(placeholders(dir, { SITE_URL: SITE }).map(({ where }) => path.relative(dir, where))).not.toContain(
    'site.md:1',
  );
});

test('the founder is named while nothing is known of one', () => {
  expect(missingFounder({}, 'content')).toEqual([
    { where: 'content/site.md', what: expect.stringContaining('founder is not given') },
  ]);
  expect(missingFounder({ founder: { name: 'A. B.', text: 'Taught two rooms.' } }, 'content')).toEqual([]);
});

test('hosts must be HTTPS and elsewhere', () => {
  expect(
    insecureHosts({
      a: 'https://a.test',
      b: { c: ['http://a.test', 'https://localhost:1', 'text'] },
      n: 1,
      u: undefined,
    }).map(({ where }) => where),
  ).toEqual(['site.b.c.0', 'site.b.c.1']);
});

test('links within the site lead somewhere, to the very address', () => {
  const page = (body: string) => `<!DOCTYPE html><meta charset="utf-8"><body id="top">${body}`;
  const root = folder({
    'index.html': page(
      '<a href="/a#here"></a><a href="/a?x=1"></a><a href="#top"></a><a href="#"></a><a href="tel:+91"></a><a href="https://elsewhere.test/x"></a><img src="/m/p.webp" srcset="/m/p.webp 1x, /m/q.webp 2x">',
    ),
    'a.html': page(
      `<p id="here"></p><a href="/"></a><a href="/a.html"></a><a href="/A"></a><a href="/#nowhere"></a><a href="${SITE}/b"></a><a href="http://plain.test/"></a><meta property="og:image" content="${SITE}/share/a.png">`,
    ),
    'm/p.webp': '',
  });
  expect(deadLinks(root, SITE).map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'a.html: /a.html is not the address of the page',
    'a.html: /A is not there',
    'a.html: /#nowhere has no element "nowhere"',
    `a.html: ${SITE}/b is not there`,
    `a.html: ${SITE}/share/a.png is not there`,
    'index.html: /m/q.webp is not there',
  ]);
  expect(plainLinks(root)).toEqual([{ where: 'a.html', what: 'http://plain.test/ is not HTTPS' }]);
});

test('a page without its policy, or with one that is open or does not fit, is named', () => {
  const strict = "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";
  const page = (policy: string, body = '') =>
    `<!DOCTYPE html><head><meta charset="utf-8">${policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`}</head>${body}`;
  const root = folder({
    'good.html': page(strict),
    'none.html': page(''),
    'open.html': page(`${strict}; script-src 'unsafe-inline'`),
    'other.html': page(strict, '<script>1</script>'),
  });
  expect([...new Set(policies(root).map(({ where }) => where))]).toEqual([
    'none.html',
    'open.html',
    'other.html',
  ]);
});

test('files for hosts and the list of files are those of the build', () => {
  const root = folder({ 'index.html': 'x' });
  writePlatformFiles(hostRules(), root);
  writeRelease(root, 'c0ffee');
  expect([...hostFiles(root, hostRules()), ...releaseList(root)]).toEqual([]);
  fs.appendFileSync(path.join(root, '_headers'), 'x');
  fs.writeFileSync(path.join(root, 'new.html'), '');
  fs.rmSync(path.join(root, 'index.html'));
  expect(hostFiles(root, hostRules()).map(({ where }) => where)).toEqual(['_headers']);
  expect(releaseList(root).map(({ where }) => where)).toEqual(['_headers', 'new.html', 'index.html']);
});

test('files that are too large or empty are named', () => {
  const root = folder({
    'syllabus/a.pdf': 'x'.repeat(160_000),
    'drawings/a.svg': 'x'.repeat(70_000),
    'a.html': 'x'.repeat(70_000),
    'loop/a.mp4': '',
    '.nojekyll': '',
  });
  expect(sizes(root).map(({ where }) => where)).toEqual(['drawings/a.svg', 'loop/a.mp4', 'syllabus/a.pdf']);
});

test('what is shipped is listed and free', () => {
  expect(licenceProblems(folder({ x: '' })).map(({ where }) => where)).toEqual(['licences.txt']);
});
