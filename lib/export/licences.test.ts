import { expect, test } from '@playwright/test';
import { writeTestFiles } from '@/lib/files/testing';
import { licencesFile } from './licences';

const fileOf = (license: string, text = 'A text') => {
  const data = JSON.stringify({ name: 'a', version: '1.0.0', license });
  return licencesFile([writeTestFiles({ 'package.json': data, LICENSE: text })]);
};

test('a package is shipped with its licence, if that is free and has a text', () => {
  expect(fileOf('MIT')).toBe('a 1.0.0 (MIT)\n\nA text\n');
  expect(() => fileOf('GPL-3.0')).toThrow('a has the licence GPL-3.0. Expected one of MIT, ');
  expect(() => fileOf('MIT', '')).toThrow('a has no licence text');
});
