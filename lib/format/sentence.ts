/** Text with the full stop that editors write or leave out. */
export const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The first sentence of a text, and what follows it. */
export function splitSentence(text: string): [string, string] {
  const end = text.indexOf('. ') + 1 || text.length;
  return [text.slice(0, end), text.slice(end).trim()];
}

const LIST = new Intl.ListFormat('en-GB');

/** `1 error`, `2 errors`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `fee and dates` becomes `Fee and dates`. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Names as one reads them: `Akurdi, Pimpri and Dubai`. */
export const listed = (names: readonly string[]) => LIST.format(names);
