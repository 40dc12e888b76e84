import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { atomicWrite } from '@/lib/files/atomic-write';
import { copyFiles, copyReferenced } from './copy';

/** Files in `public/`, which Next copies, and others of Next's export; pages of the deliverable. */
function folders(ofPublic: string[], ofNext: string[], pages: Record<string, string> = {}) {
  const [publicDir, from, to] = ['public', 'next', 'out'].map((name) => test.info().outputPath(name)) as [
    string,
    string,
    string,
  ];
  for (const name of ofPublic) atomicWrite(path.join(publicDir, name), name);
  for (const name of [...ofPublic, ...ofNext]) atomicWrite(path.join(from, name), name);
  for (const [name, html] of Object.entries(pages)) atomicWrite(path.join(to, name), html);
  const shipped = () =>
    fs
      .readdirSync(to, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(to, name)).isFile())
      .sort();
  return { publicDir, from, to, shipped };
}

test('what lies in public/ is shipped though no page refers to it, and whatever metadata Next wrote', () => {
  const own = ['.well-known/security.txt', 'favicon.ico', 'google0.html', 'notes/catia.txt'];
  const metadata = ['apple-icon.png', 'llms.txt', 'robots.txt', 'opengraph/catia.png'];
  const nexts = ['catia.html', 'catia.txt', 'catia/__next._tree.txt', '_not-found.html', '_not-found.txt'];
  const { publicDir, from, to, shipped } = folders(own, [...metadata, ...nexts, '_next/static/a.js']);
  copyFiles(from, to, publicDir);
  expect(shipped()).toEqual([...own, ...metadata].sort());
});

test('of what the build generates in public/, and of Next’s own, only what a page refers to is shipped', () => {
  const { publicDir, from, to, shipped } = folders(
    ['media/a-640.avif', 'media/b-640.avif', 'share/catia.png'],
    ['_next/static/media/text.woff2', '_next/static/a.js'],
    { 'catia.html': '<img src="/media/a-640.avif"><link href="/_next/static/media/text.woff2">' },
  );
  copyFiles(from, to, publicDir);
  copyReferenced(from, to, { publicDir });
  expect(shipped()).toEqual(['_next/static/media/text.woff2', 'catia.html', 'media/a-640.avif']);
});

test('a page that refers to what is not there stops the build', () => {
  const { publicDir, from, to } = folders(['media/a.avif'], [], {
    'catia.html': '<img src="/media/b.avif">',
  });
  expect(() => copyReferenced(from, to, { publicDir })).toThrow('catia.html refers to /media/b.avif');
});
