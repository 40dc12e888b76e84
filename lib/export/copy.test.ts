import { expect, test } from '@playwright/test';
import { pathsIn } from '@/lib/files';
import { writeFiles } from '@/lib/files/testing';
import { copyFiles, copyReferenced, referencesIn } from './copy';

function folders(publicFiles: string[], nextFiles: string[]) {
  const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
  const publicDir = writeFiles(named(publicFiles), 'public');
  const nextDir = writeFiles(named([...publicFiles, ...nextFiles]), 'next');
  const staging = test.info().outputPath('out');
  return { publicDir, nextDir, staging, shipped: () => pathsIn(staging) };
}

test('files of public/ and metadata of Next are copied without a reference', () => {
  const own = ['.well-known/security.txt', 'favicon.ico', 'google0.html', 'notes/catia.txt'];
  const metadata = ['apple-icon.png', 'llms.txt', 'robots.txt', 'opengraph/catia.png'];
  const nexts = ['catia.html', 'catia.txt', 'catia/__next._tree.txt', '_not-found.html', '_not-found.txt'];
  const { publicDir, nextDir, staging, shipped } = folders(own, [...metadata, ...nexts, '_next/static/a.js']);
  copyFiles(nextDir, staging, publicDir);
  expect(shipped()).toEqual([...own, ...metadata].sort());
});

test('generated files and those of Next are copied only if a page refers to them', () => {
  const { publicDir, nextDir, staging, shipped } = folders(
    ['media/a-640.avif', 'media/b-640.avif', 'share/catia.png'],
    ['_next/static/media/text.woff2', '_next/static/a.js'],
  );
  copyFiles(nextDir, staging, publicDir);
  const html = '<img src="/media/a-640.avif"><link href="/_next/static/media/text.woff2">';
  const references = new Map(referencesIn(html).map((reference) => [reference, 'catia.html']));
  copyReferenced(references, nextDir, staging, publicDir);
  expect(shipped()).toEqual(['_next/static/media/text.woff2', 'media/a-640.avif']);
});

test('a reference to a missing file stops the build', () => {
  const { publicDir, nextDir, staging } = folders(['media/a.avif'], []);
  const references = new Map([['media/b.avif', 'catia.html']]);
  expect(() => copyReferenced(references, nextDir, staging, publicDir)).toThrow(
    'catia.html refers to /media/b.avif',
  );
});
