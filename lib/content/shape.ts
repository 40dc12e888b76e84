/** The schemas as JSON Schema, which messages, the guide and the editor's forms read. */
import { z } from 'zod';
import { listed } from '@/lib/format/sentence';
import type { Control } from './schema';

/** A field or a group of fields as JSON Schema, with what the schema adds to it (schema/values.ts). */
export interface Shape {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  description?: string;
  examples?: unknown[];
  /** What a pattern asks for. */
  words?: string;
  control?: Control;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  enum?: string[];
  const?: string;
  default?: unknown;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  oneOf?: Shape[];
}

const memo = new WeakMap<z.ZodType, Shape>();

/** A schema as JSON Schema, before defaults are filled in. */
export function shapeOf(schema: z.ZodType): Shape {
  let shape = memo.get(schema);
  if (!shape) {
    shape = z.toJSONSchema(schema, { io: 'input' }) as Shape;
    memo.set(schema, shape);
  }
  return shape;
}

/**
 * The field at a path of the front matter.
 * @param template of a page, whose fields depend on it
 */
export function shapeAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  template?: unknown,
): Shape | undefined {
  const root = shapeOf(schema);
  let shape: Shape | undefined = root;
  if (root.oneOf)
    shape = root.oneOf.find((s) => s.properties?.template?.const === template) ?? templateOnly(root.oneOf);
  for (const key of path) shape = typeof key === 'number' ? shape?.items : shape?.properties?.[String(key)];
  return shape;
}

/** The fields of a page that does not say which template it has. */
function templateOnly(shapes: Shape[]): Shape {
  const [first] = shapes;
  const names = shapes.flatMap((s) => s.properties?.template?.const ?? []);
  return {
    ...first,
    properties: {
      ...first?.properties,
      template: { ...first?.properties?.template, enum: names, const: undefined } as Shape,
    },
  };
}

/** Describes what a field takes: `text of 1 to 60 characters`. */
export function inWords(shape: Shape): string {
  if (shape.words) return shape.words;
  if (shape.const) return `'${shape.const}'`;
  if (shape.enum) return `one of: ${shape.enum.join(', ')}`;
  switch (shape.type) {
    case 'string':
      return `text of ${range(shape.minLength, shape.maxLength)} characters`;
    case 'integer':
      return `a whole number from ${shape.minimum} to ${shape.maximum}`;
    case 'number':
      return `a number from ${shape.minimum} to ${shape.maximum}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `a list of ${range(shape.minItems, shape.maxItems)}, each ${shape.items?.properties ? 'with ' : ''}${shape.items ? inWords(shape.items) : 'a value'}`;
    case 'object': {
      const names = Object.keys(shape.properties ?? {});
      const needed = names.filter((name) => shape.required?.includes(name));
      const others = names.filter((name) => !needed.includes(name));
      return `${listed(needed)}${others.length > 0 ? ` (and, if you like, ${listed(others)})` : ''}`;
    }
    default:
      return 'a value';
  }
}

function range(min: number | undefined, max: number | undefined): string {
  if (min && max) return `${min} to ${max}`;
  if (max) return `at most ${max}`;
  return min ? `at least ${min}` : 'any number';
}

/** A field as an editor would write it, for example `title: CATIA`. */
export function exampleLine(name: string, shape: Shape | undefined): string {
  const example = shape?.examples?.[0] ?? shape?.enum?.[0] ?? shape?.const;
  return example === undefined ? `${name}:` : `${name}: ${flow(example)}`;
}

/** What YAML would not read as text. */
const NEEDS_QUOTES = /^[+[{'"&*!|>%@`#-]|: | #|:$|^(true|false|null)$|^\d[\d.]*$/;

/**
 * A value on one line of YAML.
 * @param inside whether it stands within brackets, where a comma ends a value
 */
export function flow(value: unknown, inside = false): string {
  if (Array.isArray(value)) return `[${value.map((v) => flow(v, true)).join(', ')}]`;
  if (value !== null && typeof value === 'object')
    return `{ ${Object.entries(value)
      .map(([k, v]) => `${k}: ${flow(v, true)}`)
      .join(', ')} }`;
  const text = String(value);
  if (typeof value !== 'string' || /^\d{4}-\d\d-\d\d$/.test(text)) return text;
  return NEEDS_QUOTES.test(text) || (inside && /[,[\]{}]/.test(text)) ? JSON.stringify(text) : text;
}

/** Every text of the front matter with its path. */
export function stringsOf(
  data: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    stringsOf(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

/** A text of the front matter with its field. */
export interface FieldText {
  path: readonly PropertyKey[];
  /** The path without places in lists: `banners.image`. */
  name: string;
  text: string;
  shape: Shape | undefined;
}

/** Every text of the front matter with its field in the schema. */
export function fieldsIn(data: object, schema: z.ZodType): FieldText[] {
  const template = 'template' in data ? data.template : undefined;
  return stringsOf(data).map(({ path, text }) => ({
    path,
    name: path.filter((key) => typeof key === 'string').join('.'),
    text,
    shape: shapeAt(schema, path, template),
  }));
}
