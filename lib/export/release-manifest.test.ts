import { expect, test } from '@playwright/test';
import { writeTestFiles } from '@/lib/files/testing';
import { releaseOf, writeRelease } from './release-manifest';

test('release.json lists all other files by name, with size and hash, and the commit', () => {
  const root = writeTestFiles({ 'b/x.txt': 'abc', 'a.html': '', 'B.html': '' });
  const release = writeRelease(root, 'https://a.test', 'c0ffee');
  expect(release.files.map((f) => f.path)).toEqual(['B.html', 'a.html', 'b/x.txt']);
  expect(release.files.at(-1)).toEqual({
    path: 'b/x.txt',
    size: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
  expect(releaseOf(root)).toEqual({ commit: 'c0ffee', enquiryHost: 'https://a.test', files: release.files });
});
