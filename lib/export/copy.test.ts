import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { pathsIn } from '@/lib/files';
import { writeFiles } from '@/lib/files/testing';
import { copyFiles, copyReferenced, referencesIn } from './copy';

function folders(publicFiles: string[], nextFiles: string[]) {
  const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
  const publicDir = writeFiles(named(publicFiles), 'public');
  const from = writeFiles(named([...publicFiles, ...nextFiles]), 'next');
  const to = test.info().outputPath('out');
  return { publicDir, from, to, shipped: () => pathsIn(to) };
}

test('files of public/ and metadata of Next are copied without a reference', () => {
  const own = ['.well-known/security.txt', 'favicon.ico', 'google0.html', 'notes/catia.txt'];
  const metadata = ['apple-icon.png', 'llms.txt', 'robots.txt', 'opengraph/catia.png'];
  const nexts = ['catia.html', 'catia.txt', 'catia/__next._tree.txt', '_not-found.html', '_not-found.txt'];
  const { publicDir, from, to, shipped } = folders(own, [...metadata, ...nexts, '_next/static/a.js']);
  copyFiles(from, to, publicDir);
  expect(shipped()).toEqual([...own, ...metadata].sort());
});

test('generated files and those of Next are copied only if a page refers to them', () => {
  const { publicDir, from, to, shipped } = folders(
    ['media/a-640.avif', 'media/b-640.avif', 'share/catia.png'],
    ['_next/static/media/text.woff2', '_next/static/a.js'],
  );
  copyFiles(from, to, publicDir);
  const html = '<img src="/media/a-640.avif"><link href="/_next/static/media/text.woff2">';
  const references = new Map(referencesIn(html).map((reference) => [reference, 'catia.html']));
  copyReferenced(references, from, to, true, publicDir);
  expect(shipped()).toEqual(['_next/static/media/text.woff2', 'media/a-640.avif']);
});

test('a reference to a missing file stops the build, unless downloads are still made', () => {
  const { publicDir, from, to, shipped } = folders(['media/a.avif'], []);
  const references = new Map([['media/b.avif', 'catia.html']]);
  expect(() => copyReferenced(references, from, to, true, publicDir)).toThrow(
    'catia.html refers to /media/b.avif',
  );
  fs.mkdirSync(to);
  copyReferenced(references, from, to, false, publicDir);
  expect(shipped()).toEqual([]);
});
