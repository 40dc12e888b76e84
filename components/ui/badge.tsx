interface Props {
  children: React.ReactNode;
  className?: string;
}

/** A number in a circle: the order of a list, or the number on a drawn map. Screen readers skip it. */
export const Badge = ({ children, className }: Props) => (
  <span aria-hidden="true" className={className ? `badge ${className}` : 'badge'}>
    {children}
  </span>
);
