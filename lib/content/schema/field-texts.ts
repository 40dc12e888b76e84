import type { z } from 'zod';
import { type FieldSchema, fieldSchemaAt } from './json-schema';

/** Every text of front matter, in lists and groups too, with the path of its field. */
export function stringsIn(
  data: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    stringsIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

export interface FieldText {
  path: readonly PropertyKey[];
  /** The path without list indices: `banners.image`. */
  name: string;
  text: string;
  field: FieldSchema | undefined;
}

/** Every text of the front matter with its field in the schema. */
export function fieldTextsIn(data: object, schema: z.ZodType): FieldText[] {
  const template = 'template' in data ? data.template : undefined;
  return stringsIn(data).map(({ path, text }) => ({
    path,
    name: path.filter((key) => typeof key === 'string').join('.'),
    text,
    field: fieldSchemaAt(schema, path, template),
  }));
}
