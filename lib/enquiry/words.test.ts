import { expect, test } from '@playwright/test';
import { GENERAL_FIELDS } from './fields';
import { chatLink, chatText } from './words';

const NUMBER = '+91 00000 00000';
const messageIn = (link: string) => new URL(link).searchParams.get('text');

test('a chat link has the digits of the number and the text', () => {
  expect(chatLink(NUMBER, 'Hello, more about A & B?')).toBe(
    'https://wa.me/910000000000?text=Hello%2C%20more%20about%20A%20%26%20B%3F',
  );
  expect(chatLink(NUMBER, '')).toBe('https://wa.me/910000000000');
});

for (const [kind, sign] of Object.entries({ letters: 'a', Devanagari: 'न', emoji: '🙂', newlines: '\n' })) {
  test(`a long text of ${kind} is cut between characters, as late as possible`, () => {
    const link = chatLink(NUMBER, sign.repeat(60_000));
    expect(link.length).toBeLessThan(2000);
    expect(link.length).toBeGreaterThan(1980);
    expect(messageIn(link)).toMatch(new RegExp(`^(?:${sign})+…$`, 'u'));
  });
}

test('a text that just fits is not cut', () => {
  const room = 1999 - 'https://wa.me/910000000000?text='.length;
  expect(messageIn(chatLink(NUMBER, 'a'.repeat(room)))).toBe('a'.repeat(room));
  expect(messageIn(chatLink(NUMBER, 'a'.repeat(room + 1)))).toBe(`${'a'.repeat(room - 9)}…`);
});

test('half a surrogate pair does not break the link', () => {
  expect(messageIn(chatLink(NUMBER, 'a\ud83db'))).toBe('a\ufffdb');
});

test('what was typed goes into the chat, a line for each filled field', () => {
  expect(
    chatText(GENERAL_FIELDS, {
      name: 'Asha',
      mobile: '',
      email: 'name@example.com',
      enquiry: 'Fees?\nWhen?',
    }),
  ).toBe('Name: Asha\nEmail: name@example.com\nEnquiry: Fees?\nWhen?');
});
