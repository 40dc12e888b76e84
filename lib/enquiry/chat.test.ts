import { expect, test } from '@playwright/test';
import { chatLink, chatText } from './chat';
import { GENERAL_FIELDS } from './fields';

const LINK = 'https://wa.me/910000000000';
const LINKS: Record<string, [text: string, link: string]> = {
  'no text': ['', LINK],
  'a sign of addresses and half a surrogate pair': ['& \ud83db', `${LINK}?text=%26%20%EF%BF%BDb`],
};
for (const [what, [text, link]] of Object.entries(LINKS))
  test(`chat link: ${what}`, () => expect(chatLink('+91 00000 00000', text)).toBe(link));

test('a long chat text is cut between characters, as late as possible', () => {
  for (const sign of ['न', '🙂', '\n']) {
    const link = chatLink('+91 00000 00000', sign.repeat(60_000));
    expect(link.length).toBeLessThan(2000);
    expect(link.length).toBeGreaterThan(1980);
    expect(new URL(link).searchParams.get('text')).toMatch(new RegExp(`^(?:${sign})+…$`, 'u'));
  }
});

test('the chat text has a line for each filled field', () => {
  const values = { name: 'Asha', mobile: '', email: 'name@example.com', enquiry: 'Fees?\nWhen?' };
  expect(chatText(GENERAL_FIELDS, values)).toBe('Name: Asha\nEmail: name@example.com\nEnquiry: Fees?\nWhen?');
});
