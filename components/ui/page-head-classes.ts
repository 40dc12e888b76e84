/** Classes that several heads of pages share. */
import { isPhrase } from './text-fit';

/** Space above a title without a breadcrumb. */
export const ABOVE_TITLE = 'pt-5 wide:pt-7';
/** Smaller lede on a wide screen, for five columns or beside a large title. */
export const SMALLER_LEDE = 'wide:text-[1.3125rem]/snug';

/** Columns and rows of a wide screen. */
export const HEAD_CLASSES = {
  /** Beside a frame: buttons below the text, facts below all. */
  besideFrame: {
    text: 'wide:col-[1/6]',
    facts: 'wide:row-start-4 wide:mt-0',
    actions: 'wide:row-start-3',
    actionsWithFacts: 'wide:row-start-3 wide:pb-7',
  },
  /** Without a frame: buttons below the facts. The last columns are free for links. */
  noFrame: {
    text: 'wide:col-[1/10]',
    facts: 'wide:row-start-3 wide:mt-6',
    actions: 'wide:row-start-3',
    actionsWithFacts: 'wide:row-start-4',
  },
};

/**
 * Maximum lengths of a title in each size: in five columns it takes up to two lines, a `medium` one three.
 */
const MAX_CHARS_BY_SIZE = { largest: 8, larger: 16, medium: 40 };
/**
 * Maximum lengths of a title's longest word: at .45em a letter it fills up to nine tenths of five columns.
 */
const MAX_WORD_CHARS_BY_SIZE = { largest: 7, larger: 10 };

/** Size of a title: small if long; beside a frame large if short and its longest word fits five columns. */
export function titleSize(title: string, isBesideFrame: boolean): string {
  if (title.length > MAX_CHARS_BY_SIZE.medium)
    return 'max-mid:text-[1.75rem] wide:text-[clamp(2.5rem,3.6vw,3.25rem)]';
  if (!isPhrase(title)) return 'max-mid:text-[2.25rem] wide:text-[clamp(2.75rem,4.2vw,3.75rem)]';
  if (!isBesideFrame) return '';
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= MAX_CHARS_BY_SIZE.largest && longest <= MAX_WORD_CHARS_BY_SIZE.largest)
    return 'wide:text-[clamp(5rem,10vw,8.5rem)]/[.9]';
  if (title.length <= MAX_CHARS_BY_SIZE.larger && longest <= MAX_WORD_CHARS_BY_SIZE.larger)
    return 'wide:text-[clamp(4rem,7.2vw,6.25rem)]/[.92]';
  return '';
}
