'use client';
import { useRef, useState } from 'react';

/** State of the receipt that replaces a sent form. Moves focus to it, and on when the receipt is closed. */
export function useReceipt(onSent: (form: HTMLFormElement) => void) {
  const receipt = useRef<HTMLDivElement>(null);
  /** E-mail and mobile number that were sent, to which the institute replies. */
  const [replyTo, setReplyTo] = useState<string[]>([]);

  function handleSent(form: HTMLFormElement, { email = '', mobile = '' }: Record<string, string>) {
    const { activeElement } = document;
    setReplyTo([email, mobile]);
    onSent(form);
    // The receipt replaces the form, so it may be out of view.
    receipt.current?.scrollIntoView({ block: 'nearest' });
    // Focus moves to the receipt, unless the visitor has moved on to something outside the form.
    if (activeElement === document.body || form.contains(activeElement))
      receipt.current?.focus({ preventScroll: true });
  }
  /** Moves focus to the button that opens the form again, else to the content of the page. */
  function focusAfterReceipt() {
    const reopen = receipt.current?.parentElement?.querySelector<HTMLElement>('dialog + button');
    (reopen ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }
  return { receipt, replyTo, handleSent, focusAfterReceipt };
}
