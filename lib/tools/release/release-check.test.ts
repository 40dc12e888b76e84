import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bundleIslands } from '@/lib/bundle/islands';
import { fontPackages, licencesFile } from '@/lib/export/licences';
import { writeTestFiles } from '@/lib/files/testing';
import { insecureHosts, licenceProblems, placeholders } from './release-check';

test('placeholders are named with file and line, unless the environment overrides them', () => {
  const dir = writeTestFiles({
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

test('addresses that are not HTTPS, or local, are named', () => {
  const found = (siteUrl: string) =>
    insecureHosts({ siteUrl, enquiryHost: 'https://a.test' }).map(({ problem }) => problem);
  expect(found('https://a.test')).toEqual([]);
  expect(found('http://a.test')).toEqual(['http://a.test is not HTTPS']);
  for (const local of ['https://127.0.0.1', 'https://a.localhost', 'https://[::1]:3000'])
    expect(found(local)).toEqual([`${local} is this computer`]);
});

test('every licence of a shipped package is free; one that is not, or has no text, is named', async () => {
  const { packages } = await bundleIslands();
  const named = (text: string) =>
    licenceProblems(writeTestFiles({ 'licences.txt': text })).map(
      ({ where, problem }) => `${where} ${problem}`,
    );
  const shipped = licencesFile([...packages, ...fontPackages()]);
  expect(shipped).toMatch(/^react-dom .*^@fontsource/ms);
  expect(named(shipped)).toEqual([]);
  expect(named(shipped.replace('(MIT)', '(GPL-3.0)'))).toEqual([
    'embla-carousel the licence GPL-3.0 is not one that is known to be free',
  ]);
  expect(named('a 1.0.0 (MIT)\n\n\n')).toEqual(['a has no licence text to give on']);
});

test('a missing licences.txt is named', () => {
  expect(licenceProblems(test.info().outputPath()).map(({ where }) => where)).toEqual(['licences.txt']);
});
