import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Shape } from '../../shape';
import { changedLines } from '../../testing';
import { type FormValues, Refused, readForm, SOURCE, writeForm } from './format';
import { type FormKind, formShape } from './kinds';

const folders: Record<string, FormKind> = { courses: 'course', services: 'service', pages: 'page' };
/** Content files of a folder, with their kinds. */
const filesIn = (dir: string) => [
  ['site', path.join(dir, 'site.md')] as const,
  ...Object.entries(folders).flatMap(([folder, kind]) =>
    fs.readdirSync(path.join(dir, folder)).map((name) => [kind, path.join(dir, folder, name)] as const),
  ),
];
const FULL = filesIn('e2e/content-full');

/** As the form holds it: defaults and empty fields filled in, in the order of the schema. */
function filled(values: FormValues, shape: Shape): FormValues {
  const all: FormValues = {};
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    const value = values[name];
    if (field.properties && value) all[name] = filled(value as FormValues, field);
    else if (field.items?.properties && Array.isArray(value))
      all[name] = value.map((v) => filled(v, field.items as Shape));
    else
      all[name] =
        value ?? field.default ?? (field.type === 'array' ? [] : field.type === 'object' ? null : '');
  }
  return { ...all, body: values.body, [SOURCE]: values[SOURCE] };
}

function formOfFile(kind: FormKind, file: string): { text: string; form: FormValues } {
  const text = fs.readFileSync(file, 'utf8');
  const read = readForm(kind, text.trim());
  return { text, form: filled(read, formShape(kind, read.template)) };
}

test('opening and saving loses nothing, in every content file', () => {
  for (const [kind, file] of filesIn('content')) {
    const { text, form } = formOfFile(kind, file);
    const saved = writeForm(kind, form);
    expect({ ...readForm(kind, saved), [SOURCE]: '' }, file).toEqual({
      ...readForm(kind, text),
      [SOURCE]: '',
    });
  }
  for (const [kind, file] of FULL) {
    const { text, form } = formOfFile(kind, file);
    expect(writeForm(kind, form), file).toBe(text);
  }
});

/** Every text and number of a form, as paths. */
const places = (value: unknown, at: string[] = []): string[][] => {
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => places(inner, [...at, key]));
  return value || value === 0 ? [at] : [];
};

/** Another value that is as long and of the same letters, so that no limit refuses it. */
function other(value: unknown): unknown {
  if (typeof value !== 'string') return typeof value === 'number' ? value + 1 : !value;
  return /^\d{4}-/.test(value)
    ? `${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}`
    : value.replace(/[a-zé](?=[^a-z]*$)/, (c) => (c === 'z' ? 'y' : 'z'));
}

test('a changed field changes its line alone, and changed back gives the same bytes, for every field that a file has', () => {
  const tried = new Set<string>();
  for (const [kind, file] of FULL) {
    const { text, form } = formOfFile(kind, file);
    const { [SOURCE]: _, template, ...fields } = form;
    for (const place of places(fields)) {
      const name = `${kind} ${template ?? ''} ${place.join('.').replace(/\.\d+/g, '.*')}`;
      if (tried.has(name)) continue;
      const changed = structuredClone(form);
      const holder = place.slice(0, -1).reduce((values, key) => values[key] as FormValues, changed);
      const key = place.at(-1) ?? '';
      const value = holder[key];
      holder[key] = other(value);
      if (holder[key] === value) continue;
      let after: string;
      try {
        after = writeForm(kind, changed);
      } catch (error) {
        // What the schema refuses is another test's.
        expect(error, `${file} ${place.join('.')}`).toBeInstanceOf(Refused);
        continue;
      }
      tried.add(name);
      const [before, now] = [text.split('\n'), after.split('\n')];
      const differ = before.filter((line, i) => line !== now[i]).length;
      expect([now.length, differ], `${file} ${place.join('.')}`).toEqual([before.length, 1]);
      const back = writeForm(kind, { ...structuredClone(form), [SOURCE]: after });
      expect(back, `${file} ${place.join('.')} and back`).toBe(text);
    }
  }
  expect(tried.size).toBeGreaterThan(150);
});

const COURSE = `---
title: CATIA # a note beside it
description: 'A description in single quotes that is long enough for the limit, for students in Pune.'
# Why the group
group: "Mechanical CAD"
mode: [Classroom, Online]
related: [solidworks, nx12]
facts:
  # the first
  - label: Software
    value: V5
  - label: Files
    value: CATPart # two
  - {label: Flow, value: kept}
---

The text.

## A part
- without a blank line
`;

const edit = (change: (form: FormValues) => void) => {
  const form = readForm('course', COURSE.trim());
  change(form);
  return changedLines(COURSE, writeForm('course', form));
};

