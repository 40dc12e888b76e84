import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { schemas } from '../../schema';
import { type Shape, shapeOf } from '../../shape';
import { choicesIn } from './choices';
import { type Collection, collectionsIn, formOf } from './collections';
import type { Field } from './fields';

const CONTENT = 'e2e/content-full';
const { choices } = choicesIn(CONTENT);

/** Paths of everything that a file can say: `batches.start`, `aliases`. */
function leaves(shape: Shape, prefix = ''): string[] {
  return Object.entries(shape.properties ?? {}).flatMap(([name, field]) => {
    const inner = field.properties ? field : field.items?.properties ? field.items : undefined;
    return inner ? leaves(inner, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}

function controls(fields: readonly Field[], prefix = ''): [string, Field][] {
  return fields.flatMap((field): [string, Field][] => [
    [`${prefix}${field.name}`, field],
    ...controls(field.fields ?? [], `${prefix}${field.name}.`),
    ...(field.field ? [[`${prefix}${field.name}[]`, field.field] as [string, Field]] : []),
  ]);
}

const templates = (shapeOf(schemas.page).oneOf ?? []).map((shape) => ({
  shape,
  template: String(shape.properties?.template?.const),
}));
const forms: { name: string; shape: Shape; fields: Field[] }[] = [
  ...(['course', 'service', 'site'] as const).map((kind) => ({
    name: kind,
    shape: shapeOf(schemas[kind]),
    fields: formOf(kind, choices),
  })),
  ...templates.map(({ template, shape }) => ({
    name: `page ${template}`,
    shape,
    fields: formOf('page', choices, template),
  })),
];

for (const { name, shape, fields } of forms) {
  test(`every field of a ${name} has a control with a label and a hint`, () => {
    const all = new Map(controls(fields));
    expect(leaves(shape).filter((leaf) => !all.has(leaf))).toEqual([]);
    const silent = [...all].filter(([, field]) => !field.label.trim() || !field.hint.trim());
    expect(silent.map(([path]) => path)).toEqual([]);
  });
}

test('what the schema limits by words, the form refuses in the same words', () => {
  const all = new Map(controls(formOf('course', choices)));
  expect(all.get('timeRequired')?.pattern?.[1]).toContain('a duration as ISO 8601 writes it');
  expect(all.get('description')?.pattern).toEqual([
    '^[\\s\\S]{50,160}$',
    'Expected text of 50 to 160 characters.',
  ]);
  expect(all.get('batches.days')?.pattern?.[1]).toContain('days of the week in full');
  expect(all.get('order')).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 9999 });
  expect(all.get('batches')).toMatchObject({ widget: 'list', max: 6 });
});

test('groups, branches, pages and drawings are chosen from what there is', () => {
  const all = new Map(controls(formOf('course', choices)));
  const values = (path: string) => all.get(path)?.options?.map((o) => o.value);
  expect(values('group')).toContain('Mechanical CAD');
  expect(values('branches')).toContain('akurdi');
  expect(values('related')).toEqual(expect.arrayContaining(['catia', 'ielts']));
  expect(values('drawing')).toContain('catia');
  expect(all.get('related')).toMatchObject({ multiple: true, max: 6 });
  expect(all.get('updated')).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' });
  // "No" is an answer, and so is no answer.
  expect(all.get('computer.provided')).toMatchObject({ widget: 'select', required: false });
});

test('there is a form for every content file, and no course can be named like what hosts keep for themselves', () => {
  const [courses, services, pages, texts, site] = collectionsIn(CONTENT);
  expect([courses?.folder, services?.folder, texts?.folder]).toEqual([
    'content/courses',
    'content/services',
    'content/pages',
  ]);
  const laidOut = pages?.files?.map((f) => path.basename(f.file)) ?? [];
  const inTexts = fs
    .readdirSync(`${CONTENT}/pages`)
    .filter((name) => /^template: text$/m.test(fs.readFileSync(`${CONTENT}/pages/${name}`, 'utf8')));
  expect([...laidOut, ...inTexts].sort()).toEqual(fs.readdirSync(`${CONTENT}/pages`).sort());
  expect(site?.files?.[0]?.file).toBe('content/site.md');
  const free = (slug: string, { slug: options } = courses as Collection) =>
    new RegExp((options as { pattern: [string, string] }).pattern[0]).test(slug);
  expect(['catia', 'c-and-c', 'index-2'].filter((slug) => free(slug))).toEqual([
    'catia',
    'c-and-c',
    'index-2',
  ]);
  expect(['index', '_next', 'Catia', 'a--b', 'ä'].filter((slug) => free(slug))).toEqual([]);
  // A new page of text must not be written over another page.
  expect(['contact', 'home', 'contact-us'].filter((slug) => free(slug, texts))).toEqual(['contact-us']);
});
