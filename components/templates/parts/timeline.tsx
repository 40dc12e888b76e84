import { DIMENSION } from '@/components/ui/steps';
import { branchId, type SiteData } from '@/lib/content';
import { today } from '@/lib/content/today';

/** The institute's years as a dimension line that ends today, its branches hung on it. */
export function Timeline({ site, contact }: { site: SiteData; contact: string }) {
  const now = Number(today().slice(0, 4));
  return (
    <div className="pb-band">
      <p className="flex flex-wrap items-center gap-3 font-display text-h3 font-semibold tabular-nums">
        {site.founded}{' '}
        <span className={`${DIMENSION} flex-1 text-[.9375rem]/[1.3] text-faint`}>
          {now - site.founded} years
        </span>{' '}
        {now}
      </p>
      <ol
        aria-label="Branches"
        className="mt-3 grid gap-x-gap roomy:grid-cols-2 [counter-reset:branch] wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none"
      >
        {site.branches.map((branch) => (
          <li
            key={branch.id}
            className="flex items-center gap-3 border-t border-line py-1 [counter-increment:branch] before:balloon before:content-[counter(branch)_/_'']"
          >
            <a
              href={`${contact}#${branchId(branch)}`}
              className="flex min-h-11 items-center font-display text-base/tight font-semibold"
            >
              {branch.name}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
