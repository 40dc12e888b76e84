'use client';
import { useState } from 'react';
import { EnquiryForm } from './enquiry/form';
import type { EnquiryProps, FormKind } from './enquiry/use-enquiry';

const NAMES = { general: 'Enquiry', course: 'Course enquiry' } as const;

/** An enquiry form as the business of its own page: open at once, and to be opened again after it was closed. */
export default function EnquiryPanel({ kind, ...props }: EnquiryProps & { kind: FormKind }) {
  const [pdf, setPdf] = useState<string>();

  function sent(form: HTMLFormElement) {
    form.closest('dialog')?.close();
    // Without the form the page is shorter: what remains stays in view.
    form.closest('[data-island]')?.scrollIntoView({ block: 'nearest' });
    const file = form.querySelector<HTMLInputElement>('[name=courseName]')?.dataset.pdf;
    if (!file) return;
    setPdf(file);
    download(file);
  }

  return (
    <div>
      <EnquiryForm
        {...props}
        kind={kind}
        onSent={sent}
        dialog={(form) => (
          <>
            <dialog open id={`${kind}-dialog`} aria-label={NAMES[kind]} className="panel needs-script">
              <div className="head">
                <p>{kind === 'course' ? 'Ask about a course' : 'Send us a line'}</p>
                <form method="dialog">
                  <button type="submit" className="close">
                    Close
                  </button>
                </form>
              </div>
              {form}
            </dialog>
            <button type="button" data-open={`${kind}-dialog`} className="reopen button button-line needs-script">
              Open the form again
            </button>
          </>
        )}
      />
      {pdf && (
        <p className="mt-4">
          <a href={pdf} download="" className="inline-flex min-h-11 items-center">
            Download did not start?
          </a>
        </p>
      )}
      <noscript>
        <p className="max-w-measure">
          The form needs JavaScript, which is switched off here. Ring us, write an e-mail or send a chat message instead; the addresses stand on this page.
        </p>
      </noscript>
    </div>
  );
}

/** Starts a download without leaving the page. */
function download(file: string) {
  const link = document.createElement('a');
  link.href = file;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
