/** Classes of the head of a page, by what stands beside its text. */

/** Columns of the text, and of what stands beside it on a wide screen, by its kind. */
export const HEAD_COLUMNS = {
  /** A picture or a drawing in a frame as high as the text. */
  framed: { text: 'wide:col-[1/6]', beside: 'wide:col-[6/-1]' },
  /** A figure that has a frame, a height and facts of its own; a phone has it last. */
  unframed: { text: 'wide:col-[1/5]', beside: 'wide:col-[5/-1]' },
  /** Links as high as the text; a phone has them before the intro. */
  wideAside: { text: 'wide:col-[1/6]', beside: 'wide:col-[6/-1]' },
  /** Links in the last columns; the text is as wide where nothing stands beside it. */
  aside: { text: 'wide:col-[1/10]', beside: 'wide:col-[10/-1]' },
};

/** Margins below a description, and the order of a phone there: figure, buttons, facts. */
export const BELOW_DESCRIPTION = {
  figure: 'mt-3 max-mid:order-1',
  actions: 'mt-3 gap-x-5 gap-y-1 max-mid:order-2',
  facts: 'mt-3 max-mid:order-3',
};
/** Margins below any other text. */
export const BELOW_TEXT = { figure: 'mt-5', actions: 'mt-4 gap-3', facts: 'mt-5' };

/** A long title is small. Beside a figure a short one is large, as far as its longest word fits five columns. */
export function titleSize(title: string, isLarge: boolean, beside: keyof typeof HEAD_COLUMNS): string {
  if (isLarge)
    return `max-mid:text-[2.5rem] ${beside === 'unframed' ? 'wide:text-[clamp(2.5rem,3.6vw,3.25rem)]' : ''}`;
  if (title.length > 40) return 'max-mid:text-[1.75rem] wide:text-[clamp(2.5rem,3.6vw,3.25rem)]';
  if (title.length > 24) return 'max-mid:text-[2.25rem] wide:text-[clamp(2.75rem,4.2vw,3.75rem)]';
  if (beside === 'aside' || beside === 'wideAside') return '';
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 8 && longest <= 7) return 'wide:text-[clamp(5rem,10vw,8.5rem)]/[.9]';
  if (title.length <= 16 && longest <= 10) return 'wide:text-[clamp(4rem,7.2vw,6.25rem)]/[.92]';
  return '';
}
