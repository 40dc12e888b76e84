import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeTestFiles } from '@/lib/files/testing';
import { insecureHosts, placeholders } from './release-check';

test('placeholders are named with file and line, unless the environment overrides them', () => {
  const dir = writeTestFiles({
    'site.md': `siteUrl: https://www.example.com
phone: "+91 00000 00001"
phone: "+91 98220 10000"
label: Site by Example Studio`,
    'courses/a.md': 'Example of a todo list.\nTODO: text\n',
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
