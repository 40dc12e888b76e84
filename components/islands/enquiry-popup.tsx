'use client';
import { Close } from '@/components/ui/icon';
import { EnquiryForm } from './enquiry/form';
import type { EnquiryProps } from './enquiry/use-enquiry';

/**
 * The general enquiry as it comes to every page a second after load: not modal, takes no focus, and lies as a strip
 * along the bottom edge. The inline script shows it; closing needs none.
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
            <p>Ask about fees and dates</p>
            <form method="dialog">
              <button type="submit" className="close">
                <Close />
              </button>
            </form>
          </div>
          <div className="compact">
            <p className="hint">Four fields; we reply by phone or email.</p>
            <button type="button" data-open="popup" className="button button-solid">
              Enquire now
            </button>
          </div>
          <div className="full">{form}</div>
        </dialog>
      )}
    />
  );
}
