/**
 * The file format of the forms: a content file as the values of its form, and back into the same text with what was
 * edited changed. It runs in the editor's browser.
 */
import { parse } from 'yaml';
import { type FieldSchema, fieldSchemaAt } from '../../field-schema';
import { fieldDiagnosticsOf } from '../../issues';
import { type FileKind, schemas } from '../../schema';
import { splitFrontMatter } from '../../split-front-matter';
import { MEDIA } from './fields';
import { editYaml } from './yaml-edit';

/** The values of a form; `body` is the text, `SOURCE` the file as it was read. */
export type FormValues = Record<string, unknown>;

/** Key under which the editor carries the file as it was read; no field has it. */
export const SOURCE = '_source';

/** The name of a kind's file format; the suffix tells Sveltia CMS that the file is front matter and a body. */
export const formatOf = (kind: FileKind) => `${kind}-frontmatter`;

/**
 * Reads a file into the values of its form.
 * @throws when it has no front matter or the front matter is not YAML
 */
export function readForm(kind: FileKind, text: string): FormValues {
  const { yaml = '', markdown = '' } = splitFrontMatter(text) ?? {};
  const values = parse(yaml) as FormValues | null;
  if (typeof values !== 'object' || values === null)
    throw new Error('The fields between the two --- lines could not be read. The preview names the place.');
  const shown = withFolders(values, fieldSchemaAt(schemas[kind], [], values.template)) as FormValues;
  return { ...shown, body: markdown.trim(), [SOURCE]: text };
}

/**
 * Writes the values of a form as a file.
 * @throws when the schema does not take them, with its reasons, one a line
 */
export function writeForm(kind: FileKind, form: FormValues): string {
  const { [SOURCE]: source = '', body = '', ...fields } = form;
  const { yaml = '' } = splitFrontMatter(String(source)) ?? {};
  const values = written(fields, fieldSchemaAt(schemas[kind], [], fields.template)) as FormValues;
  const result = schemas[kind].safeParse(values);
  if (!result.success) {
    const reasons = fieldDiagnosticsOf(result.error.issues, values, schemas[kind]).map(
      ({ field, found, expected }) => `${field}: ${found}. Expected ${expected}.`,
    );
    throw new Error(reasons.join('\n'));
  }
  return `${`---\n${editYaml(yaml, values)}\n---\n\n${withoutFolders(String(body))}`.trimEnd()}\n`;
}

/** Pictures and PDFs with the folder in which the form finds them. */
function withFolders(value: unknown, shape: FieldSchema | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => withFolders(item, shape?.items));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, v]) => [key, withFolders(v, shape?.properties?.[key])]),
    );
  const folder = MEDIA[shape?.control as keyof typeof MEDIA];
  return folder && typeof value === 'string' ? `/${folder}/${value}` : value;
}

/** A field that is one, or a picture within a text. */
const FOLDERS = new RegExp(`(^|\\]\\()/(?:${[...new Set(Object.values(MEDIA))].join('|')})/`, 'g');
/** Files name pictures and PDFs without their folder. */
const withoutFolders = (text: string) => text.replace(FOLDERS, '$1');

/** The values as a file has them: without empty fields, and without those that have their default. */
function written(value: unknown, shape: FieldSchema | undefined): unknown {
  if (typeof value === 'string') return withoutFolders(value);
  if (Array.isArray(value)) return value.map((item) => written(item, shape?.items)).filter(isFilled);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, v]): [string, unknown] => [
    key,
    written(v, shape?.properties?.[key]),
  ]);
  return Object.fromEntries(
    fields.filter(([key, v]) => isFilled(v) && v !== shape?.properties?.[key]?.default),
  );
}

const isFilled = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  (typeof value !== 'object' || Object.keys(value).length > 0);
