/** The parts of a dialog, also of a message in place of one. Scripts know its head by the class `head`. */
export const DIALOG = {
  frame: 'border-[1.5px] bg-leaf text-ink',
  head: 'head flex min-h-13 flex-wrap items-center gap-x-3 border-b border-line pl-5',
  title:
    'flex min-w-min flex-1 flex-wrap items-center gap-x-3 font-display text-[clamp(1.1875rem,1.12rem+.29vw,1.375rem)]/[1.2] font-semibold',
  /** A button that looks like a link. */
  close:
    'inline-flex min-h-11 cursor-pointer items-center gap-1.5 pr-5 pl-3 font-display font-semibold ' +
    'underline decoration-faint underline-offset-[.2em] ' +
    'hover:text-signal hover:decoration-current focus-visible:-outline-offset-3',
};
