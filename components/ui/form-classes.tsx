/** Looks of what a form is made of, shared by the enquiry forms and the filter. */

export const FIELD = 'flex flex-wrap items-baseline gap-x-3 gap-y-1';
export const LABEL = 'font-display leading-snug font-semibold';
const BOX = 'w-full border-[1.5px] border-faint bg-white dark:bg-paper px-3 py-2';
export const INPUT = `${BOX} min-h-[2.875rem]`;
/** Text that a script fills in: it looks like none to type into. */
export const READ_ONLY = '-my-2 min-h-11 min-w-0 flex-1 bg-transparent';
/** As high as its text, from three lines on. */
export const TEXTAREA = `${BOX} field-sizing-content max-h-[40vh] min-h-26 resize-y handheld:min-h-16`;
/** What is wrong with an answer, with a balloon as beside a part of a drawing. */
export const ERROR =
  "flex items-baseline gap-2 text-note leading-snug font-semibold empty:hidden before:balloon before:size-[1.4em] before:text-signal before:content-['!'_/_'']";
export const HINT = 'min-w-0 wrap-break-word text-note leading-snug text-faint';
