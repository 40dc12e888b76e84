/**
 * Looks that depend on the length of a text. Characters are counted, since a build cannot measure a line:
 * fonts and widths are known in the browser alone, where a change of look would move the page.
 */

const MAX_CHARS = { word: 14, phrase: 24, sentence: 60, note: 110 };

/** A word or two. */
export const isWord = ({ length }: string) => length <= MAX_CHARS.word;

/** A few words: one line of a fifth of the page or of half a tablet, two lines of the largest type. */
export const isPhrase = ({ length }: string) => length <= MAX_CHARS.phrase;

export const isSentence = ({ length }: string) => length <= MAX_CHARS.sentence;

/** A sentence or two: a few lines of half a phone. */
export const isNote = ({ length }: string) => length <= MAX_CHARS.note;
