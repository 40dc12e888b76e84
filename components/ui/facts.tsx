/** Facts of a page: cells of a title block, a list in a margin, a line of the listing. */
import type { Fact } from '@/lib/content';
import { longDate } from '@/lib/format/dates';
import { pairShortFacts } from './pair-short-facts';
import { fits } from './text-fit';

interface Props {
  facts: Fact[];
  /** Day of the last check of these facts, YYYY-MM-DD. */
  checked?: string;
}

/** Facts in cells, in the style of a drawing's title block. On a tablet two short values share a row. */
export function Facts({ facts, checked }: Props) {
  if (facts.length === 0 && !checked) return null;
  const isPaired = pairShortFacts([...facts.map(({ value }) => fits(value, 'phrase')), Boolean(checked)]);
  return (
    <dl className="grid overflow-hidden border-[1.5px] border-ink font-display text-note leading-tight font-medium tabular-nums @md/page:grid-cols-2 @lg/page:flex @lg/page:text-base @lg/page:leading-tight">
      {facts.map(({ label, value, expires }, i) => (
        <FactCell
          key={label}
          label={label}
          wholeRow={!isPaired[i]}
          share={shareClasses(value)}
          expires={expires}
        >
          {value}
        </FactCell>
      ))}
      {checked && (
        <FactCell label="Last checked" wholeRow={!isPaired[facts.length]} share={SHARE_CLASSES.phrase}>
          <time dateTime={checked}>{longDate(checked)}</time>
        </FactCell>
      )}
    </dl>
  );
}

/** A cell's share of a wide row. Widths by content would change when the fonts load. */
const SHARE_CLASSES = {
  word: '@lg/page:flex-2',
  phrase: '@lg/page:flex-3',
  sentence: '@lg/page:flex-5',
  sentences: '@lg/page:flex-8',
};

function shareClasses(value: string): string {
  if (fits(value, 'word')) return SHARE_CLASSES.word;
  if (fits(value, 'phrase')) return SHARE_CLASSES.phrase;
  return fits(value, 'sentence') ? SHARE_CLASSES.sentence : SHARE_CLASSES.sentences;
}

function FactCell({
  label,
  wholeRow,
  share,
  expires,
  children,
}: {
  label: string;
  wholeRow: boolean;
  share: string;
  expires?: string | undefined;
  children: React.ReactNode;
}) {
  // Negative margins make borders of neighbours and frame overlap.
  const lines = '-mt-px -ml-px border-t border-l border-line px-2.5 py-1.5 @lg/page:px-4 @lg/page:py-2.5';
  return (
    <div
      data-expires={expires}
      className={`${lines} ${share} min-w-0 @xs/page:grid @xs/page:grid-cols-[6rem_minmax(0,1fr)] @xs/page:items-baseline @xs/page:gap-x-2 @md/page:block ${wholeRow ? '@md/page:col-span-full' : ''}`}
    >
      <dt className="label text-[.8125rem]">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Facts one below the other, in the margin of a section. */
export function FactList({ facts }: { facts: Fact[] }) {
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

/** Facts in a row of the listing; two or more in columns. A phone leaves out long ones of these. */
export function FactLine({ facts }: { facts: Fact[] }) {
  const hasColumns = facts.length > 1;
  if (facts.length === 0) return null;
  return (
    <p className="label mt-1 tabular-nums @min-[39rem]:grid @min-[39rem]:gap-y-1">
      {facts.map(({ label, value, expires }) => (
        <span
          key={label}
          data-expires={expires}
          // Important: a row can be wide enough for columns on a page that is not, where both classes apply.
          className={`${hasColumns ? '@min-[39rem]:grid @min-[39rem]:grid-cols-[6.5rem_1fr]' : ''} ${hasColumns && !fits(value, 'phrase') && !expires ? '@max-md/page:hidden!' : ''}`}
          suppressHydrationWarning
        >
          <span>{label}:</span> <span className="text-ink">{value}</span>{' '}
        </span>
      ))}
    </p>
  );
}
