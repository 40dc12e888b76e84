import type { z } from 'zod';
import { didYouMean, nearest } from '@/lib/format/nearest-word';
import { pluralize } from '@/lib/format/sentence';
import { fileName } from '@/lib/format/slug';
import { describeField, exampleLine, type FieldSchema, fieldAt } from '../schema/json-schema';
import { type DiagnosticMessage, quote } from './diagnostic';

interface FieldMessage extends DiagnosticMessage {
  path: readonly PropertyKey[];
  /** For an unknown field, the known field with the nearest name. */
  meant?: string | undefined;
  isMissing?: boolean;
}

/** The scalar as typed: YAML reads `+910` as a number. */
type SourceAt = (path: readonly PropertyKey[]) => string | undefined;

/**
 * Describes zod's issues, one for each field. Leaves out a missing field if its misspelt name is reported as
 * unknown.
 * @param raw the front matter as it was read
 * @param schema the fields of the file
 */
export function fieldMessages(
  issues: readonly z.core.$ZodIssue[],
  raw: unknown,
  schema: FieldSchema,
  sourceAt?: SourceAt,
): FieldMessage[] {
  const all = issues.flatMap((issue) => describe(issue, raw, schema, sourceAt));
  const names = all.map(({ path }) => fieldName(path));
  const meant = all.flatMap(({ path, meant }) => (meant ? fieldName([...path.slice(0, -1), meant]) : []));
  return all.filter(({ path, isMissing }, i) => {
    const name = fieldName(path);
    return names.indexOf(name) === i && !(isMissing && meant.includes(name));
  });
}

function describe(
  issue: z.core.$ZodIssue,
  raw: unknown,
  schema: FieldSchema,
  sourceAt: SourceAt | undefined,
): FieldMessage[] {
  const { path } = issue;
  const fieldSchema = fieldAt(schema, path);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(fieldSchema?.properties ?? {});
    return issue.keys.map((key) => ({
      path: [...path, key],
      found: 'is not a field that is known here',
      expected: `one of: ${known.join(', ')}`,
      fix: didYouMean(key, known) ?? 'Delete the line.',
      meant: nearest(key, known),
    }));
  }
  const value = path.reduce<unknown>((v, k) => (v as Record<PropertyKey, unknown> | undefined)?.[k], raw);
  const common = {
    path,
    expected: fieldSchema ? describeField(fieldSchema) : issue.message,
  };
  const line = exampleLine(String(path.at(-1) ?? ''), fieldSchema);
  if (value === null) return [{ ...common, found: 'is empty', fix: `Write, for example: ${line}` }];
  if (value === undefined)
    return [{ ...common, isMissing: true, found: 'is missing', fix: `Add, for example: ${line}` }];
  // A refinement has its own message.
  if (issue.code === 'custom' && issue.params) return [{ ...common, found: quote(value), ...issue.params }];
  return [
    { ...common, found: foundIn(issue, value), fix: fixFor(issue, value, fieldSchema, sourceAt?.(path)) },
  ];
}

/** `banners[2].alt`, counted from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((p, i) => (typeof p === 'number' ? `[${p + 1}]` : `${i ? '.' : ''}${String(p)}`)).join('');
}

function foundIn(issue: z.core.$ZodIssue, value: unknown): string {
  const isSizeIssue = issue.code === 'too_small' || issue.code === 'too_big';
  if (isSizeIssue && typeof value === 'string')
    return `${quote(value)} has ${pluralize(value.trim().length, 'character')}`;
  if (isSizeIssue && Array.isArray(value)) return pluralize(value.length, 'item');
  if (issue.code === 'invalid_type' && typeof value === 'object')
    return Array.isArray(value) ? 'a list' : 'a group of fields';
  return quote(value);
}

function fixFor(
  issue: z.core.$ZodIssue,
  value: unknown,
  fieldSchema: FieldSchema | undefined,
  source: string | undefined,
): string | undefined {
  if (fieldSchema?.enum) return didYouMean(String(value), fieldSchema.enum);
  if (typeof value === 'string' || Array.isArray(value)) {
    const length = typeof value === 'string' ? value.trim().length : value.length;
    if (issue.code === 'too_small') return `Write ${Number(issue.minimum) - length} more.`;
    if (issue.code === 'too_big') return `Take out ${length - Number(issue.maximum)}.`;
  }
  if (issue.code === 'invalid_type') {
    if (fieldSchema?.type === 'string' && typeof value !== 'object')
      return `Put it between quotes: "${source ?? value}"`;
    if (fieldSchema?.type === 'integer' && typeof value === 'string' && /^\d[\d, ]*$/.test(value.trim()))
      return `Write the number alone, without quotes: ${value.replace(/\D/g, '')}`;
    if (fieldSchema?.type === 'boolean' && typeof value === 'string')
      return `Write true or false without quotes.`;
    if (fieldSchema?.type === 'array' && !fieldSchema.items?.properties && typeof value === 'string')
      return `Write a list: [${value.match(/[^,\s]+/g)?.join(', ') ?? ''}]`;
    if (fieldSchema?.type === 'array' || fieldSchema?.type === 'object')
      return 'Look at another file of this folder for how it is written.';
  }
  if (typeof value === 'string' && /^(photo|picture|pdf)$/.test(fieldSchema?.control ?? '')) {
    const renamed = fileName(value);
    if (new RegExp(fieldSchema?.pattern ?? '').test(renamed))
      return `Rename the file to '${renamed}', and write that here.`;
  }
  const [example] = fieldSchema?.examples ?? [];
  return typeof example === 'string' ? `For example: ${example}` : undefined;
}
