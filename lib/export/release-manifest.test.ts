import { expect, test } from '@playwright/test';
import { writeFiles } from '@/lib/files/testing';
import { checkCaseConflicts, releaseOf, writeRelease } from './release-manifest';

const file = (name: string, sha256: string) => ({ path: name, size: 1, sha256 });

test('names that differ by case or Unicode form alone are refused, except for copies', () => {
  const names = [
    ['Contact.html', 'contact.html'],
    ['caf\u00e9.html', 'cafe\u0301.html'],
    ['Media/a.svg', 'media/a.svg'],
  ] as const;
  for (const [one, other] of names) {
    expect(() => checkCaseConflicts([file(one, 'a'), file(other, 'b')])).toThrow(
      `'${one}' and '${other}' are one name`,
    );
    checkCaseConflicts([file(one, 'a'), file(other, 'a')]);
  }
});

test('release.json lists all other files by name, with size and hash, and the commit', () => {
  const root = writeFiles({ 'b/x.txt': 'abc', 'a.html': '', 'B.html': '' });
  const release = writeRelease(root, 'c0ffee');
  expect(release.files.map((f) => f.path)).toEqual(['B.html', 'a.html', 'b/x.txt']);
  expect(release.files.at(-1)).toEqual({
    path: 'b/x.txt',
    size: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
  expect(releaseOf(root)).toEqual({ commit: 'c0ffee', files: release.files });
  expect(writeRelease(root, 'c0ffee')).toEqual(release);
});
