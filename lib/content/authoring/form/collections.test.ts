import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Collection, collectionsIn, formOf } from './collections';
import type { CmsField } from './fields';
import { readOptions } from './options';

const CONTENT = 'e2e/content-full';
const course = formOf('course', readOptions(CONTENT).options);
const named = (fields: CmsField[] | undefined, name: string) => fields?.find((field) => field.name === name);

test('a field of the form has the limits and the message of its schema', () => {
  expect(named(course, 'description')?.pattern).toEqual([
    '^[\\s\\S]{50,160}$',
    'Expected text of 50 to 160 characters.',
  ]);
  expect(named(course, 'timeRequired')?.pattern?.[1]).toContain('a duration as ISO 8601 writes it');
  expect(named(course, 'order')).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 9999 });
  expect(named(course, 'updated')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
  expect(named(course, 'aliases')).toMatchObject({ widget: 'list', max: 10, label_singular: 'Alias' });
  // An optional yes/no field has three options: yes, no, and unset.
  const computer = named(course, 'computer');
  expect(named(computer?.fields, 'provided')).toMatchObject({ widget: 'select', required: false });
});

test('groups, branches, pages and drawings are chosen from what there is', () => {
  const options = (name: string) => named(course, name)?.options;
  expect(options('group')).toContainEqual({ value: 'Mechanical CAD', label: 'Mechanical CAD' });
  expect(options('branches')).toContainEqual({ value: 'akurdi', label: 'Main Branch Akurdi Pune' });
  expect(options('related')).toContainEqual({ value: 'catia', label: 'CATIA (catia)' });
  expect(options('drawing')).toContainEqual({ value: 'default', label: 'default' });
});

test('every page has a form, and no new file takes the name of another or of a host', () => {
  const [courses, , pages, texts] = collectionsIn(CONTENT);
  const isText = (name: string) =>
    fs.readFileSync(`${CONTENT}/pages/${name}`, 'utf8').includes('template: text');
  const laidOut = fs.readdirSync(`${CONTENT}/pages`).filter((name) => !isText(name));
  expect(pages?.files?.map(({ file }) => path.basename(file))).toEqual(laidOut.sort());
  expect(texts).toMatchObject({ folder: 'content/pages', filter: { field: 'template', value: 'text' } });
  const free = (collection?: Collection, ...slugs: string[]) => {
    const { pattern } = collection?.slug ?? {};
    return slugs.filter((slug) => new RegExp(pattern?.[0] ?? '').test(slug));
  };
  expect(free(courses, 'catia', 'index-2', 'index', '_next', 'Catia', 'a--b')).toEqual(['catia', 'index-2']);
  expect(free(texts, 'contact', 'home', 'contact-us')).toEqual(['contact-us']);
});
