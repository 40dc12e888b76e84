import { expect, test } from '@playwright/test';
import { downloadName, fileName, slugify } from './slug';

test('slugs and download names differ where titles differ by signs alone', () => {
  expect(['C', 'C++', 'C & C++', 'C#'].map(slugify)).toEqual([
    'c',
    'c-plus-plus',
    'c-and-c-plus-plus',
    'c-sharp',
  ]);
  expect(['C', 'C++', 'C & C++'].map(downloadName)).toEqual(['C', 'Cpp', 'C-and-Cpp']);
});

test('fileName keeps folder and extension, in lower case', () => {
  const names = ['pieces/My Hub.SVG', 'CATIA 2027 v1.2.pdf', 'notes'];
  expect(names.map(fileName)).toEqual(['pieces/my-hub.svg', 'catia-2027-v1-2.pdf', 'notes']);
});
