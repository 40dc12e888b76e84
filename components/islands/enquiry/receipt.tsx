'use client';
/** What takes the place of a form that was sent. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import type { Contact } from '@/components/ui/contacts';
import { DIALOG } from '@/components/ui/dialog-classes';
import type { Values } from '@/lib/enquiry/machine';
import { SENT_MESSAGE } from '@/lib/enquiry/messages';
import { telHref } from '@/lib/format/contact';

interface Props {
  /** Dialog of the form. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** What was sent. */
  values: Values;
  onDismiss(): void;
}

/** Closes the dialog when the receipt appears, and moves the focus from there to the receipt. */
function useReplaceDialog(dialog: Props['dialog']) {
  const receipt = useRef<HTMLDivElement>(null);
  // In a layout effect, so that no frame shows form and receipt together.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isInForm = activeElement === document.body || dialog.current?.contains(activeElement);
    dialog.current?.close();
    // The receipt may be out of view.
    receipt.current?.scrollIntoView({ block: 'nearest' });
    // The visitor may have moved on to something outside the form.
    if (isInForm) receipt.current?.focus({ preventScroll: true });
  }, [dialog]);
  return receipt;
}

const repliesTo = ({ email, mobile }: Values) => `We reply by phone or email, to ${email} or ${mobile}.`;

interface ReceiptProps extends Pick<Props, 'dialog' | 'onDismiss'> {
  className: string;
  children: ReactNode;
}

const Receipt = ({ dialog, onDismiss, className, children }: ReceiptProps) => (
  <div
    ref={useReplaceDialog(dialog)}
    tabIndex={-1}
    className={`no-print focus-visible:-outline-offset-3 ${DIALOG.frame} ${className}`}
  >
    <div className={DIALOG.head}>
      <p role="alert" className={DIALOG.title}>
        {SENT_MESSAGE}
      </p>
      <button type="button" className={DIALOG.close} onClick={onDismiss}>
        Dismiss
      </button>
    </div>
    {children}
  </div>
);

/** Success message of the popup: a line at the bottom of the window. */
export const PopupReceipt = ({ values, ...props }: Props) => (
  <Receipt {...props} className="popup-receipt wrap-anywhere">
    <p>{repliesTo(values)}</p>
  </Receipt>
);

interface PageReceiptProps extends Props {
  branch: Contact | undefined;
  children: ReactNode;
}

/** Success message of a page, in place of the form: with the time, and what happens next. */
export function PageReceipt({ values, branch, children, ...props }: PageReceiptProps) {
  const [time] = useState(() => new Date());
  const nextSteps = [
    `${repliesTo(values)} If that is wrong, open the form again and send it once more.`,
    'Until then, note what you want to ask us: the fee, the next batch, the timing.',
    branch && (
      <>
        For an answer at once, call {branch.short}: <a href={telHref(branch.phone)}>{branch.phone}</a>
      </>
    ),
  ].filter(Boolean);
  return (
    <Receipt {...props} className="mb-5">
      <div className="grid grid-cols-1 gap-4 p-5">
        <div className="flex flex-wrap-reverse items-start justify-between gap-x-5 gap-y-4">
          <div className="*:mb-0">{children}</div>
          <p className="tabular-nums ml-auto -rotate-3 border-3 border-double border-signal px-3 py-1 font-display text-[1.0625rem] leading-snug font-semibold">
            {'Received '}
            <time dateTime={time.toISOString()}>
              {time.toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </p>
        </div>
        <h2 className="text-h3">What happens next</h2>
        <ol className="grid gap-2 leading-snug wrap-anywhere">
          {nextSteps.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change order
            <li key={i} className="flex gap-3">
              <Badge>{i + 1}</Badge>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </Receipt>
  );
}
