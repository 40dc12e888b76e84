'use client';
import { BUTTON } from '@/components/ui/button-classes';
import { pluralize } from '@/lib/format/sentence';
import type { FormLayout } from './use-enquiry';

/**
 * Shows that a submit waits for hydration. If hydration fails, the island shows its fallback instead, the
 * one element with `aria-live`.
 */
const QUEUED_CLASSES =
  'in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:cursor-progress in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:opacity-65';
const LAYOUT_CLASSES: Record<FormLayout, string> = {
  page: 'phone:mt-2',
  /** In the popup, beside the last field. */
  popup:
    'md:tall:mt-[calc(var(--text-base)*1.25+.25rem)] md:tall:self-start xl:tall:col-start-6 xl:tall:row-[1/3] xl:tall:mt-[calc(var(--text-base)*1.25+.625rem)]',
};

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
        className={`${BUTTON.solid} ${QUEUED_CLASSES} ${LAYOUT_CLASSES[layout]}`}
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
