import { z } from 'zod';
import { listed } from '@/lib/format/sentence';
import type { Control } from './schema';

/** A schema as JSON Schema, as far as messages, the guide and the editors' completion read it. */
export interface Shape {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  description?: string;
  examples?: unknown[];
  /** What a pattern asks for, in words (schema.ts). */
  words?: string;
  /** What the editor offers to choose from (schema/values.ts). */
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

/** The shape of what an editor writes (before defaults are filled in). */
export function shapeOf(schema: z.ZodType): Shape {
  let shape = memo.get(schema);
  if (!shape) {
    shape = z.toJSONSchema(schema, { io: 'input' }) as Shape;
    memo.set(schema, shape);
  }
  return shape;
}

/**
 * The shape at a path of the front matter.
 * @param template chooses among the shapes of a page
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

/** What is known of a page before it says which template it has. */
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

/** What a field takes, in words: `text of 1 to 60 characters`. */
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
      const all = names.filter((n) => shape.required?.includes(n));
      const rest = names.filter((n) => !all.includes(n));
      return `${listed(all)}${rest.length > 0 ? ` (and, if you like, ${listed(rest)})` : ''}`;
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

/** A field as an editor would write it, for example `title: CATIA`; lists and groups of fields only begin. */
export function exampleLine(name: string, shape: Shape | undefined): string {
  const example =
    shape?.enum && !shape.examples ? shape.enum[0] : shape?.const ? shape.const : shape?.examples?.[0];
  if (example === undefined) return `${name}:`;
  return `${name}: ${flow(example)}`;
}

/** What YAML would read as something else than text; within brackets a comma ends a value. */
const NEEDS_QUOTES = /^[+[{'"&*!|>%@`#-]|: | #|:$|^(true|false|null)$|^\d[\d.]*$/;

/** A value on one line of YAML. */
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

/** Every string of the front matter. */
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
