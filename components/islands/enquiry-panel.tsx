'use client';
/** The form on its own page; enquiry-popup.tsx is that on others. */
import { type ReactNode, useRef, useState } from 'react';
import { BUTTON } from '@/components/ui/button-classes';
import { Contacts } from '@/components/ui/contacts';
import { Dialog } from '@/components/ui/dialog';
import { DIALOG } from '@/components/ui/dialog-classes';
import { chosenCourse } from '@/lib/browser/shared/chosen-course';
import { chatLink } from '@/lib/enquiry/chat';
import { EnquiryForm } from './enquiry/form';
import { PageReceipt } from './enquiry/receipt';
import { type EnquiryProps, type FormKind, useEnquiry } from './enquiry/use-enquiry';
import { Slot } from './runtime/slot';

const DIALOG_NAMES = { general: 'Enquiry', course: 'Course enquiry' } as const;
/**
 * Titles, set as HTML so that React keeps the course that lib/browser/fill-course-name.ts writes into them.
 */
const HEADINGS = {
  general: { __html: 'Send us an enquiry' },
  course: { __html: 'Enquire about a course' },
} as const;

/** A title with a course's thumbnail and name, which lib/browser/fill-course-name.ts writes. */
const COURSE_ROW_CLASSES =
  '[&>span]:flex-1 [&>span]:py-1.5 [&>img]:my-1.5 [&>img]:-ml-1.5 [&>img]:flex-none [&>img]:object-contain [&_small]:label';

interface Props extends EnquiryProps {
  kind: FormKind;
  greeting: string;
  sampleMessage?: string | undefined;
  children?: ReactNode;
  slot?: string;
}

/**
 * The enquiry form of an enquiry page. After it is closed, a button to open it again and the contacts are
 * shown. Without script only the contacts are shown.
 */
export default function EnquiryPanel({
  kind,
  host,
  greeting,
  sampleMessage,
  children,
  slot,
  ...props
}: Props) {
  const { branches, chatNumber } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const reopenButton = useRef<HTMLButtonElement>(null);
  const [syllabus, setSyllabus] = useState<{ pdf: string; name: string }>();
  const enquiry = useEnquiry(kind, host, () => {
    const course = chosenCourse();
    if (!course?.pdf) return;
    setSyllabus(course);
    download(course.pdf);
  });
  const { state } = enquiry;

  function handleDismiss() {
    enquiry.dismiss();
    reopenButton.current?.focus({ preventScroll: true });
  }

  const downloadLink = syllabus && (
    <p className="mb-5">
      <a href={syllabus.pdf} download="" className="tap-target">
        Download did not start? Get the {syllabus.name} syllabus here
      </a>
    </p>
  );
  return (
    <div>
      <noscript>
        <p className="max-w-measure">
          This form needs JavaScript, which is switched off in your browser. Please call, email or chat with
          us instead:
        </p>
      </noscript>
      {state.name === 'sent' ? (
        <PageReceipt dialog={dialog} values={state.values} branch={branches[0]} onDismiss={handleDismiss}>
          {downloadLink}
        </PageReceipt>
      ) : (
        downloadLink
      )}
      <Dialog
        ref={dialog}
        open
        id={`${kind}-dialog`}
        aria-label={DIALOG_NAMES[kind]}
        className="peer noscript:hidden static w-full"
        heading={
          <p
            suppressHydrationWarning
            className={`${DIALOG.title} ${COURSE_ROW_CLASSES}`}
            dangerouslySetInnerHTML={HEADINGS[kind]}
          />
        }
      >
        <EnquiryForm {...props} kind={kind} variant="page" enquiry={enquiry} sampleMessage={sampleMessage}>
          {kind === 'course' && (
            // Close to the course field above, which these links fill in.
            <Slot html={slot} className="-mt-2.5 min-w-0 max-md-or-short:-mt-1.5">
              {children}
            </Slot>
          )}
        </EnquiryForm>
      </Dialog>
      <button
        ref={reopenButton}
        type="button"
        data-open={`${kind}-dialog`}
        className={`${BUTTON.solid} noscript:hidden peer-open:hidden`}
      >
        Open the form again
      </button>
      <div className="mt-6 peer-open:hidden noscript:peer-open:block">
        <Contacts branches={branches} chatHref={chatLink(chatNumber, greeting)} />
      </div>
    </div>
  );
}

function download(file: string) {
  const link = document.createElement('a');
  link.href = file;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
