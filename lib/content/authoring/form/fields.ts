/**
 * A form's fields from a schema's shape: one control for every leaf, labelled by the field's name, with the description
 * as its hint, and refusing what the schema refuses in the schema's words.
 */
import { inWords, type Shape } from '../../shape';
import type { Choices, Option } from './choices';

/** A field in the configuration of Sveltia CMS, as far as we write it. */
export interface Field {
  name: string;
  label: string;
  hint: string;
  widget:
    | 'string'
    | 'text'
    | 'number'
    | 'boolean'
    | 'select'
    | 'datetime'
    | 'image'
    | 'file'
    | 'list'
    | 'object'
    | 'markdown';
  required?: boolean;
  /** A regular expression and what is said of a value that it does not match. */
  pattern?: [string, string];
  default?: unknown;
  options?: Option[] | { label: string; value: boolean }[];
  fields?: Field[];
  field?: Field;
  [setting: string]: unknown;
}

/** Where pictures and PDFs lie, from the root of the repository; the form writes them with a / before. */
export const MEDIA = { image: 'content/images', artwork: 'content/images', pdf: 'content/syllabus' } as const;
/** Controls that take a file: of which kinds, and where the form puts one that is added. */
const FILES = {
  image: { widget: 'image', folder: undefined, kinds: 'jpe?g|png' },
  artwork: { widget: 'image', folder: `/${MEDIA.artwork}/pieces`, kinds: 'svg|webp|png|jpe?g|avif' },
  pdf: { widget: 'file', folder: `/${MEDIA.pdf}`, kinds: 'pdf' },
} as const;

const ABBREVIATIONS: Record<string, string> = {
  pdf: 'PDF',
  url: 'URL',
  faq: 'FAQ',
  id: 'Id',
  mp4: 'MP4',
  webm: 'WebM',
  cta: 'Button',
};
/** Longer text gets a box of several lines. */
const ONE_LINE = 90;

/** `searchTitle` becomes `Search title`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => ABBREVIATIONS[word.toLowerCase()] ?? word.toLowerCase());
  const label = words.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The fields of an object, in the order of its schema. */
export function fieldsOf(shape: Shape, choices: Choices): Field[] {
  return Object.entries(shape.properties ?? {}).map(([name, field]) =>
    fieldOf(name, field, shape.required?.includes(name) ?? false, choices),
  );
}

/** The control of one field. */
export function fieldOf(name: string, shape: Shape, required: boolean, choices: Choices): Field {
  const base = { name, label: labelOf(name), hint: hintOf(shape, choices), required };
  if (shape.const) return { ...base, widget: 'string', readonly: true, default: shape.const };
  if (shape.type === 'array') return listOf(base, shape, choices);
  if (shape.type === 'object')
    return { ...base, widget: 'object', collapsed: 'auto', fields: fieldsOf(shape, choices) };
  if (shape.type === 'boolean') return truthOf(base, shape);
  if (shape.type === 'integer' || shape.type === 'number') {
    const precision =
      shape.type === 'integer' ? { value_type: 'int' } : { value_type: 'float', step: 0.000001 };
    return { ...base, widget: 'number', ...precision, ...range(shape.minimum, shape.maximum) };
  }
  if (shape.type === 'string') return textOf(base, shape, choices);
  throw new Error(`The field ${name} has no control: extend lib/content/authoring/form/fields.ts.`);
}

type Base = Pick<Field, 'name' | 'label' | 'hint' | 'required'>;

function textOf(base: Base, shape: Shape, choices: Choices): Field {
  if (shape.enum)
    return {
      ...base,
      widget: 'select',
      options: shape.enum.map((value) => ({ value, label: value })),
      ...(shape.default === undefined ? {} : { default: shape.default }),
    };
  const options = shape.control && choices[shape.control];
  if (options && options.length > 0) return { ...base, widget: 'select', options };
  if (shape.control === 'day') return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (shape.control && shape.control in FILES) {
    const { widget, folder, kinds } = FILES[shape.control as keyof typeof FILES];
    const place = folder && { media_folder: folder, public_folder: folder };
    // A new file's name is made to fit when it is saved: only its kind can be wrong.
    return { ...base, widget, ...place, pattern: [`\\.(${kinds})$`, `Expected ${inWords(shape)}.`] };
  }
  const long = (shape.maxLength ?? 0) > ONE_LINE;
  return { ...base, widget: long ? 'text' : 'string', use_emoji_autocomplete: false, ...limits(shape) };
}

/** The pattern of a text, or its limits as one; the limits again so that the form counts along. */
function limits(shape: Shape): Partial<Field> {
  const { minLength, maxLength } = shape;
  const pattern = shape.pattern ?? `^[\\s\\S]{${minLength ?? 0},${maxLength ?? ''}}$`;
  return {
    pattern: [pattern, `Expected ${inWords(shape)}.`],
    ...(maxLength ? { maxlength: maxLength } : {}),
  };
}

/** An optional answer without a default has three states, which a switch does not have. */
function truthOf(base: Base, shape: Shape): Field {
  if (base.required || shape.default !== undefined)
    return { ...base, required: false, widget: 'boolean', default: shape.default ?? false };
  return {
    ...base,
    widget: 'select',
    options: [
      { label: 'Yes', value: true },
      { label: 'No', value: false },
    ],
  };
}

function listOf(base: Base, shape: Shape, choices: Choices): Field {
  const item = shape.items ?? {};
  const label_singular = singular(base.label);
  const counts = range(shape.minItems, shape.maxItems);
  if (item.properties) {
    const fields = fieldsOf(item, choices);
    const summary = fields.find(
      (field) => field.widget === 'string' || field.widget === 'text' || field.widget === 'datetime',
    );
    return {
      ...base,
      widget: 'list',
      collapsed: true,
      label_singular,
      ...(summary ? { summary: `{{fields.${summary.name}}}` } : {}),
      ...counts,
      fields,
    };
  }
  const one = fieldOf(base.name, item, true, choices);
  if (one.widget === 'select' && one.options)
    return { ...base, widget: 'select', multiple: true, options: one.options, ...counts };
  return {
    ...base,
    widget: 'list',
    label_singular,
    allow_duplicate: false,
    ...counts,
    field: { ...one, label: label_singular, hint: one.hint || `Takes ${inWords(item)}.` },
  };
}

/** `Aliases` becomes `Alias`, `Job titles` `Job title`: English plurals as far as our field names have them. */
function singular(label: string): string {
  if (/(s|x|ch)es$/.test(label)) return label.slice(0, -2);
  if (/ies$/.test(label)) return `${label.slice(0, -3)}y`;
  return label.replace(/([^s])s$/, '$1');
}

const range = (min?: number, max?: number) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

/** What the field is for, what it takes where that is not plain to see, and one example. */
function hintOf(shape: Shape, choices: Choices): string {
  const about = shape.description ?? '';
  const one = shape.items ?? shape;
  const offered =
    one.enum ||
    shape.const ||
    shape.type === 'boolean' ||
    (one.control && (one.control === 'day' || choices[one.control]));
  const takes = shape.type === 'object' || one.properties || offered ? '' : `Takes ${inWords(shape)}.`;
  const [example] = shape.examples ?? [];
  const shown = typeof example === 'string' && !offered ? `Example: ${example}` : '';
  return plain([about, takes, shown].filter(Boolean).join(' '));
}

/** Hints are shown as Markdown: signs of ours are meant as they stand. */
const plain = (text: string) => text.replace(/([*_~[\]])/g, '\\$1');
