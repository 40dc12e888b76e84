import type { Field } from './fields';
import type { Values } from './machine';

/** Maximum length of a chat link: apps cut or refuse longer links. */
const MAX_LINK_CHARS = 2000;

/**
 * Address of a WhatsApp chat with a text. A long text ends with an ellipsis, so that the address stays below
 * the limit.
 * @param number with country code, in any format
 */
export function chatLink(number: string, text: string): string {
  const link = `https://wa.me/${number.replace(/\D/g, '')}`;
  if (!text) return link;
  // encodeURIComponent throws for a lone surrogate.
  const withText = (shown: string) =>
    `${link}?text=${encodeURIComponent(shown.replace(/\p{Surrogate}/gu, '\ufffd'))}`;
  const characters = [...text].slice(0, MAX_LINK_CHARS);
  let result = withText(text);
  while (result.length >= MAX_LINK_CHARS) {
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
