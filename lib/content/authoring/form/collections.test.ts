import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { FULL_CONTENT } from '../../testing';
import { type Collection, collectionsIn, formOf } from './collections';
import type { CmsField } from './fields';
import { readOptions } from './options';

const [courses, , pages, texts] = collectionsIn(FULL_CONTENT);
const course = formOf('course', readOptions(FULL_CONTENT).options);
const fieldNamed = (name: string, fields: CmsField[] | undefined = course) =>
  fields?.find((field) => field.name === name);

test('a field of the form has the limits and the message of its schema', () => {
  expect(fieldNamed('description')?.pattern).toEqual([
    '^[\\s\\S]{50,160}$',
    'Expected text of 50 to 160 characters.',
  ]);
  expect(fieldNamed('timeRequired')?.pattern?.[1]).toContain('a duration as ISO 8601 writes it');
  expect(fieldNamed('order')).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 9999 });
  expect(fieldNamed('updated')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
  expect(fieldNamed('aliases')).toMatchObject({ widget: 'list', max: 10, label_singular: 'Alias' });
  // An optional yes/no field has three options: yes, no, and unset.
  const computer = fieldNamed('computer');
  expect(fieldNamed('provided', computer?.fields)).toMatchObject({ widget: 'select', required: false });
});

test('groups, branches, pages and drawings are chosen from those that exist', () => {
  const options = (name: string) => fieldNamed(name)?.options;
  expect(options('group')).toContainEqual({ value: 'Mechanical CAD', label: 'Mechanical CAD' });
  expect(options('branches')).toContainEqual({ value: 'akurdi', label: 'Main Branch Akurdi Pune' });
  expect(options('related')).toContainEqual({ value: 'catia', label: 'CATIA (catia)' });
  expect(options('related')).not.toContainEqual(expect.objectContaining({ value: 'contact' }));
  expect(options('drawing')).toContainEqual({ value: 'default', label: 'default' });
});

test('every page has a form; pages of text are a collection', () => {
  const isText = (name: string) =>
    fs.readFileSync(`${FULL_CONTENT}/pages/${name}`, 'utf8').includes('template: text');
  const laidOut = fs.readdirSync(`${FULL_CONTENT}/pages`).filter((name) => !isText(name));
  expect(pages?.files?.map(({ file }) => path.basename(file))).toEqual(laidOut.sort());
  expect(texts).toMatchObject({ folder: 'content/pages', filter: { field: 'template', value: 'text' } });
});

test('a new file cannot take the name of a page or of a host', () => {
  const accepted = (collection?: Collection, ...slugs: string[]) => {
    const { pattern } = collection?.slug ?? {};
    return slugs.filter((slug) => new RegExp(pattern?.[0] ?? '').test(slug));
  };
  expect(accepted(courses, 'catia', 'index-2', 'index', '_next', 'Catia', 'a--b')).toEqual([
    'catia',
    'index-2',
  ]);
  expect(accepted(texts, 'contact', 'home', 'contact-us')).toEqual(['contact-us']);
});
