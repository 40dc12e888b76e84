/** Links in boxes. */
const BOX_CLASSES =
  'flex min-h-11 items-center gap-[.6em] border border-faint px-3 font-display text-base/tight font-medium no-underline hover:border-signal hover:bg-leaf';
/** Links as lines between rules instead of boxes, on a wide screen. */
const LIST_CLASSES = {
  ul: '@lg/page:flex-col @lg/page:gap-0 @lg/page:border-t @lg/page:border-line',
  a: '@lg/page:justify-between @lg/page:border-x-0 @lg/page:border-t-0 @lg/page:border-line @lg/page:px-0 @lg/page:py-2',
};

interface Props {
  links: { href: string; title: string }[];
  /** Whether the links are a list instead of a row on a wide screen. */
  asList?: boolean;
}

/** Links in boxes; on a phone one row that scrolls. */
export function Chips({ links, asList = false }: Props) {
  return (
    <ul
      className={`-mx-gutter flex gap-2 overflow-x-auto px-gutter [scrollbar-width:none] @md/page:mx-0 @md/page:flex-wrap @md/page:px-0 @max-md/page:short:flex-wrap ${asList ? LIST_CLASSES.ul : ''}`}
    >
      {links.map(({ href, title }) => (
        <li key={href} className="flex-none">
          <a href={href} className={`${BOX_CLASSES} ${asList ? LIST_CLASSES.a : ''}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
