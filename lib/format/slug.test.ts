import { expect, test } from '@playwright/test';
import { downloadName, slugify } from './slug';

test('names that differ by signs alone stay apart', () => {
  expect(['C', 'C++', 'C & C++', 'C#'].map(slugify)).toEqual([
    'c',
    'c-plus-plus',
    'c-and-c-plus-plus',
    'c-sharp',
  ]);
  expect(['C', 'C++', 'C & C++'].map(downloadName)).toEqual(['C', 'Cpp', 'C-and-Cpp']);
});

test('letters of other alphabets are written in this one, where they can be', () => {
  expect(slugify('  Größe für Anfänger – Teil 1 ')).toBe('groesse-fuer-anfaenger-teil-1');
  expect(slugify('日本語')).toBe('');
});
