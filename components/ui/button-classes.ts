/** Looks of buttons, and of links that look like one. */
const SHAPE =
  'inline-flex min-h-[2.875rem] cursor-pointer items-center justify-center gap-[.6em] ' +
  'border-[1.5px] px-[1.15rem] py-[.55rem] text-center wrap-break-word no-underline print:hidden ' +
  'font-display text-[1.0625rem]/[1.15] font-semibold ' +
  'hover:border-ink hover:bg-ink hover:text-paper active:[translate:0_1px] ' +
  'aria-disabled:cursor-progress aria-disabled:opacity-65';

/** A button, or a link that looks like one. Solid is for the main action of a view. */
export const BUTTON = {
  solid: `${SHAPE} border-signal bg-signal text-on-signal`,
  line: `${SHAPE} border-ink text-ink`,
};

/** A button among others that has a row of its own on a phone. */
export const ROW_ON_PHONE = '@max-md/page:flex-[1_0_100%]';
