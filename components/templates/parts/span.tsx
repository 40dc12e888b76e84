import { branchId, type SiteData } from '@/lib/content';
import { today } from '@/lib/content/today';

/** The institute's age as a dimension line, and under it its branches. */
export function Span({ site, contact }: { site: SiteData; contact: string }) {
  const now = Number(today().slice(0, 4));
  return (
    <>
      <p className="span">
        <span>{site.founded}</span> <span>{now - site.founded} years</span> <span>{now}</span>
      </p>
      <ol className="cells balloons" aria-label="Branches">
        {site.branches.map((branch) => (
          <li key={branch.id}>
            <a href={`${contact}#${branchId(branch)}`}>{branch.name}</a>
          </li>
        ))}
      </ol>
    </>
  );
}
