/** Facts of a page: cells of a title block, a list in a margin, a line of the listing. */
import type { Fact } from '@/lib/content';
import { longDate } from '@/lib/format/days';
import { TITLE_BLOCK } from './grid-classes';

interface Props {
  facts: Fact[];
  /** Day of the last check of these facts, YYYY-MM-DD. */
  checked?: string;
}

/** Most characters of a value that is short: one line of a fifth of the page, or of half a tablet. */
const MAX_SHORT_CHARS = 24;
/**
 * A value's part of a row on a wide screen, and of two short ones on a tablet, by its characters. Widths by
 * content would change when the fonts load.
 */
const WIDTHS = [
  { maxChars: 14, className: '@md/page:basis-2/5 @lg/page:flex-2' },
  { maxChars: MAX_SHORT_CHARS, className: '@md/page:basis-2/5 @lg/page:flex-3' },
  { maxChars: 60, className: '@lg/page:flex-5' },
];
const LONGEST_WIDTH_CLASSES = '@lg/page:flex-8';

const widthOf = (value: string) =>
  WIDTHS.find(({ maxChars }) => value.length <= maxChars)?.className ?? LONGEST_WIDTH_CLASSES;

/** Facts in cells, in the style of a drawing's title block. On a tablet two short neighbours share a row. */
export function TitleBlockFacts({ facts, checked }: Props) {
  const cells: (Fact & { dateTime?: string })[] = [...facts];
  if (checked) cells.push({ label: 'Last checked', value: longDate(checked), dateTime: checked });
  if (cells.length === 0) return null;
  return (
    <dl
      className={`${TITLE_BLOCK} flex flex-wrap text-note leading-tight font-medium @lg/page:flex-nowrap @lg/page:text-base @lg/page:leading-tight`}
    >
      {cells.map(({ label, value, expires, dateTime }) => (
        <div
          key={label}
          data-expires={expires}
          className={`min-w-0 grow basis-full grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-2 px-2.5 py-1.5 @max-md/page:@xs/page:grid @lg/page:px-4 @lg/page:py-2.5 ${widthOf(value)}`}
        >
          <dt className="label text-[.8125rem]">{label}</dt>
          <dd>{dateTime ? <time dateTime={dateTime}>{value}</time> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts one below the other, in the margin of a section. */
export function MarginFacts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-y-3 font-display leading-snug font-medium tabular-nums @max-lg/page:border-t @max-lg/page:border-line @max-lg/page:pt-3">
      {facts.map(({ label, value, expires }) => (
        <div key={label} data-expires={expires}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts in a row of the listing; two or more in columns. A phone leaves out a long one among several. */
export function RowFacts({ facts }: { facts: Fact[] }) {
  const hasColumns = facts.length > 1;
  if (facts.length === 0) return null;
  return (
    <p className="label mt-1 tabular-nums @min-[39rem]:grid @min-[39rem]:gap-y-1">
      {facts.map(({ label, value, expires }) => (
        <span
          key={label}
          data-expires={expires}
          // `!`: below `@md/page:` a row may already have room for columns.
          className={`${hasColumns ? '@min-[39rem]:grid @min-[39rem]:grid-cols-[6.5rem_1fr]' : ''} ${hasColumns && value.length > MAX_SHORT_CHARS && !expires ? '@max-md/page:hidden!' : ''}`}
          suppressHydrationWarning
        >
          <span>{label}:</span> <span className="text-ink">{value}</span>{' '}
        </span>
      ))}
    </p>
  );
}
