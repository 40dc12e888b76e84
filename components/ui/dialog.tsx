/** The look of dialogs, and their head with its close button. */
import type { ReactNode } from 'react';
import { Close } from './icon';

export const DIALOG_CLASSES = 'border-[1.5px] bg-leaf text-ink';

export const DIALOG_HEAD_CLASSES = 'flex min-h-13 flex-wrap items-center gap-x-3 border-b border-line pl-5';
export const DIALOG_TITLE_CLASSES =
  'flex min-w-min flex-1 flex-wrap items-center gap-x-3 font-display text-[clamp(1.1875rem,1.12rem+.29vw,1.375rem)]/[1.2] font-semibold';
/** A close button that looks like a link. */
export const CLOSE_BUTTON_CLASSES =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 pl-3 font-display font-semibold ' +
  'underline decoration-faint underline-offset-[.2em] ' +
  'hover:text-signal hover:decoration-current focus-visible:-outline-offset-3';

/** Head of a dialog, whose button closes it without script. boot/load-islands.ts reads the class `head`. */
export const DialogHead = ({ children }: { children: ReactNode }) => (
  <div className={`head ${DIALOG_HEAD_CLASSES}`}>
    {children}
    <form method="dialog">
      <button type="submit" className={`${CLOSE_BUTTON_CLASSES} pr-5`}>
        <Close />
      </button>
    </form>
  </div>
);
