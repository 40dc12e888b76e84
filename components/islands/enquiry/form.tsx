'use client';
/** The form of both enquiries, which enquiry-panel.tsx and enquiry-popup.tsx put into their dialogs. */
import { type ReactNode, useEffect, useRef } from 'react';
import { ERROR, HINT } from '@/components/ui/form-classes';
import type { Field } from '@/lib/enquiry/fields';
import { FAILED_MESSAGE } from '@/lib/enquiry/messages';
import { useMarkHydrated } from '../use-mark-hydrated';
import { Fallback } from './fallback';
import { FormField } from './form-field';
import { PLACE_CLASSES } from './place-classes';
import { PageReceipt, PopupReceipt } from './receipt';
import { SubmitRow } from './submit-row';
import { Summary } from './summary';
import { type EnquiryProps, type FormKind, type FormPlace, formId, useEnquiry } from './use-enquiry';
import { useReceipt } from './use-receipt';

interface Props extends EnquiryProps {
  kind: FormKind;
  /** On a page the form has a summary of errors, and a full receipt replaces the sent form. */
  place: FormPlace;
  renderDialog(form: ReactNode): ReactNode;
  /** Runs after success; the form is reset anyway. */
  onSent(form: HTMLFormElement): void;
  courseLinks?: ReactNode;
  /** Sample message for the enquiry field. */
  sampleMessage?: string | undefined;
  downloadLink?: ReactNode;
}

/**
 * An enquiry form with its dialog and its alert. The inputs are uncontrolled, so that React, which arrives
 * after the first keystroke, never wipes one.
 */
export function EnquiryForm({
  kind,
  place,
  renderDialog,
  onSent,
  courseLinks,
  sampleMessage,
  downloadLink,
  ...props
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { receipt, replyTo, handleSent, focusAfterReceipt } = useReceipt(onSent);
  const { fields, state, problemsAtSubmit, submit, edit, dismiss, chatHref } = useEnquiry(
    kind,
    props,
    form,
    handleSent,
  );
  useMarkHydrated(form);
  const id = formId(kind);
  const problems = state.name === 'invalid' ? state.problems : {};
  const isSending = state.name === 'sending';
  const hasFailed = state.name === 'failed';
  const isSent = state.name === 'sent';
  const isOnPage = place === 'page';

  // As on GOV.UK, focus moves to the summary of errors; in the popup, to the first wrong field.
  useEffect(() => {
    if (problemsAtSubmit)
      form.current?.querySelector<HTMLElement>(isOnPage ? 'section' : '[aria-invalid="true"]')?.focus();
  }, [problemsAtSubmit, isOnPage]);

  function handleDismiss() {
    dismiss();
    focusAfterReceipt();
  }

  const renderField = (field: Field) => (
    <FormField
      key={field.name}
      field={field}
      formId={id}
      place={place}
      problem={problems[field.name]}
      sampleMessage={field.multiline && sampleMessage}
      onEdit={edit}
    />
  );
  const body = (
    <form
      ref={form}
      id={id}
      method="post"
      data-replay=""
      noValidate
      onSubmit={submit}
      className={PLACE_CLASSES[place].form}
      aria-busy={isSending}
    >
      {isOnPage && problemsAtSubmit && <Summary formId={id} problems={problemsAtSubmit} />}
      {/* The read-only course field precedes the fields to type in. */}
      {fields.filter(({ readOnly }) => readOnly).map(renderField)}
      {courseLinks}
      {fields.filter(({ readOnly }) => !readOnly).map(renderField)}
      <SubmitRow place={place} sending={isSending} problemCount={Object.keys(problems).length} />
      {hasFailed && (
        <p role="alert" className={`${ERROR} col-span-full`}>
          {FAILED_MESSAGE}
        </p>
      )}
      <Fallback failed={hasFailed} branches={props.branches} chatHref={chatHref} />
      <p className={`${HINT} ${PLACE_CLASSES[place].privacy}`}>
        We use these details to reply to you
        {isOnPage && ', by phone or email. Asking is free'}. <a href={props.privacyPath}>Privacy</a>
      </p>
    </form>
  );
  return (
    <>
      {isSent && !isOnPage && <PopupReceipt ref={receipt} replyTo={replyTo} onDismiss={handleDismiss} />}
      {isSent && isOnPage && (
        <PageReceipt ref={receipt} replyTo={replyTo} branch={props.branches[0]} onDismiss={handleDismiss}>
          {downloadLink}
        </PageReceipt>
      )}
      {!isSent && downloadLink}
      {renderDialog(body)}
    </>
  );
}
