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
 * Sizes of a title beside a frame. A letter is about .45em wide, so the longest word fits the five columns.
 */
const BESIDE_FRAME = [
  { maxChars: 8, maxWordChars: 7, className: '@lg/page:text-[clamp(5rem,10vw,8.5rem)]/[.9]' },
  { maxChars: 16, maxWordChars: 10, className: '@lg/page:text-[clamp(4rem,7.2vw,6.25rem)]/[.92]' },
];
/** Sizes of any title, from the largest: of the usual size, of two and of three lines. */
const ANYWHERE = [
  { maxChars: 24, className: '' },
  { maxChars: 40, className: '@max-md/page:text-[2.25rem] @lg/page:text-[clamp(2.75rem,4.2vw,3.75rem)]' },
];
const LONG_TITLE = '@max-md/page:text-[1.75rem] @lg/page:text-[clamp(2.5rem,3.6vw,3.25rem)]';

/** Size of a title: the shorter the title and its longest word, the larger. */
export function titleSize(title: string, isBesideFrame: boolean): string {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  const fitting =
    (isBesideFrame &&
      BESIDE_FRAME.find((size) => title.length <= size.maxChars && longestWord <= size.maxWordChars)) ||
    ANYWHERE.find((size) => title.length <= size.maxChars);
  return fitting?.className ?? LONG_TITLE;
}
