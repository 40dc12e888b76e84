'use client';
/** The form of both enquiries, which enquiry-panel.tsx and enquiry-popup.tsx put into their dialogs. */
import { type ReactNode, useEffect, useRef } from 'react';
import { ERROR, HINT } from '@/components/ui/form-classes';
import { chatLink, chatText } from '@/lib/enquiry/chat';
import type { Field } from '@/lib/enquiry/fields';
import { FAILED_MESSAGE } from '@/lib/enquiry/messages';
import { useMarkHydrated } from '../runtime/use-mark-hydrated';
import { Fallback } from './fallback';
import { FormField } from './form-field';
import { SubmitRow } from './submit-row';
import { Summary } from './summary';
import {
  type Enquiry,
  type EnquiryProps,
  FLOWS,
  type FormKind,
  type FormVariant,
  formId,
} from './use-enquiry';

interface Props extends Omit<EnquiryProps, 'host'> {
  kind: FormKind;
  variant: FormVariant;
  enquiry: Enquiry;
  /** Sample message for the enquiry field. */
  sampleMessage?: string | undefined;
  /** Follows the read-only course field. */
  children?: ReactNode;
}

/**
 * An enquiry form with its alert of failure. The inputs are uncontrolled, so that React, which arrives after
 * the first keystroke, never wipes one.
 */
export function EnquiryForm({
  kind,
  variant,
  enquiry: { state, submit, edit },
  chatNumber,
  privacyPath,
  branches,
  sampleMessage,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  useMarkHydrated(form);
  const id = formId(kind);
  const { fields } = FLOWS[kind];
  const isOnPage = variant === 'page';
  const errors = state.name === 'invalid' ? state.errors : undefined;
  const uncorrected = state.name === 'invalid' ? state.uncorrected : {};
  const hasFailed = state.name === 'failed';
  const isSending = state.name === 'sending';

  // As on GOV.UK, focus moves to the summary of errors; in the popup, to the first wrong field. Each submit
  // has new errors; a correction keeps them, so that it moves no focus.
  useEffect(() => {
    if (errors)
      form.current?.querySelector<HTMLElement>(isOnPage ? 'section' : '[aria-invalid="true"]')?.focus();
  }, [errors, isOnPage]);

  const renderField = (field: Field) => (
    <FormField
      key={field.name}
      field={field}
      formId={id}
      error={uncorrected[field.name]}
      sampleMessage={field.multiline && sampleMessage}
      onEdit={edit}
    />
  );
  return (
    <form
      ref={form}
      id={id}
      method="post"
      data-replay=""
      noValidate
      onSubmit={submit}
      className="enquiry-form grid grid-cols-1 gap-4 p-5 max-md-or-short:gap-2 max-md-or-short:py-2.5"
      aria-busy={isSending}
    >
      {isOnPage && errors && <Summary formId={id} errors={errors} />}
      {/* The read-only course field precedes the fields to type in. */}
      {fields.filter(({ readOnly }) => readOnly).map(renderField)}
      {children}
      {fields.filter(({ readOnly }) => !readOnly).map(renderField)}
      <SubmitRow sending={isSending} errorCount={Object.keys(uncorrected).length} />
      {hasFailed && (
        <p role="alert" className={`${ERROR} col-span-full`}>
          {FAILED_MESSAGE}
        </p>
      )}
      <Fallback
        failed={hasFailed}
        branches={branches}
        // After a failure the chat has the typed values.
        chatHref={chatLink(chatNumber, hasFailed ? chatText(fields, state.values) : '')}
      />
      <p className={`privacy ${HINT}`}>
        We use these details to reply to you
        {isOnPage && ', by phone or email. Asking is free'}. <a href={privacyPath}>Privacy</a>
      </p>
    </form>
  );
}
