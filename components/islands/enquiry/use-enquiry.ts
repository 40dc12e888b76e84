'use client';
/** Hook that binds a form to its enquiry: submit, answers, errors of fields, and a retry after a reload. */
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Contact } from '@/components/ui/contacts';
import { chatLink, chatText } from '@/lib/enquiry/chat';
import { COURSE_ENQUIRY, createEnquiry, GENERAL_ENQUIRY } from '@/lib/enquiry/flow';
import type { FieldErrors, State } from '@/lib/enquiry/machine';
import { store, stored } from './storage';

/** Props of an enquiry form, which are written into the page. */
export interface EnquiryProps {
  host: string;
  chatNumber: string;
  privacyPath: string;
  branches: Contact[];
}

export type FormKind = 'general' | 'course';
/** Whether a form is the main content of its page, or the popup on other pages. */
export type FormPlace = 'page' | 'popup';
const FLOWS = { general: GENERAL_ENQUIRY, course: COURSE_ENQUIRY };

/** Id of a form, and the storage key of its draft (lib/browser/boot/drafts.ts). */
export const formId = (kind: FormKind) => `${kind}-enquiry`;

/**
 * Binds a form to its enquiry (lib/enquiry/flow.ts). Values stay in the form's inputs and are read on submit.
 * @param onSent runs after success, with the form and the values that were sent
 */
export function useEnquiry(
  kind: FormKind,
  { host, chatNumber }: EnquiryProps,
  form: RefObject<HTMLFormElement | null>,
  onSent: (form: HTMLFormElement, values: Record<string, string>) => void,
) {
  const flow = FLOWS[kind];
  const draft = formId(kind);
  const recorded = `${draft}-recorded`;
  // A reload between the two calls must not make a second record either.
  const [enquiry] = useState(() => createEnquiry(flow, host, { name: 'idle', recorded: stored(recorded) }));
  useEffect(() => enquiry.subscribe(() => store(recorded, enquiry.getState().recorded)), [enquiry, recorded]);
  const state = useSyncExternalStore(enquiry.subscribe, enquiry.getState, enquiry.getState);

  /** Problems of the last submit, including corrected ones; a new object for each submit. */
  const [problemsAtSubmit, setProblemsAtSubmit] = useState<FieldErrors>();
  const submitted = useRef(false);
  /** Values of the enquiry that is being sent, since the fields may be edited during that time. */
  const values = useRef<Record<string, string>>({});
  const settle = useEffectEvent((outcome: State) => {
    const element = form.current;
    if (!element) return;
    // Only after a submit: an edit that corrects a field changes the state too, but must not move the focus.
    if (submitted.current) setProblemsAtSubmit(outcome.name === 'invalid' ? outcome.problems : undefined);
    submitted.current = false;
    if (outcome.name !== 'sent') return;
    onSent(element, values.current);
    element.reset();
    store(draft, undefined);
  });
  useEffect(() => settle(state), [state]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submitted.current = true;
    const data = new FormData(event.currentTarget);
    const typed = Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
    if (enquiry.getState().name !== 'sending') values.current = typed;
    enquiry.submit(typed);
  }

  return {
    fields: flow.fields,
    state,
    problemsAtSubmit,
    submit,
    edit: enquiry.edit,
    dismiss: enquiry.dismiss,
    /** Address of a chat, which has the typed values after a failure. */
    chatHref:
      state.name === 'failed'
        ? chatLink(chatNumber, chatText(flow.fields, state.values))
        : chatLink(chatNumber, ''),
  };
}
