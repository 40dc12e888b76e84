/**
 * How long a text is, where its look depends on that. Characters are counted, since a build cannot measure a
 * line: fonts, size of type and width of the window are known in the browser alone, and a look that changed
 * there would move the page.
 */

const MAX_CHARS = { word: 14, phrase: 24, sentence: 60, note: 110 };

/** A word or two. */
export const isWord = ({ length }: string) => length <= MAX_CHARS.word;

/** A few words: one line of a fifth of the page or of half a tablet, two lines of the largest type. */
export const isPhrase = ({ length }: string) => length <= MAX_CHARS.phrase;

export const isSentence = ({ length }: string) => length <= MAX_CHARS.sentence;

/** A sentence or two: a few lines of half a phone. */
export const isNote = ({ length }: string) => length <= MAX_CHARS.note;
