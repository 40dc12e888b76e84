import type { Branch } from '@/lib/content';

/** The address of a branch, a line for each of its lines. */
export const BranchAddress = ({
  branch,
  className = '',
}: {
  branch: Pick<Branch, 'address'>;
  className?: string;
}) => (
  <address className={`${className} not-italic`}>
    {branch.address.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
);

/** Link to the branch on a web map, with the branch's name for screen readers. */
export const MapLink = ({
  branch,
  className = '',
}: {
  branch: Pick<Branch, 'map' | 'name'>;
  className?: string;
}) => (
  <a href={branch.map.open} rel="noopener" className={`tap-target ${className}`}>
    <span>
      Open <span className="sr-only">{branch.name} </span>in maps
    </span>
  </a>
);
