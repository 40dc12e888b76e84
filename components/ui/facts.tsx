import type { Fact } from '@/lib/content';
import { longDate } from '@/lib/format/dates';
import { pairShort } from './pair-short-facts';

/** Maximum length of a short value. On a tablet two short values share a row; any other takes a whole row. */
const MAX_SHORT_CHARS = 24;

interface Props {
  facts: Fact[];
  /** Day of the last check of these facts, YYYY-MM-DD. */
  checked?: string;
}

/** Facts in cells, in the style of a drawing's title block. */
export function Facts({ facts, checked }: Props) {
  if (facts.length === 0 && !checked) return null;
  const paired = pairShort([...facts.map(({ value }) => value.length <= MAX_SHORT_CHARS), Boolean(checked)]);
  return (
    <dl className="facts grid overflow-hidden border-[1.5px] border-ink font-display text-note leading-tight font-medium [font-variant-numeric:tabular-nums] mid:max-wide:grid-cols-2 wide:flex wide:text-base wide:leading-tight">
      {facts.map(({ label, value, expires }, i) => (
        <Cell key={label} label={label} wholeRow={!paired[i]} share={shareOf(value)} expires={expires}>
          {value}
        </Cell>
      ))}
      {checked && (
        <Cell label="Last checked" wholeRow={!paired[facts.length]} share={SHARE_CLASSES.words}>
          <time dateTime={checked}>{longDate(checked)}</time>
        </Cell>
      )}
    </dl>
  );
}

/** A cell's share of a wide row. Widths by content would change when the fonts load. */
const SHARE_CLASSES = {
  word: 'wide:flex-2',
  words: 'wide:flex-3',
  sentence: 'wide:flex-5',
  sentences: 'wide:flex-8',
};

/** Maximum lengths of a value that is a word or two, and of one that is a sentence. */
const MAX_WORD_CHARS = 14;
const MAX_SENTENCE_CHARS = 60;

function shareOf({ length }: string): string {
  if (length <= MAX_WORD_CHARS) return SHARE_CLASSES.word;
  if (length <= MAX_SHORT_CHARS) return SHARE_CLASSES.words;
  return length <= MAX_SENTENCE_CHARS ? SHARE_CLASSES.sentence : SHARE_CLASSES.sentences;
}

function Cell({
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
  const lines = '-mt-px -ml-px border-t border-l border-line px-2.5 py-1.5 wide:px-4 wide:py-2.5';
  return (
    <div
      data-expires={expires}
      className={`${lines} ${share} min-w-0 max-mid:roomy:grid max-mid:roomy:grid-cols-[6rem_minmax(0,1fr)] max-mid:roomy:items-baseline max-mid:roomy:gap-x-2 ${wholeRow ? 'mid:max-wide:col-span-full' : ''}`}
    >
      <dt className="label text-[.8125rem]">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function FactList({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-y-3 font-display leading-snug font-medium [font-variant-numeric:tabular-nums] max-wide:border-t max-wide:border-line max-wide:pt-3">
      {facts.map(({ label, value, expires }) => (
        <div key={label} data-expires={expires}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts in a row of the listing, each with its label; two or more in columns. On a phone a long one takes a whole row. */
export function FactLine({ facts }: { facts: Fact[] }) {
  const several = facts.length > 1;
  if (facts.length === 0) return null;
  return (
    <p className="label mt-1 [font-variant-numeric:tabular-nums] @min-[39rem]:grid @min-[39rem]:gap-y-1">
      {facts.map(({ label, value, expires }) => (
        <span
          key={label}
          data-expires={expires}
          className={`${several ? '@min-[39rem]:grid @min-[39rem]:grid-cols-[6.5rem_1fr]' : ''} ${several && value.length > MAX_SHORT_CHARS && !expires ? 'max-mid:hidden' : ''}`}
          suppressHydrationWarning
        >
          <span>{label}:</span> <span className="text-ink">{value}</span>{' '}
        </span>
      ))}
    </p>
  );
}
