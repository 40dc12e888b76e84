/** Looks of what a form is made of, shared by the enquiry forms and the filter. */

export const FIELD = 'flex flex-wrap items-baseline gap-x-3 gap-y-1';
export const LABEL = 'font-display leading-snug font-semibold';
export const INPUT = 'min-h-[2.875rem] w-full border-[1.5px] border-faint bg-paper px-3 py-2';
export const HINT = 'min-w-0 wrap-break-word text-note leading-snug text-faint';
