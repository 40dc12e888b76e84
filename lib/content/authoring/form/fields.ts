/** Makes the fields of a form from a schema: a control for each leaf, with its description and limits. */

import { capitalize } from '@/lib/format/sentence';
import { describeField, type FieldSchema } from '../../schema/json-schema';
import type { Option, OptionsByControl } from './options';

interface Base {
  name: string;
  label: string;
  hint: string;
  required?: boolean;
}

export interface CmsField extends Base {
  widget: string;
  /** A regular expression and the message on a value that it does not match. */
  pattern?: [string, string];
  options?: (string | Option | { label: string; value: boolean })[];
  fields?: CmsField[];
  field?: CmsField;
  [setting: string]: unknown;
}

/** Folders of pictures and PDFs in the repository. The form's paths begin with a / before them. */
export const UPLOAD_FOLDERS = {
  photo: 'content/images',
  picture: 'content/images',
  pdf: 'content/syllabus',
} as const;
/** Controls that take a file; an uploaded file goes into `folder`. */
const FILE_CONTROLS = {
  photo: { widget: 'image', folder: undefined, kinds: 'jpe?g|png' },
  picture: {
    widget: 'image',
    folder: `/${UPLOAD_FOLDERS.picture}/pieces`,
    kinds: 'svg|webp|png|jpe?g|avif',
  },
  pdf: { widget: 'file', folder: `/${UPLOAD_FOLDERS.pdf}`, kinds: 'pdf' },
} as const;

const ABBREVIATIONS: Record<string, string> = {
  pdf: 'PDF',
  url: 'URL',
  faq: 'FAQ',
  mp4: 'MP4',
  webm: 'WebM',
  cta: 'Button',
};
const MAX_ONE_LINE_CHARS = 90;

/** `searchTitle` becomes `Search title`. */
function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').split(' ');
  const label = words.map((word) => ABBREVIATIONS[word.toLowerCase()] ?? word.toLowerCase()).join(' ');
  return capitalize(label);
}

/** A form field for each field of a group, in the order of the schema. */
export function fieldsOf(schema: FieldSchema, options: OptionsByControl): CmsField[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fieldOf(name, field, schema.required?.includes(name) ?? false, options),
  );
}

function fieldOf(name: string, schema: FieldSchema, required: boolean, options: OptionsByControl): CmsField {
  const base = { name, label: labelOf(name), hint: hintOf(schema, options), required };
  if (schema.const) return { ...base, widget: 'string', readonly: true, default: schema.const };
  switch (schema.type) {
    case 'array':
      return listField(base, schema, options);
    case 'object':
      return { ...base, widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, options) };
    case 'boolean':
      return booleanField(base, schema);
    case 'integer':
    case 'number': {
      const precision =
        schema.type === 'integer' ? { value_type: 'int' } : { value_type: 'float', step: 0.000001 };
      return { ...base, widget: 'number', ...precision, min: schema.minimum, max: schema.maximum };
    }
    case 'string':
      return textField(base, schema, options);
    default:
      throw new Error(`The field ${name} has no control: extend lib/content/authoring/form/fields.ts.`);
  }
}

function textField(base: Base, schema: FieldSchema, options: OptionsByControl): CmsField {
  if (schema.enum) return { ...base, widget: 'select', options: schema.enum, default: schema.default };
  const offered = schema.control && options[schema.control];
  if (offered?.length) return { ...base, widget: 'select', options: offered };
  if (schema.control === 'day') return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const expected = `Expected ${describeField(schema)}.`;
  if (schema.control && schema.control in FILE_CONTROLS) {
    const { widget, folder, kinds } = FILE_CONTROLS[schema.control as keyof typeof FILE_CONTROLS];
    // The editor corrects file names when it saves, so only the extension can be wrong.
    const pattern: CmsField['pattern'] = [`\\.(${kinds})$`, expected];
    return { ...base, widget, pattern, media_folder: folder, public_folder: folder };
  }
  const { minLength = 0, maxLength = 0 } = schema;
  return {
    ...base,
    widget: maxLength > MAX_ONE_LINE_CHARS ? 'text' : 'string',
    use_emoji_autocomplete: false,
    pattern: [schema.pattern ?? `^[\\s\\S]{${minLength},${maxLength || ''}}$`, expected],
    maxlength: schema.maxLength,
  };
}

/** An optional boolean without a default has three states, so it gets a select. */
function booleanField(base: Base, schema: FieldSchema): CmsField {
  if (base.required || schema.default !== undefined)
    return { ...base, required: false, widget: 'boolean', default: schema.default ?? false };
  const options = [
    { label: 'Yes', value: true },
    { label: 'No', value: false },
  ];
  return { ...base, widget: 'select', options };
}

function listField(base: Base, schema: FieldSchema, options: OptionsByControl): CmsField {
  const item = schema.items ?? {};
  const label_singular = singular(base.label);
  const counts = { min: schema.minItems, max: schema.maxItems };
  if (item.properties) {
    const fields = fieldsOf(item, options);
    const first = fields.find(({ widget }) => ['string', 'text', 'datetime'].includes(widget));
    const summary = first && `{{fields.${first.name}}}`;
    return { ...base, widget: 'list', collapsed: true, label_singular, summary, ...counts, fields };
  }
  const one = fieldOf(base.name, item, true, options);
  if (one.widget === 'select')
    return { ...base, widget: 'select', multiple: true, options: one.options, ...counts };
  const field = { ...one, label: label_singular, hint: one.hint || `Takes ${describeField(item)}.` };
  return { ...base, widget: 'list', label_singular, allow_duplicate: false, ...counts, field };
}

/** `Job titles` becomes `Job title`. */
const singular = (label: string) => label.replace(/ies$/, 'y').replace(/(?<=s|x|ch)es$|(?<!s)s$/, '');

/** Description of a field, followed by accepted values and an example unless the form offers the values. */
function hintOf(schema: FieldSchema, options: OptionsByControl): string {
  const value = schema.items ?? schema;
  const isTyped = !isOffered(value, options);
  const [example] = schema.examples ?? [];
  const hint = [
    schema.description,
    isTyped && !value.properties && `Takes ${describeField(schema)}.`,
    isTyped && typeof example === 'string' && `Example: ${example}`,
  ];
  // Sveltia CMS renders hints as Markdown.
  return hint
    .filter(Boolean)
    .join(' ')
    .replace(/([*_~[\]])/g, '\\$1');
}

function isOffered({ type, enum: choices, const: only, control }: FieldSchema, options: OptionsByControl) {
  return type === 'boolean' || choices || only || control === 'day' || (control && options[control]);
}
