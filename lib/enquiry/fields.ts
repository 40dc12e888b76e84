import type { Problems, Values } from './machine';

/** A field of a form; names are those of React's props where one exists. */
export interface Field {
  /** Also the key in what is sent. */
  name: string;
  label: string;
  type: 'text' | 'tel' | 'email';
  /** A text area. */
  multiline?: true;
  inputMode?: 'tel' | 'numeric' | 'email';
  autoComplete: string;
  /** Out of reach: the browser cuts a longer pasted text without a word. */
  maxLength?: number;
  /** Regular expression for the whole value, as in HTML. */
  pattern?: string;
  /** The format, said before anyone can get it wrong. */
  hint?: string;
  /** Shown while it is empty. */
  placeholder?: string;
  readOnly?: true;
  /** Message when it is empty; a field without one may be. */
  missing?: string;
  /** Message when it has the wrong form. */
  wrong?: string;
}

const NAME: Field = {
  name: 'name',
  label: 'Name',
  type: 'text',
  autoComplete: 'name',
  maxLength: 200,
  missing: 'Enter your name',
};

const MOBILE: Field = {
  name: 'mobile',
  label: 'Mobile',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  hint: '10 digits; from abroad with the country code',
  missing: 'Enter your mobile number',
};

const TEN_DIGITS: Field = {
  ...MOBILE,
  inputMode: 'numeric',
  // The number without its country code.
  autoComplete: 'tel-national',
  pattern: '[0-9]{10}',
  hint: '10 digits, without spaces or country code',
  wrong: 'Enter a mobile number of exactly 10 digits, such as 0000000000',
};

const EMAIL: Field = {
  name: 'email',
  label: 'Email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  // No longer address can be delivered to (RFC 5321, section 4.5.3.1.3).
  maxLength: 254,
  hint: 'Such as name@example.com',
  missing: 'Enter your email address',
  wrong: 'Enter an email address in the correct format, such as name@example.com',
};

const ENQUIRY: Field = {
  name: 'enquiry',
  label: 'Enquiry',
  type: 'text',
  multiline: true,
  autoComplete: 'off',
  missing: 'Enter your enquiry',
};

/** Read-only, and empty where the page was opened directly: the visitor could not fill it, so it is not asked for. */
const COURSE_NAME: Field = {
  name: 'courseName',
  label: 'Course name',
  type: 'text',
  autoComplete: 'off',
  readOnly: true,
  placeholder: 'None chosen yet',
};

/** The general enquiry, in the order of the form. */
export const GENERAL_FIELDS: readonly Field[] = [NAME, MOBILE, EMAIL, ENQUIRY];
/** The course enquiry, in the order of the form. */
export const COURSE_FIELDS: readonly Field[] = [NAME, TEN_DIGITS, EMAIL, COURSE_NAME];

/** What a browser takes for `type=email`: the expression of the HTML standard. */
const VALID_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Something to see: no field is filled by spaces, nor by characters without a shape. */
const VISIBLE = /[^\s\p{Cf}]/u;

/** What is wrong with a value, in words that say what to do, or nothing. */
export function problemOf(field: Field, value: string): string | undefined {
  const text = value.trim();
  if (!VISIBLE.test(text)) return field.missing;
  if (field.pattern && !new RegExp(`^(?:${field.pattern})$`, 'u').test(text)) return field.wrong;
  if (field.type === 'email' && !VALID_EMAIL.test(text)) return field.wrong;
  return undefined;
}

/** What is wrong with each field that has something wrong, in the order of the form. */
export function problemsOf(fields: readonly Field[], values: Values): Problems {
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const problem = problemOf(field, values[field.name] ?? '');
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

/**
 * The trimmed values of a form, these fields and no others.
 * @param data for example `new FormData(form)`
 */
export function readValues(fields: readonly Field[], data: { get(name: string): unknown }): Values {
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()]));
}
