/** A text that ends as a sentence does: with a full stop, unless it has another sign there. */
export const ensureFullStop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

export function splitSentence(text: string): [string, string] {
  const end = text.indexOf('. ') + 1 || text.length;
  return [text.slice(0, end), text.slice(end).trim()];
}

/** `1 error`, `2 errors`. */
export const pluralize = (count: number, noun: string) => `${count} ${pluralNoun(count, noun)}`;

/** Only the noun, for a count in other markup. */
export const pluralNoun = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`);

/** `fee and dates` becomes `Fee and dates`. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Akurdi, Pimpri and Dubai`. */
export const formatList = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** Keeps a number on one line with the word after it. */
export const keepNumberWithUnit = (text: string) => text.replace(/(\d) (?=[a-z])/g, '$1\u00a0');
