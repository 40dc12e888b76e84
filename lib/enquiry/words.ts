import type { Field } from './fields';
import type { Values } from './machine';

/** Shown when both calls succeeded, in the owner's words (e2e/export/specification.spec.ts). */
export const SENT_MESSAGE = 'Enquiry submitted successfully!';
/** Shown when either call did not, in the owner's words. */
export const FAILED_MESSAGE = 'Failed to submit inquiry. Please try again.';

/** Longer addresses are cut or refused on the way to the app. */
const CHAT_LINK_LIMIT = 2000;

/**
 * Address that opens a chat with a text already written. A long text is cut between characters, with an ellipsis,
 * so that the address stays below 2,000 characters.
 * @param number with its country code, written in any way
 */
export function chatLink(number: string, text: string): string {
  const link = `https://wa.me/${number.replace(/\D/g, '')}`;
  if (!text) return link;
  const room = CHAT_LINK_LIMIT - 1 - `${link}?text=`.length;
  const ellipsis = encodeURIComponent('…');
  let whole = '';
  // The longest beginning that leaves room for an ellipsis.
  let cut = '';
  for (const character of text) {
    // Half a surrogate pair has no encoding.
    whole += encodeURIComponent(/\p{Surrogate}/u.test(character) ? '\ufffd' : character);
    if (whole.length > room) return `${link}?text=${cut}${ellipsis}`;
    if (whole.length + ellipsis.length <= room) cut = whole;
  }
  return `${link}?text=${whole}`;
}

/** What was typed, as a message for the chat: a line for each filled field. */
export function chatText(fields: readonly Field[], values: Values): string {
  const filled = fields.filter(({ name }) => values[name]);
  return filled.map(({ name, label }) => `${label}: ${values[name]}`).join('\n');
}
