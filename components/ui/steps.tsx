/** Lists with a line from item to item: numbered steps, and stations on a way. */
import { type List, THUMB_SIZE, type TimedStepList } from '@/lib/content';
import { htmlProps, Prose } from './prose';

/** Columns on a wide screen where four would leave a row short, by the number of steps. */
const STEP_COLUMN_CLASSES: Record<number, string> = {
  3: '@lg/page:grid-cols-3',
  5: '@lg/page:grid-cols-5',
  6: '@lg/page:grid-cols-3 @xl/page:grid-cols-6',
  9: '@lg/page:grid-cols-3',
  10: '@lg/page:grid-cols-5',
};

/** An ordered list whose numbers are joined by a line: down on a phone, across on a wide screen. */
function StepList({ count, children }: { count: number; children: React.ReactNode }) {
  return (
    <ol
      className={`grid [counter-reset:step] @lg/page:gap-x-5 @lg/page:gap-y-10 @lg/page:[clip-path:inset(-1rem_0_-1rem_-1rem)] ${STEP_COLUMN_CLASSES[count] ?? '@lg/page:grid-cols-4'}`}
    >
      {children}
    </ol>
  );
}

/** A line from a step to the next: down on a phone, across on a wide screen. */
const LINE_CLASSES =
  'after:absolute after:inset-y-0 after:left-3.5 after:border-l-[1.5px] @lg/page:after:inset-y-auto @lg/page:after:top-3.5 @lg/page:after:border-t-[1.5px] @lg/page:after:border-l-0';
/** The number covers the line with the background of the page or of a `Band`. */
const NUMBER_CLASSES =
  'before:badge before:absolute before:top-0 before:left-0 before:z-1 before:bg-(--ground,var(--paper)) before:content-[counter(step)] [counter-increment:step]';
const STEP_CLASSES = [
  'relative min-w-0 pb-5 pl-11 @lg/page:pt-10 @lg/page:pb-0 @lg/page:pl-0 break-inside-avoid hyphens-auto',
  `${NUMBER_CLASSES} ${LINE_CLASSES} @lg/page:after:-right-5 @lg/page:after:left-0 last:after:hidden`,
].join(' ');

/** A value between two dimension lines, as on a technical drawing. */
const DIMENSION_CLASSES = [
  'flex items-center gap-2 font-display font-medium tabular-nums',
  'before:h-[.7rem] before:flex-[1_1_.75rem] before:border-l before:[background:linear-gradient(currentColor,currentColor)_50%/100%_1px_no-repeat]',
  'after:h-[.7rem] after:flex-[1_1_.75rem] after:border-r after:[background:linear-gradient(currentColor,currentColor)_50%/100%_1px_no-repeat]',
].join(' ');

/** Steps with the time that each takes, and their total. */
export function TimedSteps({ list: { before, steps, after, total } }: { list: TimedStepList }) {
  return (
    <>
      <Prose blocks={before} className="mb-5" />
      <StepList count={steps.length}>
        {steps.map(({ name, text, plain, time }) => (
          <li key={plain.name} className={STEP_CLASSES}>
            <h3 className="py-[.16em]" {...htmlProps(name)} />
            {time && (
              <p
                className={`${DIMENSION_CLASSES} mt-0.5 mb-1.5 text-[.9375rem]/[1.3] @lg/page:whitespace-nowrap`}
              >
                {time}
              </p>
            )}
            <p className="text-note" {...htmlProps(text)} />
          </li>
        ))}
      </StepList>
      {total && (
        <p
          className={`${DIMENSION_CLASSES} my-4 text-base @lg/page:mt-8 @max-lg/page:before:hidden @max-lg/page:after:hidden`}
        >
          {total.label}: {total.value}
        </p>
      )}
      <Prose blocks={after} className="mt-4" />
    </>
  );
}

/** Puts the name of an item, bold type at its beginning, on a separate line. */
export const NAME_IN_BOLD_CLASSES =
  '[&>strong:first-child]:block [&>strong:first-child]:font-display [&>strong:first-child]:text-h3 [&>strong:first-child]:leading-7';

/** The items of an ordered list as steps. */
export function Steps({ items }: { items: List['items'] }) {
  return (
    <StepList count={items.length}>
      {items.map(({ plain, blocks }) => (
        <li
          key={plain}
          className={`${STEP_CLASSES} text-note ${NAME_IN_BOLD_CLASSES}`}
          {...htmlProps(blocks)}
        />
      ))}
    </StepList>
  );
}

const STOP_CLASSES = `relative pl-11 pb-5 @lg/page:pl-0 @lg/page:pt-10 @lg/page:pb-0 @lg/page:pr-5 before:absolute before:z-1 before:rounded-full before:border-[1.5px] ${LINE_CLASSES} @lg/page:after:inset-x-0`;
const STATION_CLASSES = `${STOP_CLASSES} before:top-1.5 before:left-1.5 before:size-4 before:bg-(--ground,var(--paper)) @lg/page:before:left-0`;
const END_CLASSES = `${STOP_CLASSES} font-display text-h3 font-semibold before:top-0 before:left-0 before:size-7 before:bg-current`;

/** Stations on a line between two places, without numbers; each may have a thumbnail. */
export function Timeline({
  from,
  to,
  stations,
}: {
  from: string;
  to: string;
  stations: (List['items'][number] & { thumb?: string | undefined })[];
}) {
  return (
    <div className="@lg/page:grid @lg/page:grid-cols-[auto_1fr_auto]">
      <p className={END_CLASSES}>{from}</p>
      <ol className="@lg/page:grid @lg/page:auto-cols-fr @lg/page:grid-flow-col">
        {stations.map(({ plain, blocks, thumb }) => (
          <li
            key={plain}
            className={`${STATION_CLASSES} flex flex-row-reverse items-start justify-between gap-3 text-note @lg/page:block`}
          >
            {thumb && (
              <img
                src={thumb}
                alt=""
                {...THUMB_SIZE}
                loading="lazy"
                className="h-auto w-18 @lg/page:mb-2 @lg/page:w-24"
              />
            )}
            <p {...htmlProps(blocks)} />
          </li>
        ))}
      </ol>
      <p className={`${END_CLASSES} after:hidden`}>{to}</p>
    </div>
  );
}
