interface Props {
  children: React.ReactNode;
  className?: string;
}

/** A number in a circle. Screen readers skip it: it repeats the order of a list. */
export const Badge = ({ children, className }: Props) => (
  <span aria-hidden="true" className={className ? `badge ${className}` : 'badge'}>
    {children}
  </span>
);
