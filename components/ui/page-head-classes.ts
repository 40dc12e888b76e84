/** Classes that several heads of pages share. */

/** Space above a title without a breadcrumb. */
export const ABOVE_TITLE = 'pt-5 @lg/page:pt-7';
/** Smaller lede on a wide screen, for five columns or beside a large title. */
export const SMALLER_LEDE = '@lg/page:text-[1.3125rem]/snug';

/** Columns and rows of a wide screen. */
export const PAGE_HEAD_CLASSES = {
  /** Beside a frame: buttons below the text, facts below all. */
  besideFrame: {
    text: '@lg/page:col-[1/6]',
    facts: '@lg/page:row-start-4 @lg/page:mt-0',
    actions: '@lg/page:row-start-3',
    actionsWithFacts: '@lg/page:row-start-3 @lg/page:pb-7',
  },
  /** Without a frame: buttons below the facts. The last columns are free for links. */
  noFrame: {
    text: '@lg/page:col-[1/10]',
    facts: '@lg/page:row-start-3 @lg/page:mt-6',
    actions: '@lg/page:row-start-3',
    actionsWithFacts: '@lg/page:row-start-4',
  },
};

/**
 * Sizes of a title beside a frame, from the largest, with the most characters of the title and of its longest
 * word: the two largest take up to two lines of five columns, of which the word, at .45em a letter, fills up
 * to nine tenths.
 */
const TITLE_SIZES = [
  { maxChars: 8, maxWordChars: 7, className: '@lg/page:text-[clamp(5rem,10vw,8.5rem)]/[.9]' },
  { maxChars: 16, maxWordChars: 10, className: '@lg/page:text-[clamp(4rem,7.2vw,6.25rem)]/[.92]' },
  { maxChars: 24, maxWordChars: 24, className: '' },
];
const LONG_TITLE = '@max-md/page:text-[1.75rem] @lg/page:text-[clamp(2.5rem,3.6vw,3.25rem)]';

/** Size of a title beside a frame: the shorter the title, the larger. */
export function titleSize(title: string): string {
  const wordChars = Math.max(...title.split(/\s+/).map((word) => word.length));
  const fitting = TITLE_SIZES.find((size) => title.length <= size.maxChars && wordChars <= size.maxWordChars);
  return fitting?.className ?? LONG_TITLE;
}
