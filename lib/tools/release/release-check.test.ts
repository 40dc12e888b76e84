import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { SiteData } from '@/lib/content';
import { writeFiles } from '@/lib/files/testing';
import { absentFields, insecureHosts, licenceProblems, placeholders } from './release-check';

test('placeholders are named with file and line, unless the environment overrides them', () => {
  const dir = writeFiles({
    'site.md': `siteUrl: https://www.example.com
phone: "+91 00000 00001"
phone: "+91 98220 10000"
label: Site by Example Studio`,
    'courses/a.md': 'For example, a part.\nTODO: text\n',
  });
  const found = (overrides = {}) =>
    placeholders(dir, overrides).map(({ where }) => path.relative(dir, where));
  expect(found()).toEqual(['courses/a.md:2', 'site.md:1', 'site.md:2', 'site.md:4']);
  expect(found({ siteUrl: 'https://www.trikona.test' })).not.toContain('site.md:1');
});

test('an absent founder and an absent reviews widget are named', () => {
  const named = (founder?: object, embed?: string) =>
    absentFields({ founder, reviews: { embed } } as SiteData, 'content').map(
      ({ problem }) => problem.split(' ')[0],
    );
  expect(named()).toEqual(['founder', 'reviews']);
  expect(named({ name: 'A. B.' }, '<script>1</script>')).toEqual([]);
});

test('addresses that are not HTTPS, or local, are named', () => {
  const site = { a: 'https://a.test', b: { c: ['http://a.test', 'https://localhost:1', 'text'] }, n: 1 };
  expect(insecureHosts(site).map(({ where }) => where)).toEqual(['site.b.c.0', 'site.b.c.1']);
});

test('every licence of a shipped package is free; a missing licences.txt is named', () => {
  expect(licenceProblems(test.info().outputPath()).map(({ where }) => where)).toEqual(['licences.txt']);
});
