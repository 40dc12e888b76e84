/**
 * Looks that depend on the length of a text. Characters are counted, since a build cannot measure a line:
 * fonts and widths are known in the browser alone, where a change of look would move the page.
 */

/** Most characters of a text that fits, by what it fits. */
const MAX_CHARS = {
  /** A title in the two largest sizes, which takes up to two lines of five columns; in the next, three. */
  largestTitle: 8,
  largerTitle: 16,
  mediumTitle: 40,
  /** Its longest word: at .45em a letter it fills up to nine tenths of five columns. */
  largestTitleWord: 7,
  largerTitleWord: 10,
  /** A word or two. */
  word: 14,
  /** A few words: one line of a fifth of the page or of half a tablet, two lines of the largest type. */
  phrase: 24,
  sentence: 60,
  /** A sentence or two: a few lines of half a phone. */
  note: 110,
};

/** Whether a text is short enough for a place. */
export const fits = (text: string, place: keyof typeof MAX_CHARS): boolean => text.length <= MAX_CHARS[place];
