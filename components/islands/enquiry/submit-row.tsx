'use client';
import { BUTTON } from '@/components/ui/button-classes';
import { pluralize } from '@/lib/format/sentence';
import { LAYOUT } from './layout-classes';
import type { FormLayout } from './use-enquiry';

/**
 * Shows that a submit waits for hydration. If hydration fails, the island shows its fallback instead, the
 * one element with `aria-live`.
 */
const QUEUED_CLASSES =
  'in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:cursor-progress in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:opacity-65';

interface Props {
  layout: FormLayout;
  sending: boolean;
  problemCount: number;
}

/** The submit button, and its state in words for screen readers. */
export function SubmitRow({ layout, sending, problemCount }: Props) {
  const problems = problemCount > 0 && `${pluralize(problemCount, 'answer')} to correct`;
  return (
    <>
      <button
        type="submit"
        className={`${BUTTON.solid} ${QUEUED_CLASSES} ${LAYOUT[layout].submit}`}
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
