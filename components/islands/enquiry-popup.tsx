'use client';
import { useRef } from 'react';
import { BUTTON } from '@/components/ui/button-classes';
import { Dialog } from '@/components/ui/dialog';
import { DIALOG } from '@/components/ui/dialog-classes';
import { HINT } from '@/components/ui/form-classes';
import { GENERAL_FIELDS } from '@/lib/enquiry/fields';
import { EnquiryForm } from './enquiry/form';
import { PopupReceipt } from './enquiry/receipt';
import { type EnquiryProps, useEnquiry } from './enquiry/use-enquiry';

/**
 * The general enquiry at the foot of pages without an enquiry form. The boot script shows it a second after
 * load (lib/browser/boot/popup.ts), not modal and without moving focus. enquiry/popup.css has its looks.
 */
export default function EnquiryPopup({ host, ...props }: EnquiryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const enquiry = useEnquiry('general', host);
  const { state } = enquiry;

  function handleDismiss() {
    enquiry.dismiss();
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <>
      {state.name === 'sent' && (
        <PopupReceipt dialog={dialog} values={state.values} onDismiss={handleDismiss} />
      )}
      <Dialog
        ref={dialog}
        id="popup"
        aria-label="Enquiry"
        heading={<p className={DIALOG.title}>Ask about fees and dates</p>}
        suppressHydrationWarning
      >
        <div className="invitation">
          <p className={HINT}>{GENERAL_FIELDS.length} fields; we reply by phone or email.</p>
          <button type="button" data-open="popup" className={`${BUTTON.solid} w-full`}>
            Enquire now
          </button>
        </div>
        <EnquiryForm {...props} kind="general" variant="popup" enquiry={enquiry} />
      </Dialog>
    </>
  );
}
