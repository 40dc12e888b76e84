/** Reads a content file into a form and writes the edited values into the same text, in the editor's browser. */
import { parse } from 'yaml';
import { fieldDiagnosticsOf } from '@/lib/content/read/issues';
import { splitFrontMatter } from '@/lib/content/read/split-front-matter';
import { type FieldSchema, fieldSchemaAt } from '../../field-schema';
import { type FileKind, schemas } from '../../schema';
import { MEDIA } from './fields';
import { editYaml } from './yaml-edit';

/** `body` is the Markdown, `SOURCE` the file as it was read. */
export type FormValues = Record<string, unknown>;

/** A key that no field has. */
export const SOURCE = '_source';

/** Sveltia CMS takes this suffix for front matter and body. */
export const formatOf = (kind: FileKind) => `${kind}-frontmatter`;

/** @throws when the file has no front matter or it is not YAML */
export function readForm(kind: FileKind, text: string): FormValues {
  const { yaml = '', markdown = '' } = splitFrontMatter(text) ?? {};
  const values = parse(yaml) as FormValues | null;
  if (typeof values !== 'object' || values === null)
    throw new Error('The fields between the two --- lines could not be read. The preview names the place.');
  const shown = withFolders(values, fieldSchemaAt(schemas[kind], [], values.template)) as FormValues;
  return { ...shown, body: markdown.trim(), [SOURCE]: text };
}

/** @throws when the schema refuses the values, with a line for each reason */
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

/** Puts the folder before names of pictures and PDFs. */
function withFolders(value: unknown, schema: FieldSchema | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => withFolders(item, schema?.items));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, v]) => [key, withFolders(v, schema?.properties?.[key])]),
    );
  const folder = MEDIA[schema?.control as keyof typeof MEDIA];
  return folder && typeof value === 'string' ? `/${folder}/${value}` : value;
}

const MEDIA_FOLDERS = new RegExp(`(^|\\]\\()/(?:${[...new Set(Object.values(MEDIA))].join('|')})/`, 'g');
const withoutFolders = (text: string) => text.replace(MEDIA_FOLDERS, '$1');

/** The values to write, without empty fields and defaults. */
function written(value: unknown, schema: FieldSchema | undefined): unknown {
  if (typeof value === 'string') return withoutFolders(value);
  if (Array.isArray(value)) return value.map((item) => written(item, schema?.items)).filter(isFilled);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, v]): [string, unknown] => [
    key,
    written(v, schema?.properties?.[key]),
  ]);
  return Object.fromEntries(
    fields.filter(([key, v]) => isFilled(v) && v !== schema?.properties?.[key]?.default),
  );
}

const isFilled = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  (typeof value !== 'object' || Object.keys(value).length > 0);
