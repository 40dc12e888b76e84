import type { Fact } from '@/lib/content';

/** Facts at a glance, set as the title block of the sheet. Only what is known stands in it. */
export function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 border-t-2 border-ink sm:grid-cols-2">
      {facts.map(({ label, value, until }) => (
        <div
          key={label}
          data-until={until}
          className="border-b border-line py-2.5 pr-4 sm:odd:border-r sm:even:pl-4 sm:last:odd:col-span-2 sm:last:odd:border-r-0"
        >
          <dt className="label">{label}</dt>
          <dd className="figures font-display leading-snug font-medium text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same on one line of a list: each fact with its name, so that it can be read without the others. */
export function FactLine({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <p className="label figures flex flex-wrap gap-x-4">
      {facts.map(({ label, value, until }) => (
        <span key={label} data-until={until} suppressHydrationWarning>
          {label}: {value}
        </span>
      ))}
    </p>
  );
}
