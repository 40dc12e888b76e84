/** Lists of terms with descriptions: in columns, as cells of one row, as links. */
import type { Term } from '@/lib/content';
import { htmlProps } from './prose';

const NUMBERED_CLASSES =
  "relative pl-11 [counter-increment:term] before:badge before:absolute before:top-3 before:left-0 before:content-[counter(term)_/_'']";
const NAME_CLASSES = 'font-display text-h3 font-semibold [&>a]:inline-block [&>a]:py-2 [&>a]:-my-2';

/** Two columns. The last of an odd number fills its row, with its description beside it. */
const TWO_COLUMNS_CLASSES =
  '@lg/page:grid-cols-2 @lg/page:*:odd:last:col-span-full @lg/page:*:odd:last:grid @lg/page:*:odd:last:grid-cols-2 @lg/page:*:odd:last:items-baseline @lg/page:*:odd:last:gap-x-gap';
/** Five terms: two, and three below. */
const TWO_AND_THREE_CLASSES =
  '@lg/page:grid-cols-6 @lg/page:*:col-span-2 @lg/page:[&>:nth-child(-n+2)]:col-span-3';
/** Columns on a wide screen other than two, by the number of terms, so that every row is full. */
const TERM_COLUMN_CLASSES: Record<number, string> = {
  3: '@lg/page:grid-cols-3',
  5: TWO_AND_THREE_CLASSES,
  6: '@lg/page:grid-cols-3',
  9: '@lg/page:grid-cols-3',
  12: '@lg/page:grid-cols-3',
};

interface Props {
  terms: Term[];
}

/** Terms in columns. */
export const Terms = ({ terms, numbered = false }: Props & { numbered?: boolean }) => (
  <dl
    className={`grid gap-x-gap ${numbered ? '[counter-reset:term]' : ''} ${TERM_COLUMN_CLASSES[terms.length] ?? TWO_COLUMNS_CLASSES}`}
  >
    {terms.map(({ name, text, plain }) => (
      <div key={plain.name} className={`border-t border-line pt-3 pb-4 ${numbered ? NUMBERED_CLASSES : ''}`}>
        <dt className={NAME_CLASSES} {...htmlProps(name)} />
        <dd className="mt-1 max-w-measure first-letter:uppercase" {...htmlProps(text)} />
      </div>
    ))}
  </dl>
);

const ONE_ROW_CLASSES = {
  list: 'sm:grid-cols-2 @lg/page:auto-cols-fr @lg/page:grid-flow-col @lg/page:grid-cols-none',
  cell: 'max-sm:not-last:border-b sm:@max-lg/page:border-b @lg/page:pr-5',
  text: 'text-note',
};
const ROWS_CLASSES = {
  list: '',
  cell: 'not-last:border-b @lg/page:grid @lg/page:grid-cols-2 @lg/page:gap-x-gap',
  text: '',
};
/** Most characters of a name that does not break in one of five columns. */
const MAX_NAME_CHARS = 24;

/** Terms as cells of one row. If a name would break in five columns, each term takes a row. */
export function TermCells({ terms }: Props) {
  const fitsOneRow = terms.length !== 5 || terms.every(({ plain }) => plain.name.length <= MAX_NAME_CHARS);
  const classes = fitsOneRow ? ONE_ROW_CLASSES : ROWS_CLASSES;
  return (
    <dl className={`grid border-t-[1.5px] border-ink ${classes.list}`}>
      {terms.map(({ name, text, plain }) => (
        <div key={plain.name} className={`border-line py-3 ${classes.cell}`}>
          <dt className={NAME_CLASSES} {...htmlProps(name)} />
          <dd className={`mt-1 first-letter:uppercase ${classes.text}`} {...htmlProps(text)} />
        </div>
      ))}
    </dl>
  );
}

/** Most characters of a description that takes a few lines of half a phone. */
const MAX_SHORT_TEXT_CHARS = 110;

/** Terms that are links, in small type, several in a row: on a phone too, if all descriptions are short. */
export function LinkTerms({ terms }: Props) {
  const areShort = terms.every(({ plain }) => plain.text.length <= MAX_SHORT_TEXT_CHARS);
  return (
    <dl
      className={`grid gap-x-gap gap-y-5 text-note leading-snug ${areShort ? '@xs/page:grid-cols-2 @lg/page:grid-cols-4' : '@md/page:grid-cols-2'}`}
    >
      {terms.map(({ name, text, plain }) => (
        <div key={plain.name}>
          <dt
            className="font-display text-base font-semibold leading-tight [&>a]:-my-3 [&>a]:inline-block [&>a]:py-3"
            {...htmlProps(name)}
          />
          <dd className="mt-1 text-faint" {...htmlProps(text)} />
        </div>
      ))}
    </dl>
  );
}
