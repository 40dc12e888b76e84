/** Classes that several heads of pages share. */
import { fits } from './text-fit';

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

/** Size of a title: small if long; beside a frame large if short and its longest word fits five columns. */
export function titleSize(title: string, isBesideFrame: boolean): string {
  if (!fits(title, 'mediumTitle'))
    return '@max-md/page:text-[1.75rem] @lg/page:text-[clamp(2.5rem,3.6vw,3.25rem)]';
  if (!fits(title, 'phrase'))
    return '@max-md/page:text-[2.25rem] @lg/page:text-[clamp(2.75rem,4.2vw,3.75rem)]';
  if (!isBesideFrame) return '';
  const words = title.split(/\s+/);
  if (fits(title, 'largestTitle') && words.every((word) => fits(word, 'largestTitleWord')))
    return '@lg/page:text-[clamp(5rem,10vw,8.5rem)]/[.9]';
  if (fits(title, 'largerTitle') && words.every((word) => fits(word, 'largerTitleWord')))
    return '@lg/page:text-[clamp(4rem,7.2vw,6.25rem)]/[.92]';
  return '';
}
