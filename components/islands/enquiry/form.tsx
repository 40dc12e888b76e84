'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { BUTTON } from '@/components/ui/button-classes';
import { Contacts } from '@/components/ui/contacts';
import { ERROR, HINT } from '@/components/ui/form-classes';
import type { Field as Definition } from '@/lib/enquiry/fields';
import { FAILED_MESSAGE } from '@/lib/enquiry/messages';
import { pluralize } from '@/lib/format/sentence';
import { useHydrated } from '../use-hydrated';
import { Field } from './field';
import { Receipt } from './receipt';
import { Summary } from './summary';
import { type EnquiryProps, type FormKind, formId, useEnquiry } from './use-enquiry';

interface Props extends EnquiryProps {
  kind: FormKind;
  /** Whether the form is the main thing of its page: it then has a summary of errors, and a full receipt replaces it. */
  standalone?: boolean;
  /** Renders the dialog around the form. */
  dialog(form: ReactNode): ReactNode;
  /** Runs after success; the form is reset anyway. */
  onSent(form: HTMLFormElement): void;
  /** Under the field of the course. */
  courseLinks?: ReactNode;
  /** What one may write in the enquiry. */
  example?: string | undefined;
  /** Link to a file, after success. */
  download?: ReactNode;
}

const FORM_CLASSES = 'grid grid-cols-1 gap-4 p-5 phone:gap-2 phone:py-2.5';
/** Shown while a submit waits for hydration. */
const QUEUED_CLASSES =
  'in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:cursor-progress in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:opacity-65';
/** In the popup's strip the button is beside the last field, the hint beside or below the title. */
const STRIP_CLASSES = {
  button:
    'md:tall:mt-[calc(var(--text-base)*1.25+.25rem)] md:tall:self-start xl:tall:col-start-6 xl:tall:row-[1/3] xl:tall:mt-[calc(var(--text-base)*1.25+.625rem)]',
  hint: 'md:tall:col-start-2 md:tall:row-start-1 md:tall:self-center md:tall:font-display md:tall:text-[.8125rem]/[1.3] xl:tall:col-start-1 xl:tall:row-start-2 xl:tall:self-end',
};

/**
 * An enquiry form with its dialog and its alert. The inputs are uncontrolled, so that React, which arrives after the
 * first keystroke, never wipes one.
 */
export function EnquiryForm({
  kind,
  standalone,
  dialog,
  onSent,
  courseLinks,
  example,
  download,
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
  useHydrated(form);
  const id = formId(kind);
  const problems = state.name === 'invalid' ? state.problems : {};
  const sending = state.name === 'sending';
  const failed = state.name === 'failed';

  // As GOV.UK does it, focus goes to the summary of errors; the popup has none, so it goes to the first wrong field.
  useEffect(() => {
    if (problemsAtSubmit)
      form.current?.querySelector<HTMLElement>(standalone ? 'section' : '[aria-invalid="true"]')?.focus();
  }, [problemsAtSubmit, standalone]);

  function handleDismiss() {
    dismiss();
    focusAfterReceipt();
  }

  const renderField = (field: Definition) => (
    <Field
      key={field.name}
      field={field}
      form={id}
      strip={!standalone}
      problem={problems[field.name]}
      example={field.multiline && example}
      onEdit={edit}
    />
  );
  const body = (
    <form
      ref={form}
      id={id}
      method="post"
      data-act=""
      noValidate
      onSubmit={submit}
      className={standalone ? FORM_CLASSES : `${FORM_CLASSES} md:tall:contents`}
      aria-busy={sending}
    >
      {standalone && problemsAtSubmit && <Summary form={id} problems={problemsAtSubmit} />}
      {/* What is chosen comes before what is typed. */}
      {fields.filter(({ readOnly }) => readOnly).map(renderField)}
      {courseLinks}
      {fields.filter(({ readOnly }) => !readOnly).map(renderField)}
      <SubmitRow standalone={standalone} sending={sending} problemCount={Object.keys(problems).length} />
      {failed && (
        <p role="alert" className={`${ERROR} col-span-full`}>
          {FAILED_MESSAGE}
        </p>
      )}
      <Fallback failed={failed} branches={props.branches} chat={chatHref} />
      <p className={`${HINT} ${standalone ? '' : STRIP_CLASSES.hint}`}>
        We use these details to reply to you
        {standalone && ', by phone or email. Asking is free'}. <a href={props.privacy}>Privacy</a>
      </p>
    </form>
  );
  return (
    <>
      {state.name === 'sent' ? (
        <Receipt
          ref={receipt}
          standalone={standalone}
          replyTo={replyTo}
          branch={props.branches[0]}
          onDismiss={handleDismiss}
        >
          {download}
        </Receipt>
      ) : (
        download
      )}
      {dialog(body)}
    </>
  );
}

/** State of the receipt that takes the place of a sent form, and the focus that moves to it and on from it. */
function useReceipt(onSent: Props['onSent']) {
  const receipt = useRef<HTMLDivElement>(null);
  /** E-mail and mobile number that were sent: where we reply to. */
  const [replyTo, setReplyTo] = useState<string[]>([]);

  function handleSent(form: HTMLFormElement, { email = '', mobile = '' }: Record<string, string>) {
    const { activeElement } = document;
    setReplyTo([email, mobile]);
    onSent(form);
    // The receipt takes the place of the form.
    receipt.current?.scrollIntoView({ block: 'nearest' });
    // Focus moves to the receipt, unless the visitor has moved on to something outside the form.
    if (activeElement === document.body || form.contains(activeElement))
      receipt.current?.focus({ preventScroll: true });
  }
  /** Moves focus to the button that opens the form again, else to the content of the page. */
  function focusAfterReceipt() {
    const reopen = receipt.current?.parentElement?.querySelector<HTMLElement>('dialog + button');
    (reopen ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }
  return { receipt, replyTo, handleSent, focusAfterReceipt };
}

interface SubmitRowProps {
  standalone: boolean | undefined;
  sending: boolean;
  /** Number of answers to correct. */
  problemCount: number;
}

/** The submit button, and what it shows in words for screen readers. */
function SubmitRow({ standalone, sending, problemCount }: SubmitRowProps) {
  const problems = problemCount > 0 && `${pluralize(problemCount, 'answer')} to correct`;
  return (
    <>
      <button
        type="submit"
        className={`${BUTTON.solid} ${QUEUED_CLASSES} ${standalone ? 'phone:mt-2' : STRIP_CLASSES.button}`}
        aria-disabled={sending || undefined}
      >
        {sending ? 'Sending…' : 'Submit'}
      </button>
      <p role="status" className="sr-only">
        {sending ? 'Sending…' : problems || ''}
      </p>
    </>
  );
}

interface FallbackProps extends ComponentProps<typeof Contacts> {
  /** Whether the enquiry failed; else it is shown only where the form's script cannot be loaded. */
  failed: boolean;
}

/** Other ways to reach the institute. The inline script shows them too (lib/browser/boot/islands.ts). */
const Fallback = ({ failed, ...contacts }: FallbackProps) => (
  <div className="fallback col-span-full" aria-live="polite" hidden={!failed}>
    <p className={`${HINT} mb-2`}>
      {failed
        ? 'What you typed is still here. You can also reach us here:'
        : 'The form could not be started. What you typed is still here. You can also reach us here:'}
    </p>
    <Contacts {...contacts} />
  </div>
);