test('comments, quotes and brackets stay', () => {
  expect(edit((f) => (f.title = 'CATIA V5'))).toEqual({
    gone: ['title: CATIA # a note beside it'],
    came: ['title: CATIA V5 # a note beside it'],
  });
  expect(edit((f) => (f.group = 'IT Courses')).came).toEqual(['group: "IT Courses"']);
  expect(edit((f) => (f.related = ['nx12', 'creo', 'solidworks'])).came).toEqual([
    'related: [nx12, creo, solidworks]',
  ]);
  expect(edit((f) => (f.mode = ['Online'])).came).toEqual(['mode: [Online]']);
  expect(edit((f) => (f.body = `${f.body}\n- another`))).toEqual({ gone: [], came: ['- another'] });
});

test('fields and items come and go as lines of their own, in the place that the schema gives them', () => {
  expect(edit((f) => delete f.related)).toEqual({ gone: ['related: [solidworks, nx12]'], came: [] });
  const facts = (f: FormValues) => f.facts as Record<string, string>[];
  expect(edit((f) => facts(f).splice(0, 1))).toEqual({
    gone: ['  - label: Software', '    value: V5'],
    came: [],
  });
  expect(edit((f) => facts(f).splice(1, 0, { label: 'New: one', value: '12' }))).toEqual({
    gone: [],
    came: ['  - label: "New: one"', '    value: "12"'],
  });
  const form = readForm('course', COURSE.trim());
  const lines = writeForm('course', {
    ...form,
    order: 7,
    updated: '2027-01-01',
    outcomes: ['Model a cast housing, then cut it', 'Draw a sheet of parts', 'Check a surface'],
  }).split('\n');
  expect(lines[lines.indexOf('order: 7') - 1]).toBe('group: "Mechanical CAD"');
  expect(lines[lines.indexOf('updated: 2027-01-01') + 1]).toBe('---');
  expect(lines[lines.indexOf('outcomes:') + 1]).toBe('  - Model a cast housing, then cut it');
  expect(edit((f) => (f.facts = [])).gone).toContain('facts:');
});

test('what the schema refuses is refused in its words, and nothing is written', () => {
  const form = readForm('course', COURSE.trim());
  expect(() => writeForm('course', { ...form, description: 'Short.' })).toThrow(
    'text of 50 to 160 characters',
  );
  expect(() => writeForm('course', { ...form, aliases: ['index'] })).toThrow(
    'no name that hosts keep for themselves',
  );
  expect(() => writeForm('course', { ...form, updated: '2027-02-30' })).toThrow('a date that exists');
});

test('a new file is written as by hand; pictures are named without their folder', () => {
  const text = writeForm('course', {
    title: 'Sheet Metal: Basics',
    description:
      'Sheet metal for graduates in Pune: bends, reliefs and flat patterns, from the sketch to the drawing.',
    group: 'Mechanical CAD',
    pdf: 'enquiry',
    noindex: '',
    branches: ['akurdi'],
    batches: [
      {
        start: '2027-01-11',
        days: 'Monday to Friday',
        from: '18:00',
        to: '20:00',
        branch: 'akurdi',
        end: '',
        mode: '',
      },
    ],
    computer: null,
    body: 'A text.\n\n![A bent part](/content/images/bent.jpg)',
  });
  expect(text).toBe(`---
title: "Sheet Metal: Basics"
description: "Sheet metal for graduates in Pune: bends, reliefs and flat patterns, from the sketch to the drawing."
group: Mechanical CAD
branches: [akurdi]
batches:
  - start: 2027-01-11
    days: Monday to Friday
    from: "18:00"
    to: "20:00"
    branch: akurdi
---

A text.

![A bent part](bent.jpg)
`);
});

test('a picture of a project keeps its own folder, and nothing else', () => {
  const named = (picture: string) =>
    COURSE.replace(
      'related:',
      `projects:\n  - title: A plate with holes\n    made: Part\n    module: A part\n    picture: ${picture}\n    alt: A flat plate with four holes\nrelated:`,
    );
  const { projects } = readForm('course', named('pieces/plate.svg')) as { projects: { picture: string }[] };
  expect(projects[0]?.picture).toBe('/content/images/pieces/plate.svg');
  const text = named('pieces/plate.svg').replace(
    /( {2}- title)([\s\S]*?)(?=related)/,
    (project) => project + project.replace('plate w', 'disc w') + project.replace('plate w', 'ring w'),
  );
  expect(writeForm('course', readForm('course', text))).toBe(text);
});

test('a file that cannot be read says so', () => {
  expect(() => readForm('course', 'No fields')).toThrow('could not be read');
  expect(() => readForm('course', '---\ntitle: "open\n---\n')).toThrow();
});
