/** Marks the link to the current page, and the menu that has this link. */
export const CURRENT_CLASSES = 'underline decoration-signal decoration-2 underline-offset-[.4em]';

/** A link of the main navigation, marked where it leads to the current page. */
export function NavLink({
  href,
  current,
  label,
  className,
  children,
}: {
  href: string;
  current: string;
  label?: string;
  className?: string;
  children: React.ReactNode;
}) {
  const isCurrent = href === current;
  return (
    <a
      className={isCurrent ? `${className ?? ''} ${CURRENT_CLASSES}` : className}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
    >
      {children}
    </a>
  );
}

export function NavItem({ href, current, children }: { href: string; current: string; children: string }) {
  return (
    <li>
      <NavLink href={href} current={current}>
        {children}
      </NavLink>
    </li>
  );
}
