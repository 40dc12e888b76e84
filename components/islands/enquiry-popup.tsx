'use client';
/** The popup with the general enquiry; enquiry-panel.tsx has the forms of the enquiry pages. */
import { useRef } from 'react';
import { BUTTON } from '@/components/ui/button-classes';
import { DIALOG_TITLE_CLASSES, DialogHead } from '@/components/ui/dialog';
import { HINT } from '@/components/ui/form-classes';
import { GENERAL_FIELDS } from '@/lib/enquiry/fields';
import { EnquiryForm } from './enquiry/form';
import { PopupReceipt } from './enquiry/receipt';
import { type EnquiryProps, useEnquiry } from './enquiry/use-enquiry';

/** Fixed at the foot of the window. */
const AT_FOOT_CLASSES =
  'group/popup no-print fixed inset-x-0 top-auto bottom-0 z-50 max-h-[calc(100dvh-6rem)] w-full max-w-none overflow-y-auto overscroll-contain border-t-[1.5px] bg-leaf text-ink';
/** On a phone: at most a third of the window until the form is opened, then up to the contact bar. */
const PHONE_CLASSES =
  'max-md-or-short:max-h-[max(30dvh,10.5rem)] max-md-or-short:scroll-pt-13 max-md-or-short:data-expanded:max-h-[calc(100dvh-6rem)] max-md:tall:data-expanded:bottom-16';
/** In a low window: one line until the form is opened. */
const LOW_CLASSES =
  'short:not-data-expanded:grid-cols-[1fr_auto_auto] short:not-data-expanded:items-center ' +
  'short:not-data-expanded:py-1 short:not-data-expanded:open:grid short:data-expanded:max-h-[88dvh] ' +
  'min-[30rem]:short:data-expanded:w-[calc(100%-var(--gutter))] ' +
  'min-[30rem]:short:data-expanded:border-r-[1.5px]';
/** Two rows on a tablet. */
const TWO_ROWS_CLASSES =
  'md:tall:grid-cols-3 md:tall:gap-x-4 md:tall:gap-y-2 md:tall:px-[max(var(--gutter),calc((100%-88rem)/2+var(--gutter)))] md:tall:pt-2.5 md:tall:pb-2 md:tall:open:grid';
/** One row where all fields fit side by side. */
const ONE_ROW_CLASSES =
  'xl:tall:grid-cols-[minmax(0,11rem)_repeat(3,minmax(0,1fr))_minmax(0,1.25fr)_8rem] xl:tall:grid-rows-[1fr_auto]';

/** The head, its form and its button in these layouts. */
const HEAD_CLASSES = {
  head: 'max-md-or-short:sticky max-md-or-short:top-0 max-md-or-short:z-1 max-md-or-short:bg-leaf md:tall:contents short:group-not-data-expanded/popup:contents',
  form: 'md:tall:contents short:group-not-data-expanded/popup:order-1',
  button:
    'md:tall:col-start-3 md:tall:row-start-1 md:tall:justify-self-end md:tall:pr-0 xl:tall:col-start-6 xl:tall:-mt-2.5 xl:tall:self-start',
};

/**
 * The general enquiry as a strip at the bottom of pages without an enquiry form. The boot script shows the
 * popup a second after load (lib/browser/boot/popup.ts), not modal and without moving focus.
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
      <dialog
        ref={dialog}
        id="popup"
        aria-label="Enquiry"
        className={[AT_FOOT_CLASSES, PHONE_CLASSES, LOW_CLASSES, TWO_ROWS_CLASSES, ONE_ROW_CLASSES].join(' ')}
        suppressHydrationWarning
      >
        <DialogHead classNames={HEAD_CLASSES}>
          <p
            className={`${DIALOG_TITLE_CLASSES} xl:tall:col-start-1 xl:tall:row-start-1 xl:tall:self-start xl:tall:pt-1.5 short:group-not-data-expanded/popup:pl-5 max-[30rem]:short:group-not-data-expanded/popup:hidden`}
          >
            Ask about fees and dates
          </p>
        </DialogHead>
        <div className="px-5 py-3 group-data-expanded/popup:hidden md:tall:hidden max-md:tall:pr-20 max-md:tall:pb-2 short:p-0">
          <p className={`${HINT} short:hidden`}>
            {GENERAL_FIELDS.length} fields; we reply by phone or email.
          </p>
          <button
            type="button"
            data-open="popup"
            className={`${BUTTON.solid} mt-2 w-full max-md:tall:min-h-12 short:mt-0`}
          >
            Enquire now
          </button>
        </div>
        <div className="md:tall:contents max-md-or-short:group-not-data-expanded/popup:hidden">
          <EnquiryForm {...props} kind="general" place="popup" enquiry={enquiry} />
        </div>
      </dialog>
    </>
  );
}
