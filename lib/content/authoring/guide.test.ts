/** The guide and the snippets say what the schema says. */
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { schemas } from '../schema';
import { inWords, type Shape, shapeOf } from '../shape';
import type { FormKind } from './form/kinds';
import { fieldTables, generatedFiles } from './guide';

const guide = fs.readFileSync('content/README.md', 'utf8');

for (const [file, text] of generatedFiles(guide)) {
  test(`${file} is as the schema has it (npm run make:guide)`, () => {
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  });
}

/** Every field of a shape, and of what is within it. */
function fieldsOf(shape: Shape, path = ''): [string, Shape][] {
  const own = Object.entries(shape.properties ?? {}).flatMap(([key, field]): [string, Shape][] => [
    [`${path}${key}`, field],
    ...fieldsOf(field, `${path}${key}.`),
  ]);
  return [
    ...own,
    ...(shape.items ? fieldsOf(shape.items, path) : []),
    ...(shape.oneOf ?? []).flatMap((s) => fieldsOf(s, path)),
  ];
}

for (const name of Object.keys(schemas) as FormKind[]) {
  test(`every field of a ${name} says what it is for, what it takes and what one looks like, which it takes`, () => {
    for (const [path, field] of fieldsOf(shapeOf(schemas[name]))) {
      expect.soft(field.description, path).toBeTruthy();
      expect.soft(inWords(field), path).not.toBe('a value');
      const simple = !field.properties && !field.items && !field.const && !field.enum;
      if (simple) expect.soft(field.examples, path).toHaveLength(1);
      expect.soft(fieldTables(name), path).toContain(`\`${path.split('.').join(' › ')}\``);
      const [example] = field.examples ?? [];
      if (typeof example !== 'string') continue;
      expect.soft(example.length, path).toBeLessThanOrEqual(field.maxLength ?? 1000);
      expect.soft(example.length, path).toBeGreaterThanOrEqual(field.minLength ?? 0);
    }
  });
}

test('the commands that the guide names are there', () => {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const [, name] of guide.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
});

test('the files and groups that the guide names are there', () => {
  const names = [...guide.matchAll(/`((?:courses|pages|services)\/[\w-]+\.md|site\.md)`/g)].map(
    (m) => `content/${m[1]}`,
  );
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(fs.existsSync(name), name).toBe(true);
});
