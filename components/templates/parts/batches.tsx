import { type Content, formatBatchDates, formatBatchTimes, type ListedBatch } from '@/lib/content';

interface Props {
  content: Content;
  batches: ListedBatch[];
  /** Whether the batches are of several courses, so that each names its own. */
  showsCourse?: boolean;
}

/**
 * Batches, each with a calendar file. lib/browser/hide-expired.ts hides batches that have begun since the
 * build; without script, the complete dates show this.
 */
export function Batches({ content, batches, showsCourse = false }: Props) {
  return (
    <ul className="border-t border-line">
      {batches.map(({ course, batch, calendar }) => (
        <li
          key={calendar}
          data-expires={batch.start}
          suppressHydrationWarning
          className="flex flex-wrap items-baseline justify-between gap-x-6 not-last:border-b border-line py-2.5"
        >
          <div>
            {showsCourse && (
              <a href={course.path} className="flex min-h-11 items-center font-display font-semibold">
                {course.data.title}
              </a>
            )}
            <p className="tabular-nums font-display font-medium">
              <time dateTime={batch.start}>{formatBatchDates(batch)}</time>
            </p>
            <p className="text-note text-faint">{formatBatchTimes(content, batch)}</p>
          </div>
          <a href={calendar} download="" className="tap-target text-note">
            Add to calendar
            <span className="sr-only">
              {' '}
              {showsCourse ? course.data.title : ''} {batch.start}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
