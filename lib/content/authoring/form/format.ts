/** Reads a content file into a form, and writes its values into the same text, in the editor's browser. */
import { parse } from 'yaml';
import { splitFrontMatter } from '../../read/split-front-matter';
import { fieldMessages, fieldName } from '../../read/zod-messages';
import { type FileKind, schemas } from '../../schema';
import { type FieldSchema, schemaOf } from '../../schema/json-schema';
import { UPLOAD_FOLDERS } from './fields';
import { editYaml } from './yaml-edit';

/** Fields by key; `body` holds the Markdown, `[SOURCE]` the text of the file. */
export type FormValues = Record<string, unknown>;

/** Key of the text as it was read, into which `writeForm` writes changed values. No field has this name. */
export const SOURCE = '_source';

/** Name of a file format; the suffix tells Sveltia CMS that it has front matter and a body. */
export const formatOf = (kind: FileKind) => `${kind}-frontmatter`;

/** @throws when the file has no front matter or it is not YAML */
export function readForm(kind: FileKind, text: string): FormValues {
  const { yaml, markdown } = splitFrontMatter(text);
  const values = parse(yaml) as FormValues | null;
  if (typeof values !== 'object' || values === null)
    throw new Error('The fields between the two --- lines could not be read. The preview names the place.');
  const shown = mapLeaves(values, schemaOf(kind, values.template), toFormValue) as FormValues;
  return { ...shown, body: markdown.trim(), [SOURCE]: text };
}

/** @throws when the schema refuses the values, with a line for each reason */
export function writeForm(kind: FileKind, form: FormValues): string {
  const { [SOURCE]: source = '', body = '', ...fields } = form;
  const { yaml } = splitFrontMatter(String(source));
  const schema = schemaOf(kind, fields.template);
  const values = mapLeaves(fields, schema, toFileValue) as FormValues;
  const result = schemas[kind].safeParse(values);
  if (!result.success) {
    const reasons = fieldMessages(result.error.issues, values, schema).map(
      ({ path, found, expected }) => `${fieldName(path)}: ${found}. Expected ${expected}.`,
    );
    throw new Error(reasons.join('\n'));
  }
  return `${`---\n${editYaml(yaml, values)}\n---\n\n${withoutFolders(String(body))}`.trimEnd()}\n`;
}

type Change = (leaf: unknown, schema: FieldSchema | undefined) => unknown;

/** Prefixes names of pictures and PDFs with their folder. */
const toFormValue: Change = (leaf, schema) => {
  const folder = UPLOAD_FOLDERS[schema?.control as keyof typeof UPLOAD_FOLDERS];
  return folder && typeof leaf === 'string' ? `/${folder}/${leaf}` : leaf;
};

const UPLOADED = new RegExp(`(^|\\]\\()/(?:${[...new Set(Object.values(UPLOAD_FOLDERS))].join('|')})/`, 'g');
const withoutFolders = (text: string) => text.replace(UPLOADED, '$1');

/** Removes the folders that the form adds to names of files, and leaves out default values. */
const toFileValue: Change = (leaf, schema) => {
  const value = typeof leaf === 'string' ? withoutFolders(leaf) : leaf;
  return value === schema?.default ? undefined : value;
};

/** Applies a change to each leaf of the fields, and leaves out empty values. */
function mapLeaves(value: unknown, schema: FieldSchema | undefined, change: Change): unknown {
  if (Array.isArray(value))
    return value.map((item) => mapLeaves(item, schema?.items, change)).filter(isFilled);
  if (typeof value !== 'object' || value === null) return change(value, schema);
  const fields = Object.entries(value).map(([key, v]): [string, unknown] => [
    key,
    mapLeaves(v, schema?.properties?.[key], change),
  ]);
  return Object.fromEntries(fields.filter(([, v]) => isFilled(v)));
}

const isFilled = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  (typeof value !== 'object' || Object.keys(value).length > 0);
