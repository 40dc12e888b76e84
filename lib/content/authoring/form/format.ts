/**
 * The file format of the forms: a content file as the values of its form, and back into the same bytes with what was
 * edited changed. It runs in the editor's browser and, the same, in tests.
 */
import { parse } from 'yaml';
import { fieldDiagnosticsOf } from '../../issues';
import { schemas } from '../../schema';
import type { Shape } from '../../shape';
import { MEDIA } from './fields';
import { type FormKind, formShape } from './kinds';
import { isRecord, same, type Values } from './values';
import { editYaml } from './yaml-edit';

/** The values of a form; `body` is the text, `SOURCE` the file as it was read. */
export type FormValues = Values;

/** Key under which the editor carries the file as it was read; no field has it. */
export const SOURCE = '_source';

/** What the schema refuses, in its words; the form shows them and nothing is saved. */
export class Refused extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'Refused';
  }
}

const FILE = /^(---[ \t]*\n)([\s\S]*?)(\n---[ \t]*(?:\n|$))([\s\S]*)$/;

/**
 * Reads a file into the values of its form.
 * @throws when it has no front matter or the front matter is not YAML
 */
export function readForm(kind: FormKind, text: string): FormValues {
  const [, , yaml = '', , body = ''] = FILE.exec(text) ?? [];
  const values: unknown = parse(yaml);
  if (!isRecord(values))
    throw new Error('The fields between the two --- lines could not be read. The preview names the place.');
  const shaped = throughMedia(values, formShape(kind, values.template), (folder, name) =>
    /^(\/|https?:)/.test(name) ? name : `/${folder}/${name}`,
  );
  return { ...(shaped as FormValues), body: body.trim(), [SOURCE]: text };
}

/**
 * Writes the values of a form as a file.
 * @throws Refused when the schema does not take them
 */
export function writeForm(kind: FormKind, form: FormValues): string {
  const { [SOURCE]: source, body, ...fields } = form;
  const [, open = '---\n', yaml, close = '\n---\n', rest = ''] =
    FILE.exec(typeof source === 'string' ? source : '') ?? [];
  const shape = formShape(kind, fields.template);
  const old: unknown = yaml === undefined ? {} : parse(yaml);
  const named = throughMedia(fields, shape, (folder, name) => name.replace(new RegExp(`^/?${folder}/`), ''));
  const wanted = withoutEmpty(named, isRecord(old) ? old : {}, shape) as FormValues;
  refuse(kind, wanted);
  return `${`${open}${editYaml(yaml ?? '', wanted, shape)}${close}${textAfter(rest, typeof body === 'string' ? body : '')}`.trimEnd()}\n`;
}

/** The text as it was, or the new one with the blank line before it that the file had. */
function textAfter(rest: string, body: string): string {
  if (rest.trim() === body.trim()) return rest;
  const blank = /^\s*\n/.exec(rest)?.[0] ?? (rest === '' ? '\n' : '');
  // The form inserts a picture with its folder; texts name the file alone.
  return `${blank}${body.trim().replaceAll(`](/${MEDIA.image}/`, '](')}\n`;
}

/** Changes the names of pictures and PDFs, wherever they stand. */
function throughMedia(
  value: unknown,
  shape: Shape | undefined,
  change: (folder: string, name: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => throughMedia(item, shape?.items, change));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, v]) => [key, throughMedia(v, shape?.properties?.[key], change)]),
    );
  const control = shape?.control;
  return typeof value === 'string' && value !== '' && control && control in MEDIA
    ? change(MEDIA[control as keyof typeof MEDIA], value)
    : value;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

/** Leaves out what was not filled in, and defaults that the file did not spell out. */
function withoutEmpty(value: unknown, old: unknown, shape: Shape | undefined): unknown {
  if (Array.isArray(value))
    return value
      .map((item, i) => withoutEmpty(item, Array.isArray(old) ? old[i] : undefined, shape?.items))
      .filter((v) => !isEmpty(v));
  if (!isRecord(value)) return value;
  const before = isRecord(old) ? old : {};
  const known = Object.entries(value).map(([key, v]): [string, unknown] => [
    key,
    withoutEmpty(v, before[key], shape?.properties?.[key]),
  ]);
  return Object.fromEntries(
    known.filter(([key, v]) => {
      const field = shape?.properties?.[key];
      if (key in before && same(before[key], v)) return true;
      return !isEmpty(v) && (key in before || field?.default === undefined || !same(field.default, v));
    }),
  );
}

function refuse(kind: FormKind, values: FormValues): void {
  const schema = schemas[kind];
  const result = schema.safeParse(values);
  if (result.success) return;
  throw new Refused(
    fieldDiagnosticsOf(result.error.issues, values, schema).map(
      ({ field, found, expected }) => `${field}: ${found}. Expected ${expected}.`,
    ),
  );
}
