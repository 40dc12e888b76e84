'use client';
import { BUTTON } from '@/components/ui/button-classes';
import { pluralize } from '@/lib/format/sentence';

/** Shown while a submit waits for hydration. */
const QUEUED_CLASSES =
  'in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:cursor-progress in-[[data-queued]:not(:has([aria-live]:not([hidden])))]:opacity-65';
/** In the popup's strip it is beside the last field. */
const STRIP_BUTTON =
  'md:tall:mt-[calc(var(--text-base)*1.25+.25rem)] md:tall:self-start xl:tall:col-start-6 xl:tall:row-[1/3] xl:tall:mt-[calc(var(--text-base)*1.25+.625rem)]';

interface Props {
  standalone: boolean | undefined;
  sending: boolean;
  /** Number of answers to correct. */
  problemCount: number;
}

/** The submit button, and what it shows in words for screen readers. */
export function SubmitRow({ standalone, sending, problemCount }: Props) {
  const problems = problemCount > 0 && `${pluralize(problemCount, 'answer')} to correct`;
  return (
    <>
      <button
        type="submit"
        className={`${BUTTON.solid} ${QUEUED_CLASSES} ${standalone ? 'phone:mt-2' : STRIP_BUTTON}`}
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
