import { expect, test } from '@playwright/test';
import { COURSE_FIELDS, type Field, GENERAL_FIELDS, problemOf, readValues } from './fields';

const [, generalMobile, email] = GENERAL_FIELDS as [Field, Field, Field];
const [, courseMobile] = COURSE_FIELDS as [Field, Field];
const TEN_DIGITS = 'Enter a mobile number of exactly 10 digits, such as 0000000000';
const EMAIL = 'Enter an email address in the correct format, such as name@example.com';

for (const blank of ['', ' ', '\t\n', '\u00a0\u3000', '\u200b', '\u200d\ufeff \u2060']) {
  test(`${JSON.stringify(blank)} fills no field`, () => {
    for (const f of GENERAL_FIELDS) expect(problemOf(f, blank)).toBe(f.missing);
  });
}

test('the course form takes a mobile number of exactly ten digits', () => {
  for (const right of ['0000000000', '1234567890', ' 0000000000 '])
    expect(problemOf(courseMobile, right)).toBeUndefined();
  for (const wrong of [
    '000000000',
    '00000000000',
    '+910000000000',
    '00000 00000',
    '0000-000000',
    '000000000a',
    '०००००००००0',
    '0000000000\n0000000000',
  ]) {
    expect(problemOf(courseMobile, wrong), wrong).toBe(TEN_DIGITS);
  }
});

test('a pasted number is never cut into a wrong one', () => {
  expect(courseMobile.maxLength).toBeUndefined();
  expect(generalMobile.maxLength).toBeUndefined();
});

test('the general form has no rule for mobile numbers but that there is one', () => {
  for (const value of ['+971 (0)00 000 0000', '12', 'ask at the desk'])
    expect(problemOf(generalMobile, value)).toBeUndefined();
});

test('an email address is what a browser takes for one', () => {
  for (const right of [
    'name@example.com',
    'a.b+c@example.co.in',
    "o'x@example",
    'a..b@example.com',
    ' name@example.com ',
  ])
    expect(problemOf(email, right), right).toBeUndefined();
  for (const wrong of [
    'name',
    'name@',
    '@example.com',
    'na me@example.com',
    'name@exa mple.com',
    'name@-example.com',
    'name@example..com',
    'a@b@example.com',
    'name@example.com,',
  ]) {
    expect(problemOf(email, wrong), wrong).toBe(EMAIL);
  }
});

test('a very long email address is judged at once', () => {
  const started = Date.now();
  problemOf(email, `a@${'a-'.repeat(50_000)}`);
  problemOf(email, `${'a.'.repeat(50_000)}@`);
  expect(Date.now() - started).toBeLessThan(500);
});

test('values are read trimmed, every field and no other', () => {
  const form = new FormData();
  form.append('name', '  Asha  Rao \n');
  form.append('email', 'name@example.com');
  form.append('enquiry', ' one\ntwo ');
  form.append('token', 'x');
  expect(readValues(GENERAL_FIELDS, form)).toEqual({
    name: 'Asha  Rao',
    mobile: '',
    email: 'name@example.com',
    enquiry: 'one\ntwo',
  });
});

test('each hint shows a value that its field accepts', () => {
  for (const f of [...GENERAL_FIELDS, ...COURSE_FIELDS]) {
    const example = f.hint?.split('such as ')[1] ?? f.hint?.split('Such as ')[1];
    if (example) expect(problemOf(f, example), f.hint).toBeUndefined();
  }
});
