import { BUTTON } from '@/components/ui/button-classes';
import { type Branch, branchId } from '@/lib/content';
import { mailTo, telephone } from '@/lib/format/contact';
import { BranchAddress, MapLink } from './branch-address';

/** The branches as cells of a grid: number, name, telephone, e-mail, address, map. */
export const BranchCells = ({ branches }: { branches: readonly Branch[] }) => (
  <ul className="grid border-t-[1.5px] border-l border-t-ink border-l-line mid:grid-cols-2 wider:grid-cols-4">
    {branches.map((branch, i) => (
      <li
        key={branch.id}
        id={branchId(branch)}
        className="flex min-w-0 scroll-mt-4 flex-col items-start border-r border-b border-line p-4 leading-snug wrap-anywhere target:bg-leaf wide:p-5"
      >
        <h3 className="flex items-start gap-2.5">
          <span aria-hidden="true" className="balloon mt-[-.1em]">
            {i + 1}
          </span>
          {branch.name}
        </h3>
        <a href={telephone(branch.phone)} className={`${BUTTON.line} my-3 w-full tabular-nums lining-nums`}>
          Call {branch.phone}
        </a>
        <a href={mailTo(branch.email)} className="tap-target">
          {branch.email}
        </a>
        <BranchAddress branch={branch} className="mt-2 flex-1 text-note text-faint" />
        <MapLink branch={branch} className="mt-2" />
      </li>
    ))}
  </ul>
);
