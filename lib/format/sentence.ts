/** Adds a full stop where an editor has left it out. */
export const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The first sentence of a text, and what follows it. */
export function splitSentence(text: string): [string, string] {
  const end = text.indexOf('. ') + 1 || text.length;
  return [text.slice(0, end), text.slice(end).trim()];
}

/** `1 error`, `2 errors`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const LIST = new Intl.ListFormat('en-GB');

/** `fee and dates` becomes `Fee and dates`. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Akurdi, Pimpri and Dubai`. */
export const listed = (names: readonly string[]) => LIST.format(names);

/** A number stays on one line with what it counts. */
export const unbroken = (text: string) => text.replace(/(\d) (?=[a-z])/g, '$1\u00a0');
