import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { SiteData } from '@/lib/content';
import { atomicWrite } from '@/lib/files/atomic-write';
import { licenceProblems } from './licences';
import { insecureHosts, missingFounder, placeholders, reviewsWidget } from './placeholders';

test('placeholders are named with file and line, unless the environment overrides them', () => {
  const dir = test.info().outputPath();
  const site = ['siteUrl: https://www.example.com', 'phone: "+91 00000 00001"', 'phone: "+91 98220 10000"'];
  atomicWrite(path.join(dir, 'site.md'), [...site, 'label: Site by Example Studio'].join('\n'));
  atomicWrite(path.join(dir, 'courses/a.md'), 'For example, a part.\nTODO: text\n');
  const found = (env: Record<string, string>) =>
    placeholders(dir, env).map(({ where }) => path.relative(dir, where));
  expect(found({})).toEqual(['courses/a.md:2', 'site.md:1', 'site.md:2', 'site.md:4']);
  expect(found({ SITE_URL: 'https://www.trikona.test' })).not.toContain('site.md:1');
});

test('the founder is named while nothing is known of one', () => {
  expect(missingFounder({}, 'content')).toEqual([
    { where: 'content/site.md', what: expect.stringContaining('founder is not given') },
  ]);
  expect(missingFounder({ founder: { name: 'A. B.', text: 'Taught two rooms.' } }, 'content')).toEqual([]);
});

test('the reviews widget is named while it is not set or loads from a host that is not listed', () => {
  const said = (embed?: string) =>
    reviewsWidget({
      file: 'content/site.md',
      data: { reviews: { embed, origins: [], page: 'https://reviews.test' } } as unknown as SiteData,
      placeOf: (path) => ({ line: 20 + path.length, column: 1 }),
    }).map(({ where, what }) => `${where} ${what}`);
  expect(said()).toEqual([expect.stringContaining('content/site.md:21 reviews: no widget')]);
  expect(said('<script src="https://widget.test/w.js"></script>')).toEqual([
    expect.stringContaining("content/site.md:22 reviews.embed: <script> loads 'https://widget.test'"),
  ]);
  expect(said('<script>1</script>')).toEqual([]);
});

test('hosts must be HTTPS and elsewhere', () => {
  const site = { a: 'https://a.test', b: { c: ['http://a.test', 'https://localhost:1', 'text'] }, n: 1 };
  expect(insecureHosts(site).map(({ where }) => where)).toEqual(['site.b.c.0', 'site.b.c.1']);
});

test('what is shipped is listed and free', () => {
  expect(licenceProblems(test.info().outputPath()).map(({ where }) => where)).toEqual(['licences.txt']);
});
