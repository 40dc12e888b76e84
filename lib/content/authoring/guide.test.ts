import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import type { FileKind } from '../schema';
import { describeField, FILE_SCHEMAS, type FieldSchema } from '../schema/json-schema';
import { fieldTables, generatedFiles } from './guide';

const guide = fs.readFileSync('content/README.md', 'utf8');

for (const [file, text] of generatedFiles(guide)) {
  test(`${file} is up to date with the schema (npm run make:guide)`, () => {
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  });
}

function fieldsOf(schema: FieldSchema, path = ''): [string, FieldSchema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, field]): [string, FieldSchema][] => [
    [`${path}${key}`, field],
    ...fieldsOf(field, `${path}${key} › `),
  ]);
  const inner = [...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...own, ...inner.flatMap((one) => fieldsOf(one, path))];
}

for (const [kind, schema] of Object.entries(FILE_SCHEMAS) as [FileKind, FieldSchema][]) {
  test(`every field of a ${kind} has a description, a type, an example and a row`, () => {
    for (const [path, field] of fieldsOf(schema)) {
      expect.soft(field.description, path).toBeTruthy();
      expect.soft(describeField(field), path).not.toBe('a value');
      const isSimple = !field.properties && !field.items && !field.const && !field.enum;
      if (isSimple) expect.soft(field.examples, path).toHaveLength(1);
      expect.soft(fieldTables(kind), path).toContain(`\`${path}\``);
    }
  });
}

test('the commands and files that the guide names exist', () => {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const named = (pattern: RegExp) => [...guide.matchAll(pattern)].map(([, name = '']) => name);
  const commands = named(/npm run ([\w:]+)/g);
  const files = named(/`((?:courses|pages|services)\/[\w-]+\.md|site\.md)`/g);
  expect(Math.min(commands.length, files.length)).toBeGreaterThan(0);
  for (const name of commands) expect(scripts).toHaveProperty([name]);
  for (const name of files) expect(fs.existsSync(`content/${name}`), name).toBe(true);
});
