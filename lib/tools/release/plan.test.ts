import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Release } from '@/lib/export/release-manifest';
import { commandsFor, listOf, planUpload, type Step } from './plan';

const release = (files: Record<string, string>): Release => ({
  files: Object.entries(files).map(([name, sha256]) => ({ path: name, size: 1, sha256 })),
});
const OLD = release({
  'index.html': 'a',
  'catia.html': 'a',
  'gone.html': 'a',
  'assets/react-1.js': '1',
  'media/same.avif': 's',
  'sitemap.xml': 'a',
  'share/a.png': 'a',
});
const NEW = release({
  'index.html': 'b',
  'catia.html': 'a',
  'new.html': 'b',
  'assets/react-2.js': '2',
  'media/same.avif': 's',
  'sitemap.xml': 'b',
  'share/a.png': 'b',
});
const paths = (old: Release, fresh: Release) =>
  Object.fromEntries(planUpload(old, fresh).map((step) => [step.file, step.paths]));

test('what pages ask for comes before them, what tells of them after, and only what changed', () => {
  expect(paths(OLD, NEW)).toEqual({
    '1-first.txt': ['assets/react-2.js', 'share/a.png'],
    '2-pages.txt': ['index.html', 'new.html'],
    '3-last.txt': ['sitemap.xml', 'release.json'],
    '4-delete-now.txt': ['gone.html'],
    '5-delete-later.txt': ['assets/react-1.js'],
  });
});

test('the same release is nothing to do', () => {
  expect(Object.values(paths(OLD, OLD)).flat()).toEqual([]);
});

test('a first release is uploaded whole', () => {
  const all = planUpload({ files: [] }, NEW).flatMap((step) => step.paths);
  expect(all.sort()).toEqual([...NEW.files.map((file) => file.path), 'release.json'].sort());
});

test('a release that only loses a file has a new list', () => {
  const less = { files: OLD.files.filter((file) => file.path !== 'gone.html') };
  expect(paths(OLD, less)['3-last.txt']).toEqual(['release.json']);
});

test('a list is read as it is by what uploads it', () => {
  const step: Step = {
    file: '1-first.txt',
    title: '',
    action: 'upload',
    paths: ['a b.pdf', '#c.svg', "d'e.png"],
  };
  const file = test.info().outputPath('1-first.txt');
  fs.writeFileSync(file, listOf(step));
  const said = execFileSync('sh', ['-c', `xargs -d '\\n' -I{} echo out/{} < ${path.relative('.', file)}`], {
    encoding: 'utf8',
  });
  expect(said.trim().split('\n')).toEqual(step.paths.map((name) => `out/${name}`));
  expect(commandsFor(step, 'out.plan', 'out')[0]).toBe(
    'rclone copy out REMOTE: --files-from-raw out.plan/1-first.txt',
  );
});
