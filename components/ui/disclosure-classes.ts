/** Classes of disclosures (`details`), some of which only a phone folds. */

/** A plus at the end of a `summary`, which becomes a minus. */
export const PLUS =
  'after:size-[.9rem] after:flex-none after:[background:linear-gradient(currentColor,currentColor)_center/100%_1.5px_no-repeat,linear-gradient(currentColor,currentColor)_center/1.5px_100%_no-repeat] [details[open]>&]:after:[background-size:100%_1.5px,0_0] print:after:hidden';

/** Of the `details`: open from a tablet on, whether or not it is open. */
export const OPEN_FROM_TABLET = 'mid:details-content:[content-visibility:visible]';

/** Of its summary: away where the style holds the disclosure open. */
export const ON_PHONE = 'mid:supports-[selector(::details-content)]:hidden print:hidden';

/** Of a heading in place of the summary there. */
export const FROM_TABLET = 'hidden mid:supports-[selector(::details-content)]:block print:block';
