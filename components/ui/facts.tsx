import { Fragment } from 'react';
import type { Fact } from '@/lib/content';
import { longDate } from '@/lib/format/dates';

/** A value of more characters takes a whole line of a phone, beside its label, and so does a short one that has no neighbour. */
const LONG = 24;

/** Facts at a glance, set as the title block of the sheet. Only what is known stands in it. */
export function Facts({
  facts,
  checked,
}: {
  facts: Fact[] /** Day on which all this was last checked, YYYY-MM-DD. */;
  checked?: string;
}) {
  if (facts.length === 0 && !checked) return null;
  const short = facts.filter(({ value }) => value.length <= LONG).length + (checked ? 1 : 0);
  const widthOf = (value: string) => (value.length > LONG || short === 1 ? 'long' : undefined);
  return (
    <dl className="facts">
      {facts.map(({ label, value, until }) => (
        <div key={label} data-until={until} className={widthOf(value)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {checked && (
        <div className={widthOf('')}>
          <dt>Last checked</dt>
          <dd>
            <time dateTime={checked}>{longDate(checked)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The same on one line of a list: each fact with its name, so that it can be read without the others. */
export function FactLine({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <p className="label figures">
      {facts.map(({ label, value, until }) => (
        <Fragment key={label}>
          <span
            data-until={until}
            className={value.length > LONG && !until ? 'long' : undefined}
            suppressHydrationWarning
          >
            {label}: {value}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
