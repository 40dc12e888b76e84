'use client';
import { type FormEvent, useState } from 'react';
import type { Contact } from '@/components/ui/contacts';
import { getTabValue, removeTabValue, setTabValue } from '@/lib/browser/shared/tab-storage';
import { COURSE_ENQUIRY, createEnquiry, GENERAL_ENQUIRY } from '@/lib/enquiry/flow';
import type { State } from '@/lib/enquiry/machine';

/** Props of an enquiry form, which are written into the page. */
export interface EnquiryProps {
  host: string;
  chatNumber: string;
  privacyPath: string;
  branches: Contact[];
}

export type FormKind = 'general' | 'course';
/** A form is the main content of its page, with a summary of errors; or in the popup of other pages. */
export type FormVariant = 'page' | 'popup';
export const FLOWS = { general: GENERAL_ENQUIRY, course: COURSE_ENQUIRY };

/** Id of a form, and the storage key of its draft (lib/browser/boot/drafts.ts). */
export const formId = (kind: FormKind) => `${kind}-enquiry`;

export type Enquiry = ReturnType<typeof useEnquiry>;

/**
 * The enquiry of a form (lib/enquiry/flow.ts): its state, and what leads to the next. Values stay in the
 * form's inputs and are read on submit.
 * @param onSent runs after success, when the form is reset
 */
export function useEnquiry(kind: FormKind, host: string, onSent?: () => void) {
  const draftKey = formId(kind);
  const recordedKey = `${draftKey}-recorded`;
  const [state, setState] = useState<State>({ name: 'idle' });
  const [enquiry] = useState(() => {
    // A reload between the two calls must not make a second record either.
    const before = getTabValue(recordedKey);
    return createEnquiry(FLOWS[kind], host, before && JSON.parse(before), (next) => {
      if (next.recorded) setTabValue(recordedKey, JSON.stringify(next.recorded));
      else removeTabValue(recordedKey);
      setState(next);
    });
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    if (!(await enquiry.submit(Object.fromEntries(entered)))) return;
    form.reset();
    removeTabValue(draftKey);
    onSent?.();
  }

  return { state, submit, edit: enquiry.edit, dismiss: enquiry.dismiss };
}
