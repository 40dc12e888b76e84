import { Badge } from '@/components/ui/badge';
import { CELLS, TITLE_BLOCK } from '@/components/ui/grid-classes';
import { type Branch, branchId } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/format/contact';
import { BranchAddress, MapLink } from '../branch-address';

/** Telephone of each branch with number and name, in one row or `paired`, two per row; on a phone one. */
export const BranchCalls = ({
  branches,
  paired = false,
}: {
  branches: readonly Branch[];
  paired?: boolean;
}) => (
  <ul
    className={`${TITLE_BLOCK} grid leading-tight @md/page:grid-cols-2 ${paired ? '' : '@lg/page:auto-cols-fr @lg/page:grid-flow-col @lg/page:grid-cols-none'}`}
  >
    {branches.map((branch, i) => (
      <li
        key={branch.id}
        className="flex min-w-0 flex-wrap items-center gap-x-2.5 px-3 @lg/page:px-4 @lg/page:py-1"
      >
        <Badge>{i + 1}</Badge>
        <span className="min-w-0 flex-1 font-semibold">{branch.area ?? branch.name}</span>
        <a
          href={telHref(branch.phone)}
          aria-label={`Call ${branch.area ?? branch.name}: ${branch.phone}`}
          className="tap-target font-medium whitespace-nowrap"
        >
          {branch.phone}
        </a>
      </li>
    ))}
  </ul>
);

/** Name, address, e-mail and map of each branch, in cells. */
export const BranchCells = ({ branches }: { branches: readonly Branch[] }) => (
  <ul className={`${CELLS} @md/page:grid-cols-2 @xl/page:grid-cols-4`}>
    {branches.map((branch, i) => (
      <li
        key={branch.id}
        id={branchId(branch)}
        className="flex min-w-0 scroll-mt-4 flex-col items-start p-4 leading-snug wrap-anywhere target:bg-leaf @lg/page:p-5"
      >
        <h3 className="flex items-start gap-2.5">
          <Badge className="mt-[-.1em]">{i + 1}</Badge>
          {branch.name}
        </h3>
        <BranchAddress branch={branch} className="mt-3 mb-2 flex-1 text-note text-faint" />
        <a href={mailtoHref(branch.email)} className="tap-target">
          {branch.email}
        </a>
        <MapLink branch={branch} />
      </li>
    ))}
  </ul>
);
