/** Facts at a glance, set as the title block of the sheet. Only what is known stands in it. */
export function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 border-t-2 border-ink sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-b border-line py-2.5 pr-4 sm:odd:border-r sm:even:pl-4 sm:last:odd:col-span-2 sm:last:odd:border-r-0">
          <dt className="label">{label}</dt>
          <dd className="figures font-display leading-snug font-medium text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
