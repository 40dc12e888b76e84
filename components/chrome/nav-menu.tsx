import { CHEVRON } from '@/components/ui/disclosure-classes';
import { groupThumbPath, type Menu, type MenuGroup } from '@/lib/content';
import { CURRENT_CLASSES, NavItem, NavLink } from './nav-link';

/** Chevron after a name; on a phone at the right edge. */
const CHEVRON_CLASSES = `after:mr-[.1em] after:ml-[.5em] max-lg:after:mr-1 max-lg:after:ml-auto ${CHEVRON}`;
/** On a desktop the links of a menu lie below the header, over the page. */
const LINKS_CLASSES = [
  'text-[1.0625rem] [--row:2.75rem] max-lg:pb-4',
  'lg:absolute lg:inset-x-0 lg:top-full lg:z-46 lg:border-y lg:bg-leaf lg:whitespace-normal',
  'lg:px-[calc(max(0px,(100%-88rem)/2)+var(--gutter))] lg:pt-3 lg:pb-7',
].join(' ');
const GROUP_RULE_CLASSES = 'max-lg:border-t max-lg:border-line';
const GROUP_CLASSES =
  'max-lg:[--row:3.5rem] lg:flex-col lg:items-start lg:gap-[.35rem] lg:pr-3 lg:font-semibold lg:[--row:5.75rem] [&>img]:mr-3 [&>img]:flex-none [&>img]:object-contain';
/** On a desktop groups are always open, and each summary looks like plain text. */
const PLAIN_SUMMARY_CLASSES =
  'lg:supports-[selector(::details-content)]:pointer-events-none lg:supports-[selector(::details-content)]:invisible *:visible';
const COUNT_CLASSES =
  '[&>small]:tabular-nums [&>small]:ml-[.6rem] [&>small]:text-[.9375rem] [&>small]:text-faint lg:[&>small]:hidden';
const ITEM_CLASSES =
  '[&>ul]:[--row:2.75rem] max-lg:[&>ul]:pb-2 max-lg:[&>ul]:pl-17 lg:[&>ul]:font-normal lg:pointer-fine:[&>ul]:[--row:2.125rem]';

/** A disclosure with links to the landing page and the groups of a menu. */
export function NavMenu({ menu, current }: { menu: Menu; current: string }) {
  const isCurrent =
    menu.landing.path === current || menu.groups.some((g) => g.items.some((i) => i.path === current));
  return (
    <li>
      {/* Hover opens the menu without script; a click on the label sets [open] and keeps it open. */}
      <details
        name="main-menu"
        className="lg:hover:not-data-dismissed:details-content:[content-visibility:visible]"
      >
        <summary className={isCurrent ? `${CHEVRON_CLASSES} ${CURRENT_CLASSES}` : CHEVRON_CLASSES}>
          {menu.label}
        </summary>
        <div className={LINKS_CLASSES}>
          <NavLink
            href={menu.landing.path}
            current={current}
            className="font-semibold lg:mb-4 lg:border-b lg:border-line"
          >
            {menu.landing.label}
          </NavLink>
          <div className="lg:grid lg:grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))] lg:gap-5">
            {menu.groups.map((group) => (
              <Group key={group.id} group={group} current={current} />
            ))}
          </div>
        </div>
      </details>
    </li>
  );
}

/** A group of a menu: a disclosure with links to its pages, or a plain link for a single page. */
function Group({
  group: { id, name, path, items, count, fullListPath },
  current,
}: {
  group: MenuGroup;
  current: string;
}) {
  const thumb = <img src={groupThumbPath(id)} alt="" width={56} height={44} loading="lazy" />;
  if (path)
    return (
      <NavLink href={path} current={current} className={`${GROUP_RULE_CLASSES} ${GROUP_CLASSES}`}>
        {thumb}
        {name}
      </NavLink>
    );
  return (
    <details
      name="menu-group"
      className={`${GROUP_RULE_CLASSES} ${ITEM_CLASSES} lg:details-content:[content-visibility:visible]`}
    >
      <summary
        className={`${GROUP_CLASSES} ${PLAIN_SUMMARY_CLASSES} ${COUNT_CLASSES} ${CHEVRON_CLASSES} lg:after:hidden`}
      >
        {thumb}
        <span id={`menu-${id}`}>{name}</span> <small aria-hidden="true">{count}</small>
      </summary>
      <ul aria-labelledby={`menu-${id}`}>
        {items.map((item) => (
          <NavItem key={item.path} href={item.path} current={current}>
            {item.title}
          </NavItem>
        ))}
        {fullListPath && (
          <li>
            <NavLink href={fullListPath} current={current} label={`All of ${name}`}>
              All
            </NavLink>
          </li>
        )}
      </ul>
    </details>
  );
}
