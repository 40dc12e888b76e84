'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { BUTTON } from '@/components/ui/button';
import { Contacts } from '@/components/ui/contacts';
import { ERROR, HINT } from '@/components/ui/form-classes';
import { FAILED_MESSAGE } from '@/lib/enquiry/messages';
import { pluralize } from '@/lib/format/sentence';
import { useHydrated } from '../use-hydrated';
import { Field } from './field';
import { Receipt } from './receipt';
import { Summary } from './summary';
import { type EnquiryProps, type FormKind, formId, useEnquiry } from './use-enquiry';

interface Props extends EnquiryProps {
  kind: FormKind;
  /** Whether the form is what its page is for: then a summary of errors heads it, and a whole receipt takes its place. */
  standalone?: boolean;
  /** The dialog around the form; a view of its own for the popup and for the page. */
  dialog(form: ReactNode): ReactNode;
  /** What follows success, beside the reset. */
  onSent(form: HTMLFormElement): void;
  /** Under the last field. */
  chooser?: ReactNode;
  /** Where something is to be had after success, the way to it. */
  download?: ReactNode;
}

const FORM = 'grid grid-cols-1 gap-4 p-5 phone:gap-2.5 phone:py-3';
/** Shown while a submit waits for hydration. */
const QUEUED =
  'in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:cursor-progress in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:opacity-65';
/** Places in the popup's strip: the button beside the last field, the hint beside the title or under it. */
const STRIP = {
  button:
    'md:tall:mt-[calc(var(--text-base)*1.25+.25rem)] md:tall:self-start xl:tall:col-start-6 xl:tall:row-[1/3] xl:tall:mt-[calc(var(--text-base)*1.25+.625rem)]',
  hint: 'md:tall:col-start-2 md:tall:row-start-1 md:tall:self-center md:tall:font-display md:tall:text-[.8125rem]/[1.3] xl:tall:col-start-1 xl:tall:row-start-2 xl:tall:self-end',
};

/**
 * An enquiry form with its dialog and its alert. The inputs are uncontrolled, so that React, which arrives after the
 * first keystroke, never wipes one.
 */
export function EnquiryForm({ kind, standalone, dialog, onSent, chooser, download, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const receipt = useRef<HTMLDivElement>(null);
  /** Where we reply to, as it was sent. */
  const [reply, setReply] = useState<string[]>([]);
  const { fields, state, refused, submit, edit, dismiss, chatHref } = useEnquiry(kind, props, form, sent);
  useHydrated(form);
  const id = formId(kind);
  const problems = state.name === 'invalid' ? state.problems : {};
  const sending = state.name === 'sending';
  const failed = state.name === 'failed';

  // GOV.UK's rule: on a page of its own the summary is what is read first; in the popup the first field to correct.
  useEffect(() => {
    if (refused)
      form.current?.querySelector<HTMLElement>(standalone ? 'section' : '[aria-invalid="true"]')?.focus();
  }, [refused, standalone]);

  function sent(element: HTMLFormElement, { email = '', mobile = '' }: Record<string, string>) {
    const { activeElement } = document;
    setReply([email, mobile]);
    onSent(element);
    // The form is gone: what stands in its place comes into view.
    receipt.current?.scrollIntoView({ block: 'nearest' });
    // Focus that goes with the form goes to the words of success; a visitor who reads on elsewhere is left there.
    if (activeElement === document.body || element.contains(activeElement))
      receipt.current?.focus({ preventScroll: true });
  }
  function close() {
    dismiss();
    (
      receipt.current?.parentElement?.querySelector<HTMLElement>('dialog + button') ??
      document.getElementById('content')
    )?.focus({ preventScroll: true });
  }

  const body = (
    <form
      ref={form}
      id={id}
      method="post"
      data-act=""
      noValidate
      onSubmit={submit}
      className={standalone ? FORM : `${FORM} md:tall:contents`}
      aria-busy={sending}
    >
      {standalone && refused && <Summary form={id} problems={refused} />}
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          form={id}
          strip={!standalone}
          problem={problems[field.name]}
          onEdit={edit}
        />
      ))}
      {chooser}
      <SubmitRow standalone={standalone} sending={sending} problemCount={Object.keys(problems).length} />
      {failed && (
        <p role="alert" className={`${ERROR} col-span-full`}>
          {FAILED_MESSAGE}
        </p>
      )}
      <Fallback failed={failed} branches={props.branches} chat={chatHref} />
      <p className={`${HINT} ${standalone ? '' : STRIP.hint}`}>
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
          reply={reply}
          branch={props.branches[0]}
          onDismiss={close}
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
        className={`${BUTTON.solid} ${QUEUED} ${standalone ? '' : STRIP.button}`}
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
