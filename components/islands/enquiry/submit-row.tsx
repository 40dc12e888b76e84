'use client';
/** The last row of an enquiry form. */
import { BUTTON } from '@/components/ui/button-classes';
import { pluralize } from '@/lib/format/sentence';

/** Shows that a submit waits for hydration. If hydration fails, the island shows its fallback instead. */
const QUEUED_CLASSES =
  'in-[[data-queued]:not(:has(.fallback:not([hidden])))]:cursor-progress in-[[data-queued]:not(:has(.fallback:not([hidden])))]:opacity-65';

interface Props {
  sending: boolean;
  errorCount: number;
}

/** The submit button, and its state in words for screen readers. */
export function SubmitRow({ sending, errorCount }: Props) {
  const errors = errorCount > 0 && `${pluralize(errorCount, 'answer')} to correct`;
  return (
    <>
      <button
        type="submit"
        className={`submit ${BUTTON.solid} ${QUEUED_CLASSES} max-md-or-short:mt-2`}
        aria-disabled={sending || undefined}
      >
        {sending ? 'Sending…' : 'Submit'}
      </button>
      <p role="status" className="sr-only">
        {sending ? 'Sending…' : errors || ''}
      </p>
    </>
  );
}
