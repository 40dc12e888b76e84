/** Classes that the enquiry forms and the course filter share. */

export const FIELD = 'flex flex-wrap items-baseline gap-x-3 gap-y-1';
export const LABEL = 'font-display leading-snug font-semibold';
const BOX = 'w-full border-[1.5px] border-faint bg-white dark:bg-paper px-3 py-2';
export const INPUT = `${BOX} min-h-[2.875rem]`;
/** A read-only field, styled as text. */
export const READ_ONLY = '-my-2 min-h-11 min-w-0 flex-1 bg-transparent';
/** A textarea that grows with its text from three lines on; on a phone from the height that the form sets. */
export const TEXTAREA = `${BOX} field-sizing-content max-h-[40vh] min-h-26 resize-y`;
/** A validation message after a circle with an exclamation mark. */
export const ERROR =
  "flex items-baseline gap-2 text-note leading-snug font-semibold empty:hidden before:badge before:size-[1.4em] before:text-signal before:content-['!'_/_'']";
export const HINT = 'min-w-0 wrap-break-word text-note leading-snug text-faint';
