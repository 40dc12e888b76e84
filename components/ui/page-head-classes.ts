/** Classes of the head of a page, by what stands beside its text. */

/** Columns of the text on a wide screen. A figure without a frame is wider. */
export const TEXT_COLUMNS = {
  unframed: 'wide:col-[1/5]',
  framed: 'wide:col-[1/6]',
  wideAside: 'wide:col-[1/6]',
  alone: 'wide:col-[1/10]',
};

/** A long title is small. Beside a figure a short one is large, as far as its longest word fits five columns. */
export function titleSize(title: string, isLarge: boolean, beside: keyof typeof TEXT_COLUMNS): string {
  if (isLarge)
    return `max-mid:text-[2.5rem] ${beside === 'unframed' ? 'wide:text-[clamp(2.5rem,3.6vw,3.25rem)]' : ''}`;
  if (title.length > 40) return 'max-mid:text-[1.75rem] wide:text-[clamp(2.5rem,3.6vw,3.25rem)]';
  if (title.length > 24) return 'max-mid:text-[2.25rem] wide:text-[clamp(2.75rem,4.2vw,3.75rem)]';
  if (beside === 'alone' || beside === 'wideAside') return '';
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 8 && longest <= 7) return 'wide:text-[clamp(5rem,10vw,8.5rem)]/[.9]';
  if (title.length <= 16 && longest <= 10) return 'wide:text-[clamp(4rem,7.2vw,6.25rem)]/[.92]';
  return '';
}
