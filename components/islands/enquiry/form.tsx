'use client';
import { type ReactNode, useRef } from 'react';
import { Contacts } from '@/components/ui/contacts';
import { FAILED_MESSAGE, SENT_MESSAGE } from '@/lib/enquiry/words';
import { useHydrated } from '../use-hydrated';
import { Field } from './field';
import { type EnquiryProps, type FormKind, formId, useEnquiry } from './use-enquiry';

interface Props extends EnquiryProps {
  kind: FormKind;
  /** The dialog around the form; a view of its own for the popup and for the page. */
  dialog(form: ReactNode, state: string): ReactNode;
  /** What follows success, beside the reset. */
  onSent(form: HTMLFormElement): void;
}

/**
 * An enquiry form with its dialog and its alert. The inputs are uncontrolled, so that React, which arrives after the
 * first keystroke, never wipes one.
 */
export function EnquiryForm({ kind, dialog, onSent, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { fields, state, submit, edit, dismiss, chatHref } = useEnquiry(kind, props, form, sent);
  useHydrated(form);
  const id = formId(kind);
  const problems = state.name === 'invalid' ? state.problems : {};
  const wrong = Object.keys(problems).length;
  const sending = state.name === 'sending';

  function sent(element: HTMLFormElement) {
    const { activeElement } = document;
    onSent(element);
    // Focus that goes with the form goes to the words of success; a visitor who reads on elsewhere is left there.
    if (activeElement === document.body || element.contains(activeElement)) notice.current?.focus({ preventScroll: true });
  }
  function close() {
    dismiss();
    (notice.current?.parentElement?.querySelector<HTMLElement>('.reopen') ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }

  const body = (
    <form ref={form} id={id} method="post" data-act="" noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 p-5" aria-busy={sending}>
      {fields.map((field) => (
        <Field key={field.name} field={field} form={id} problem={problems[field.name]} onEdit={edit} />
      ))}
      <p className="hint">
        We use these to answer you. <a href={props.privacy}>Privacy</a>
      </p>
      <button type="submit" className="button button-solid" aria-disabled={sending || undefined}>
        {sending ? 'Sending…' : 'Submit'}
      </button>
      {/* What sighted visitors see at the button and at the fields. */}
      <p role="status" className="sr-only">
        {sending ? 'Sending…' : wrong > 0 ? `${wrong} ${wrong === 1 ? 'answer' : 'answers'} to correct` : ''}
      </p>
      {state.name === 'failed' && (
        <p role="alert" className="error">
          {FAILED_MESSAGE}
        </p>
      )}
      {/* Shown by the inline script, too, when this script cannot be had. */}
      <div className="fallback" aria-live="polite" hidden={state.name !== 'failed'}>
        <p className="hint mb-2">
          {state.name === 'failed'
            ? 'What you typed is still here. These work as well:'
            : 'The form could not be started. What you typed is still here. These work as well:'}
        </p>
        <Contacts branches={props.branches} chat={chatHref} />
      </div>
    </form>
  );
  return (
    <>
      {dialog(body, state.name)}
      {state.name === 'sent' && (
        <div ref={notice} tabIndex={-1} className="notice">
          <p role="alert">{SENT_MESSAGE}</p>
          <button type="button" className="close" onClick={close}>
            Dismiss
          </button>
        </div>
      )}
    </>
  );
}
