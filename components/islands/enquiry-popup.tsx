'use client';
import { EnquiryForm } from './enquiry/form';
import type { EnquiryProps } from './enquiry/use-enquiry';

/**
 * The general enquiry as it comes to every page a second after load: not modal, takes no focus, covers no more than
 * a strip of a phone. The inline script shows it; closing needs none.
 */
export default function EnquiryPopup(props: EnquiryProps) {
  return (
    <EnquiryForm
      {...props}
      kind="general"
      onSent={(form) => form.closest('dialog')?.close()}
      dialog={(form) => (
        <dialog id="popup" aria-label="Enquiry" className="popup no-print">
          <div className="head">
            <p>Ask us anything</p>
            <form method="dialog">
              <button type="submit" className="close">
                Close
              </button>
            </form>
          </div>
          <div className="compact">
            <p className="hint mb-2">Four fields; a counsellor answers by telephone or e-mail.</p>
            <button type="button" data-open="popup" className="button button-solid w-full">
              Enquire now
            </button>
          </div>
          <div className="full">{form}</div>
        </dialog>
      )}
    />
  );
}
