/** Classes that several heads of pages share. */
import { fits } from './text-fit';

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

/** Size of a title: small if long; beside a frame large if short and its longest word fits five columns. */
export function titleSize(title: string, isBesideFrame: boolean): string {
  if (!fits(title, 'mediumTitle')) return 'max-mid:text-[1.75rem] wide:text-[clamp(2.5rem,3.6vw,3.25rem)]';
  if (!fits(title, 'phrase')) return 'max-mid:text-[2.25rem] wide:text-[clamp(2.75rem,4.2vw,3.75rem)]';
  if (!isBesideFrame) return '';
  const words = title.split(/\s+/);
  if (fits(title, 'largestTitle') && words.every((word) => fits(word, 'largestTitleWord')))
    return 'wide:text-[clamp(5rem,10vw,8.5rem)]/[.9]';
  if (fits(title, 'largerTitle') && words.every((word) => fits(word, 'largerTitleWord')))
    return 'wide:text-[clamp(4rem,7.2vw,6.25rem)]/[.92]';
  return '';
}
