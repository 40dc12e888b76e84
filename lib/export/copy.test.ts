import { expect, test } from '@playwright/test';
import { pathsIn } from '@/lib/files';
import { writeTestFiles } from '@/lib/files/testing';
import { copyFiles } from './copy';

test('files of public/ and metadata of Next are copied, and nothing else of Next', () => {
  const own = ['.well-known/security.txt', 'favicon.ico', 'google0.html', 'notes/catia.txt'];
  const metadata = ['apple-icon.png', 'llms.txt', 'robots.txt', 'opengraph/catia.png'];
  const nexts = ['catia.html', 'catia.txt', 'catia/__next._tree.txt', '_not-found.html', '_not-found.txt'];
  const write = (folder: string, names: string[]) =>
    writeTestFiles(Object.fromEntries(names.map((name) => [name, name])), folder);
  const publicDir = write('public', own);
  const nextDir = write('next', [...own, ...metadata, ...nexts, '_next/static/a.js']);
  const staging = test.info().outputPath('out');
  copyFiles(nextDir, staging, publicDir);
  expect(pathsIn(staging)).toEqual([...own, ...metadata].sort());
});
