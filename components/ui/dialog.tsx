import type { ComponentProps, ReactNode } from 'react';
import { DIALOG } from './dialog-classes';
import { Close } from './icon';

interface Props extends ComponentProps<'dialog'> {
  /** The title: an element with the classes `DIALOG.title`. */
  heading: ReactNode;
}

/**
 * A dialog under its title and a button that closes it without script. HTML and lib/browser/boot/dialogs.ts
 * open and close it; React closes the dialog of a form that was sent, and no other.
 */
export const Dialog = ({ heading, className = '', children, ...props }: Props) => (
  <dialog {...props} className={`${DIALOG.frame} ${className}`}>
    <div className={DIALOG.head}>
      {heading}
      <form method="dialog">
        <button type="submit" className={DIALOG.close}>
          <Close />
        </button>
      </form>
    </div>
    {children}
  </dialog>
);
