import type { List, Term } from '@/lib/content';
import { htmlProps } from './section';

/** Length of a name that takes more than one line of a fifth of the width, in characters. */
const LONG_NAME = 24;

const NUMBERED =
  "relative pl-11 [counter-increment:term] before:balloon before:absolute before:top-3 before:left-0 before:content-[counter(term)_/_'']";
const NAME = 'font-display text-h3 font-semibold [&>a]:inline-block [&>a]:py-2 [&>a]:-my-2';

/** Terms and their descriptions, in columns or, where they are short, as cells of one row. */
export function Terms({
  terms,
  cells = false,
  numbered = false,
}: {
  terms: Term[];
  cells?: boolean;
  /** Whether each has a number. */
  numbered?: boolean;
}) {
  // A long name would break in a fifth of the width: each then has a row.
  const inRows = terms.length === 5 && terms.some(({ plain }) => plain.name.length > LONG_NAME);
  if (cells)
    return (
      <dl
        className={`grid border-t-[1.5px] border-ink ${
          inRows ? '' : 'sm:grid-cols-2 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none'
        }`}
      >
        {terms.map(({ name, text, plain }) => (
          <div
            key={plain.name}
            className={`border-line py-3 ${inRows ? 'not-last:border-b wide:grid wide:grid-cols-2 wide:gap-x-gap' : 'max-sm:not-last:border-b sm:max-wide:border-b wide:pr-5'}`}
          >
            <dt className={NAME} {...htmlProps(name)} />
            <dd className={`mt-1 first-letter:uppercase ${inRows ? '' : 'text-note'}`} {...htmlProps(text)} />
          </div>
        ))}
      </dl>
    );
  return (
    <dl
      className={`grid gap-x-gap ${numbered ? '[counter-reset:term] ' : ''}${
        terms.length % 3 === 0
          ? 'wide:grid-cols-3'
          : terms.length === 5
            ? // Two, and three below them.
              'wide:grid-cols-6 wide:*:col-span-2 wide:[&>:nth-child(-n+2)]:col-span-3'
            : // The last of an odd number fills its row, with its description beside it.
              'wide:grid-cols-2 wide:*:odd:last:col-span-full wide:*:odd:last:grid wide:*:odd:last:grid-cols-2 wide:*:odd:last:items-baseline wide:*:odd:last:gap-x-gap'
      }`}
    >
      {terms.map(({ name, text, plain }) => (
        <div key={plain.name} className={`border-t border-line pt-3 pb-4 ${numbered ? NUMBERED : ''}`}>
          <dt className={NAME} {...htmlProps(name)} />
          <dd className="mt-1 max-w-measure first-letter:uppercase" {...htmlProps(text)} />
        </div>
      ))}
    </dl>
  );
}

/** Maximum length of a description that shares its row on a phone, in characters. */
const SHORT = 110;

/** Terms that are links, in small type, several in a row. */
export function LinkTerms({ terms }: { terms: Term[] }) {
  const short = terms.every(({ plain }) => plain.text.length <= SHORT);
  return (
    <dl
      className={`grid gap-x-gap gap-y-5 text-note leading-snug ${short ? 'roomy:grid-cols-2 wide:grid-cols-4' : 'mid:grid-cols-2'}`}
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

/** Cautions, each in a cell behind an exclamation mark. */
export const Cautions = ({ items }: Pick<List, 'items'>) => (
  <ul className="grid gap-x-gap gap-y-5 sm:grid-cols-2 wide:grid-cols-3">
    {items.map(({ plain, blocks: item }) => (
      <li
        key={plain}
        className="relative border-t border-line pt-3 pl-10 text-note wrap-anywhere before:balloon before:absolute before:top-3 before:left-0 before:content-['!'_/_'']"
        {...htmlProps(item)}
      />
    ))}
  </ul>
);
