/** Classes of disclosures (`details`). Some are folded only on a phone. */

/** A plus at the end of a `summary`, which becomes a minus. */
export const PLUS = [
  'after:size-[.9rem] after:flex-none print:after:hidden',
  'after:[background:linear-gradient(currentColor,currentColor)_center/100%_1.5px_no-repeat,linear-gradient(currentColor,currentColor)_center/1.5px_100%_no-repeat]',
  '[details[open]>&]:after:[background-size:100%_1.5px,0_0]',
].join(' ');

/** A `summary` with a plus: one line, as high as a finger needs. */
export const SUMMARY = `flex min-h-13 items-center gap-3 py-2 hover:text-signal ${PLUS}`;

/** A chevron at the end of a `summary`, as of a select; it turns when the disclosure opens. */
export const CHEVRON = [
  'after:size-[.45em] after:flex-none after:border-r-[1.5px] after:border-b-[1.5px]',
  'after:rotate-45 after:[translate:0_-.12em]',
  '[details[open]>&]:after:rotate-225 [details[open]>&]:after:[translate:0_.12em]',
].join(' ');

/** A disclosure that always shows its content from a tablet on. */
export const OPEN_FROM_TABLET = '@md/page:details-content:[content-visibility:visible]';

/** Summary of such a disclosure: hidden if the browser can show closed content by CSS. */
export const SUMMARY_ON_PHONE = '@md/page:supports-[selector(::details-content)]:hidden print:hidden';

/** A heading in place of that summary. */
export const HEADING_FROM_TABLET = 'hidden @md/page:supports-[selector(::details-content)]:block print:block';
