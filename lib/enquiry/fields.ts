/** The fields of both forms, and the rules for their values. */
import type { FieldErrors, Values } from './machine';

/** A field of a form. Properties named like a React prop have the same meaning. */
export interface Field {
  /** Name of the input, and key in the sent JSON. */
  name: string;
  label: string;
  type: 'text' | 'tel' | 'email';
  multiline?: true;
  inputMode?: 'tel' | 'numeric' | 'email';
  autoComplete: string;
  /** Regular expression that the whole value must match, as in HTML. */
  pattern?: string;
  hint?: string;
  placeholder?: string;
  readOnly?: true;
  /** Message for an empty field; a field without this message is optional. */
  missing?: string;
  wrong?: string;
}

const NAME: Field = {
  name: 'name',
  label: 'Name',
  type: 'text',
  autoComplete: 'name',
  missing: 'Enter your name',
};

const MOBILE: Field = {
  name: 'mobile',
  label: 'Mobile',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  hint: '10 digits; abroad, with country code',
  missing: 'Enter your mobile number',
};

const TEN_DIGITS: Field = {
  ...MOBILE,
  inputMode: 'numeric',
  // `tel-national` fills in the number without country code.
  autoComplete: 'tel-national',
  pattern: '[0-9]{10}',
  hint: '10 digits, no spaces or +91; UAE: from 05',
  wrong: 'Enter a mobile number of exactly 10 digits, such as 0000000000',
};

const EMAIL: Field = {
  name: 'email',
  label: 'Email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
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

/** The chosen course. Not required, since this field is read-only, and empty without a course. */
const COURSE_NAME: Field = {
  name: 'courseName',
  label: 'Course name',
  type: 'text',
  autoComplete: 'off',
  readOnly: true,
  placeholder: 'None chosen yet',
};

/** Fields of the general enquiry, in the order of the form. */
export const GENERAL_FIELDS: readonly Field[] = [NAME, MOBILE, EMAIL, ENQUIRY];
export const COURSE_FIELDS: readonly Field[] = [NAME, TEN_DIGITS, EMAIL, COURSE_NAME];

/** Pattern of the HTML standard for `type=email`. */
const VALID_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const VISIBLE = /[^\s\p{Cf}]/u;

/** Message on how to correct a value; undefined for a valid one. */
function validateField({ missing, pattern, wrong, type }: Field, value: string): string | undefined {
  if (!VISIBLE.test(value)) return missing;
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return wrong;
  if (type === 'email' && !VALID_EMAIL.test(value)) return wrong;
  return undefined;
}

/** Messages on invalid fields, by field name. */
export function validate(fields: readonly Field[], values: Values): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const error = validateField(field, values[field.name] ?? '');
    if (error) errors[field.name] = error;
  }
  return errors;
}

/** The trimmed values of these fields. */
export const readValues = (fields: readonly Field[], entered: Values): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, (entered[name] ?? '').trim()]));
