/** The schemas as JSON Schema, for messages, the guide and the editor's forms. */
import { z } from 'zod';
import { formatList } from '@/lib/format/sentence';
import { type FileKind, schemas } from '.';
import type { Control } from './field';
import { inlineYaml } from './inline-yaml';

/** JSON Schema of a field or a group of fields, with the metadata of field.ts. */
export interface FieldSchema extends z.core.JSONSchema.BaseSchema {
  type?: z.core.JSONSchema.Schema['type'];
  expected?: string;
  control?: Control;
  minWidth?: number;
  aspect?: z.GlobalMeta['aspect'];
  enum?: string[];
  const?: string | undefined;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  oneOf?: FieldSchema[];
}

const toFieldSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;

/** The fields of each kind of file; a page has those of one of the templates in `oneOf`. */
export const FILE_SCHEMAS: Record<FileKind, FieldSchema> = {
  course: toFieldSchema(schemas.course),
  service: toFieldSchema(schemas.service),
  page: toFieldSchema(schemas.page),
  site: toFieldSchema(schemas.site),
};

/** The fields of a file; for a page, those of its template. */
export function schemaOf(kind: FileKind, template?: unknown): FieldSchema {
  const { oneOf } = FILE_SCHEMAS[kind];
  if (!oneOf) return FILE_SCHEMAS[kind];
  return oneOf.find((page) => page.properties?.template?.const === template) ?? templateOnly(oneOf);
}

/** The field at a path below other fields. */
export const fieldAt = (schema: FieldSchema, path: readonly PropertyKey[]): FieldSchema | undefined =>
  path.reduce<FieldSchema | undefined>(
    (field, key) => (typeof key === 'number' ? field?.items : field?.properties?.[String(key)]),
    schema,
  );

/** The fields of a page without a template. */
function templateOnly(fields: FieldSchema[]): FieldSchema {
  const [first] = fields;
  const names = fields.flatMap((s) => s.properties?.template?.const ?? []);
  return {
    ...first,
    properties: {
      ...first?.properties,
      template: { ...first?.properties?.template, enum: names, examples: ['text'], const: undefined },
    },
  };
}

/** Describes what a field takes: `text of 1 to 60 characters`. */
export function describeField(field: FieldSchema): string {
  if (field.expected) return field.expected;
  if (field.const) return `'${field.const}'`;
  if (field.enum) return `one of: ${field.enum.join(', ')}`;
  switch (field.type) {
    case 'string':
      return `text of ${range(field.minLength, field.maxLength)} characters`;
    case 'integer':
      return `a whole number from ${field.minimum} to ${field.maximum}`;
    case 'number':
      return `a number from ${field.minimum} to ${field.maximum}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `a list of ${range(field.minItems, field.maxItems)}, each ${field.items?.properties ? 'with ' : ''}${field.items ? describeField(field.items) : 'a value'}`;
    case 'object': {
      const names = Object.keys(field.properties ?? {});
      const needed = names.filter((name) => field.required?.includes(name));
      const others = names.filter((name) => !needed.includes(name));
      return `${formatList(needed)}${others.length > 0 ? ` (and, if you like, ${formatList(others)})` : ''}`;
    }
    default:
      return 'a value';
  }
}

/** `1 to 60`, `at most 8` */
export function range(min: number | undefined, max: number | undefined): string {
  if (min && max) return `${min} to ${max}`;
  if (max) return `at most ${max}`;
  return min ? `at least ${min}` : 'any number';
}

/** Example of a field; for a list of groups, the example of the group's first field. */
export function exampleOf({ examples, enum: choices, const: only, items }: FieldSchema): unknown {
  const [first] = Object.entries(items?.properties ?? {});
  return examples?.[0] ?? choices?.[0] ?? only ?? (first && [{ [first[0]]: exampleOf(first[1]) }]);
}

/** A field with its example: `title: CATIA`. */
export function exampleLine(name: string, field: FieldSchema | undefined): string {
  const example = field && exampleOf(field);
  return example === undefined ? `${name}:` : `${name}: ${inlineYaml(example)}`;
}
