import { expect, test } from '@playwright/test';
import { downloadName, fileName, slugify } from './slug';

test('names that differ by signs alone stay apart', () => {
  expect(['C', 'C++', 'C & C++', 'C#'].map(slugify)).toEqual([
    'c',
    'c-plus-plus',
    'c-and-c-plus-plus',
    'c-sharp',
  ]);
  expect(['C', 'C++', 'C & C++'].map(downloadName)).toEqual(['C', 'Cpp', 'C-and-Cpp']);
});

test('names of files keep their folder and the kind of file', () => {
  const names = ['pieces/My Hub.SVG', 'CATIA 2027 v1.2.pdf', 'notes'];
  expect(names.map(fileName)).toEqual(['pieces/my-hub.svg', 'catia-2027-v1-2.pdf', 'notes']);
});
