import { expect, test } from '@playwright/test';
import { COURSE_FIELDS, type Field, GENERAL_FIELDS, problemsOf, readValues } from './fields';

const [name, generalMobile, email] = GENERAL_FIELDS as [Field, Field, Field];
const [, courseMobile] = COURSE_FIELDS as [Field, Field];

const BLANK = ['', ' ', '\t\n', '\u00a0\u3000', '\u200b', '\u200d\ufeff \u2060'];
const VALUES: Record<string, [field: Field, values: string[], problem?: string]> = {
  'spaces and what has no shape fill no field': [name, BLANK, 'Enter your name'],
  'ten digits for a course': [courseMobile, ['0000000000', '1234567890', ' 0000000000 ']],
  'another number for a course': [
    courseMobile,
    [
      '000000000',
      '00000000000',
      '+910000000000',
      '00000 00000',
      '000000000a',
      '०००००००००0',
      '0000000000\n0000000000',
    ],
    'Enter a mobile number of exactly 10 digits, such as 0000000000',
  ],
  'any number elsewhere': [generalMobile, ['+971 (0)00 000 0000', '12', 'ask at the desk']],
  'an email address as browsers take it': [email, ['a.b+c@example.co.in', "o'x@example", ' n@example.com ']],
  'no email address': [
    email,
    ['name', 'name@', '@example.com', 'na me@example.com', 'n@-example.com', 'n@example..com', 'a@b@c.com'],
    'Enter an email address in the correct format, such as name@example.com',
  ],
};
for (const [what, [field, values, problem]] of Object.entries(VALUES))
  test(what, () => {
    for (const value of values) {
      const read = readValues([field], { [field.name]: value });
      expect(problemsOf([field], read)[field.name], value).toBe(problem);
    }
  });

test('values are read trimmed, every field and no other', () => {
  const entered = { name: '  Asha  Rao \n', enquiry: ' one\ntwo ', token: 'x' };
  const values = { name: 'Asha  Rao', mobile: '', email: '', enquiry: 'one\ntwo' };
  expect(readValues(GENERAL_FIELDS, entered)).toEqual(values);
});
