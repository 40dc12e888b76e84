'use client';
import { BUTTON } from '@/components/ui/button-classes';
import { pluralize } from '@/lib/format/sentence';
import { PLACE_CLASSES } from './place-classes';
import type { FormPlace } from './use-enquiry';

/**
 * Shows that a submit waits for hydration. If hydration fails, the island shows its fallback instead, the one
 * element with `aria-live`.
 */
const QUEUED_CLASSES =
  'in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:cursor-progress in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:opacity-65';

interface Props {
  place: FormPlace;
  sending: boolean;
  errorCount: number;
}

/** The submit button, and its state in words for screen readers. */
export function SubmitRow({ place, sending, errorCount }: Props) {
  const errors = errorCount > 0 && `${pluralize(errorCount, 'answer')} to correct`;
  return (
    <>
      <button
        type="submit"
        className={`${BUTTON.solid} ${QUEUED_CLASSES} ${PLACE_CLASSES[place].submit}`}
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
