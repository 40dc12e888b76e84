import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { parseContent } from '../../read/load';
import type { FileKind } from '../../schema';
import { changedLines, FULL_CONTENT } from '../../testing';
import { type FormValues, readForm, SOURCE, writeForm } from './format';

const filesOf = (dir: string): [FileKind, string][] => [
  ['site', `${dir}/site.md`],
  ...parseContent(dir).entries.map(({ kind, file }): [FileKind, string] => [kind, file]),
];

test('opening and saving a file changes nothing', () => {
  for (const [kind, file] of filesOf(FULL_CONTENT)) {
    const text = fs.readFileSync(file, 'utf8');
    expect(writeForm(kind, readForm(kind, text)), file).toBe(text);
  }
  // Files of `content` may be formatted by hand.
  for (const [kind, file] of filesOf('content')) {
    const { [SOURCE]: _, ...form } = readForm(kind, fs.readFileSync(file, 'utf8'));
    expect(readForm(kind, writeForm(kind, form)), file).toMatchObject(form);
  }
});

const COURSE = `---
# The name as the vendor writes it.
title: CATIA # a note beside it
description: 'Learn part, surface, assembly and drafting work in CATIA V5.'
group: "Mechanical CAD"
mode: [Classroom]
facts:
  # The first is shown on the card.
  - label: Software
    value: V5
  - label: "Files"
    value: CATPart
related: [solidworks, nx12]
---

The text.
`;

function edit(change: FormValues | ((form: FormValues) => unknown)) {
  const form = readForm('course', COURSE);
  if (typeof change === 'function') change(form);
  else Object.assign(form, change);
  return changedLines(COURSE, writeForm('course', form));
}

test('an edit changes its own line; comments, quotes and brackets stay', () => {
  expect(edit({ title: 'CATIA V5' })).toEqual({
    removed: ['title: CATIA # a note beside it'],
    added: ['title: CATIA V5 # a note beside it'],
  });
  expect(edit({ group: 'IT Courses' }).added).toEqual(['group: "IT Courses"']);
  expect(edit({ related: ['nx12', 'creo', 'solidworks'] }).added).toEqual([
    'related: [nx12, creo, solidworks]',
  ]);
  expect(edit({ body: 'The text.\n\n![A room](/content/images/room.jpg)' })).toEqual({
    removed: [],
    added: ['![A room](room.jpg)'],
  });
});

test('an added or removed field or item is lines of its own', () => {
  const facts = (form: FormValues) => form.facts as Record<string, string>[];
  expect(edit({ related: [] })).toEqual({ removed: ['related: [solidworks, nx12]'], added: [] });
  expect(edit((form) => facts(form).pop()).removed).toEqual(['  - label: "Files"', '    value: CATPart']);
  expect(edit((form) => facts(form).unshift({ label: 'New: one', value: '12' }))).toEqual({
    removed: [],
    added: ['  - label: "New: one"', '    value: "12"'],
  });
  const { title, ...form } = readForm('course', COURSE);
  const lines = writeForm('course', { title, searchTitle: 'CATIA V5', ...form }).split('\n');
  expect(lines.indexOf('searchTitle: CATIA V5')).toBe(3);
});

test('a value that the schema refuses is refused with its message', () => {
  const form = readForm('course', COURSE);
  expect(() => writeForm('course', { ...form, description: 'Short.', aliases: ['index'] })).toThrow(
    /text of 50 to 160 characters[\s\S]*no name that hosts keep for themselves/,
  );
  for (const text of ['No fields', COURSE.replace('mode:', '---- note\nmode:')])
    expect(() => readForm('course', text)).toThrow('could not be read');
});

test('a new file has the fields that were filled in, and pictures without their folder', () => {
  const form = {
    title: 'Visa: Basics',
    description: 'Which papers a visit to Dubai needs, and how long each takes.',
    template: 'about',
    noindex: false,
    searchTitle: '',
    galleryNote: null,
    gallery: [{ picture: '/content/images/room.jpg', alt: 'A room with twelve desks', caption: 'By day' }],
    body: 'A text.',
  };
  const text = writeForm('page', form);
  expect(text).toBe(`---
title: "Visa: Basics"
description: Which papers a visit to Dubai needs, and how long each takes.
template: about
gallery:
  - picture: room.jpg
    alt: A room with twelve desks
    caption: By day
---

A text.
`);
  expect(readForm('page', text).gallery).toEqual(form.gallery);
});
