import type { FileKind } from '.';
import { type FieldSchema, fieldAt, schemaOf } from './json-schema';

interface FrontMatterText {
  path: readonly PropertyKey[];
  text: string;
  /** The fields, or the list, that the text stands in. */
  parent: object;
}

/** Every text of front matter, in lists and groups too, with the path of its field. */
export function stringsIn(parent: object, path: readonly PropertyKey[] = []): FrontMatterText[] {
  return Object.entries(parent).flatMap(([key, value]: [string, unknown]) => {
    const below = [...path, Array.isArray(parent) ? Number(key) : key];
    if (typeof value === 'string') return { path: below, text: value, parent };
    return value !== null && typeof value === 'object' ? stringsIn(value, below) : [];
  });
}

export interface FieldText extends FrontMatterText {
  field: FieldSchema | undefined;
}

/** Every text of the front matter with its field in the schema. */
export function fieldTextsIn(data: object, kind: FileKind): FieldText[] {
  const schema = schemaOf(kind, 'template' in data ? data.template : undefined);
  return stringsIn(data).map((text) => ({ ...text, field: fieldAt(schema, text.path) }));
}
