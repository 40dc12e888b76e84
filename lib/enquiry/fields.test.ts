import { expect, test } from '@playwright/test';
import { COURSE_FIELDS, type Field, GENERAL_FIELDS, readValues, validate } from './fields';

const [name, generalMobile, email] = GENERAL_FIELDS as [Field, Field, Field];
const [, courseMobile] = COURSE_FIELDS as [Field, Field];

const BLANK = ['', ' ', '\t\n', '\u00a0\u3000', '\u200b', '\u200d\ufeff \u2060'];
const VALUES: Record<string, [field: Field, values: string[], error?: string]> = {
  'spaces and invisible characters fill no field': [name, BLANK, 'Enter your name'],
  'ten digits are a mobile number of the course form': [
    courseMobile,
    ['0000000000', '1234567890', ' 0000000000 '],
  ],
  'any other number is none of the course form': [
    courseMobile,
    ['000000000', '00000000000', '+910000000000', '00000 00000', '000000000a', '०००००००००0', '0000000000\n0'],
    'Enter a mobile number of exactly 10 digits, such as 0000000000',
  ],
  'any number is one of the general form': [generalMobile, ['+971 (0)00 000 0000', '12', 'ask at the desk']],
  'an email address is accepted as by browsers': [
    email,
    ['a.b+c@example.co.in', "o'x@example", ' n@example.com '],
  ],
  'an email address in another format is refused': [
    email,
    ['name', 'name@', '@example.com', 'na me@example.com', 'n@-example.com', 'n@example..com', 'a@b@c.com'],
    'Enter an email address in the correct format, such as name@example.com',
  ],
};
for (const [what, [field, values, error]] of Object.entries(VALUES))
  test(what, () => {
    for (const value of values) {
      const read = readValues([field], { [field.name]: value });
      expect(validate([field], read)[field.name], value).toBe(error);
    }
  });

test('an empty form has a message on each of its fields', () => {
  expect(validate(GENERAL_FIELDS, {})).toEqual({
    name: 'Enter your name',
    mobile: 'Enter your mobile number',
    email: 'Enter your email address',
    enquiry: 'Enter your enquiry',
  });
});
