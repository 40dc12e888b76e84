import type { Field } from './fields';
import type { Values } from './machine';

/** Maximum length of a chat link: apps cut or refuse longer links. */
const CHAT_LINK_LIMIT = 2000;

/**
 * Address of a WhatsApp chat with a text. A long text ends with an ellipsis, so that the address stays below the limit.
 * @param number with country code, in any format
 */
export function chatLink(number: string, text: string): string {
  const link = `https://wa.me/${number.replace(/\D/g, '')}`;
  if (!text) return link;
  // encodeURIComponent throws for a lone surrogate.
  const withText = (shown: string) =>
    `${link}?text=${encodeURIComponent(shown.replace(/\p{Surrogate}/gu, '\ufffd'))}`;
  const characters = [...text].slice(0, CHAT_LINK_LIMIT);
  let result = withText(text);
  while (result.length >= CHAT_LINK_LIMIT) {
    result = withText(`${characters.join('')}…`);
    characters.pop();
  }
  return result;
}

/** A line for each filled field. */
export function chatText(fields: readonly Field[], values: Values): string {
  const filled = fields.filter(({ name }) => values[name]);
  return filled.map(({ name, label }) => `${label}: ${values[name]}`).join('\n');
}
