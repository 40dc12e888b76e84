import { Close } from '@/components/ui/icon';
import type { Menu, MenuGroup } from '@/lib/content';
import { groupThumb } from '@/lib/media/drawings';

export interface NavProps {
  menus: Menu[];
  links: {
    home: string;
    courses: string;
    about: string;
    studyPoint: string;
    contact: string;
    enquiry: string;
  };
  /** The branch that answers a call, and its telephone. */
  call: { name: string; href: string };
  chat: string;
  current: string;
}

export const MENU_BUTTON =
  'inline-flex min-h-11 cursor-pointer items-center gap-[.4rem] border-[1.5px] px-[.6rem] font-semibold lg:hidden';
const CURRENT = 'underline decoration-signal decoration-2 underline-offset-[.4em]';
/** Every line is as high as its list says. */
const LINES =
  '[:where(&_:is(a,summary))]:flex [:where(&_:is(a,summary))]:min-h-(--row) [:where(&_:is(a,summary))]:items-center [:where(&_:is(a,summary))]:no-underline [:where(&_summary)]:hover:text-signal';
/** A chevron that turns. */
const UNFOLDS =
  'after:mr-[.1em] after:ml-[.5em] after:size-[.45em] after:flex-none after:rotate-45 after:border-r-[1.5px] after:border-b-[1.5px] after:[translate:0_-.12em] max-lg:after:mr-1 max-lg:after:ml-auto [details[open]>&]:after:rotate-225 [details[open]>&]:after:[translate:0_.12em]';
/** A group in a menu. On a desk it stands unfolded: what would fold it is no control then, and its name is text. */
const GROUP_RULE = 'max-lg:border-t max-lg:border-line';
const GROUP =
  'max-lg:[--row:3.5rem] lg:flex-col lg:items-start lg:gap-[.35rem] lg:pr-3 lg:font-semibold lg:[--row:5.75rem] [&>img]:mr-3 [&>img]:flex-none [&>img]:object-contain';
const NO_CONTROL =
  'lg:supports-[selector(::details-content)]:pointer-events-none lg:supports-[selector(::details-content)]:invisible *:visible';
const COUNT =
  '[&>small]:[font-variant-numeric:tabular-nums] [&>small]:ml-[.6rem] [&>small]:text-[.9375rem] [&>small]:text-faint lg:[&>small]:hidden';
const ITEMS =
  '[&>ul]:[--row:2.75rem] max-lg:[&>ul]:pb-2 max-lg:[&>ul]:pl-17 lg:[&>ul]:font-normal lg:pointer-fine:[&>ul]:[--row:2.125rem]';

/**
 * The main navigation, written once for every width. On a desk it lies in the header; on a phone the same element is
 * a popover below the header that the Menu button opens, with ways to reach us at its foot. Dropdowns and the groups in
 * them are `details`, so that click, keyboard and touch work without script; hover opens a dropdown in CSS, and a desk
 * shows its groups unfolded.
 */
export function MainNav({ menus, links, call, chat, current }: NavProps) {
  const courses = menus.find(({ landing }) => landing.path === links.courses);
  const others = menus.filter((menu) => menu !== courses);
  return (
    <nav
      id="main-nav"
      aria-label="Main"
      popover="auto"
      className={`${LINES} no-print size-auto bg-paper text-ink max-lg:top-[calc(var(--header)+1px)] max-lg:overscroll-contain max-lg:px-gutter max-lg:flex-col max-lg:open:flex lg:static lg:flex lg:flex-wrap lg:items-center lg:gap-[clamp(1rem,2vw,2rem)] lg:overflow-visible`}
    >
      {/* In the place of Menu. */}
      <button
        type="button"
        className={`${MENU_BUTTON} fixed top-[calc((var(--header)-2.75rem)/2)] right-gutter min-w-23 justify-center bg-paper`}
        popoverTarget="main-nav"
        popoverTargetAction="hide"
      >
        <Close />
      </button>
      <ul className="*:max-lg:border-b *:max-lg:border-line max-lg:mb-8 max-lg:text-[1.5rem] max-lg:[--row:clamp(3.25rem,9.5dvh,5rem)] lg:flex lg:flex-wrap lg:items-center lg:gap-x-[clamp(.8rem,1.8vw,1.9rem)] lg:whitespace-nowrap lg:[--row:var(--header)]">
        <Item href={links.home} current={current}>
          Home
        </Item>
        {courses && <Dropdown menu={courses} current={current} />}
        <Item href={links.about} current={current}>
          About Us
        </Item>
        {others.map((menu) => (
          <Dropdown key={menu.label} menu={menu} current={current} />
        ))}
        <Item href={links.studyPoint} current={current}>
          Study Point
        </Item>
        <Item href={links.contact} current={current}>
          Contact
        </Item>
      </ul>
      <p className="sticky bottom-0 -mx-gutter mt-auto flex flex-wrap gap-px bg-ink pt-[1.5px] text-center font-semibold [--row:clamp(3rem,7.5dvh,4rem)] *:flex-[1_1_5.75rem] *:justify-center *:bg-leaf *:px-2 *:py-1 lg:hidden">
        <a href={call.href}>Call {call.name}</a>
        <a href={chat} rel="noopener">
          Chat
        </a>
        <a href={links.enquiry}>Enquire</a>
      </p>
    </nav>
  );
}

function Item({ href, current, children }: { href: string; current: string; children: string }) {
  return (
    <li>
      <A href={href} current={current}>
        {children}
      </A>
    </li>
  );
}

function Dropdown({ menu, current }: { menu: Menu; current: string }) {
  const here =
    menu.landing.path === current || menu.groups.some((g) => g.items.some((i) => i.path === current));
  return (
    <li>
      {/* Hover opens the panel without script; a click on the label then sets [open], which keeps it. */}
      <details
        name="main-menu"
        className="lg:hover:not-data-shut:details-content:[content-visibility:visible]"
      >
        <summary className={here ? `${UNFOLDS} ${CURRENT}` : UNFOLDS}>{menu.label}</summary>
        <div className="text-[1.0625rem] [--row:2.75rem] max-lg:pb-4 lg:absolute lg:inset-x-0 lg:top-full lg:z-46 lg:border-y lg:bg-leaf lg:px-[calc(max(0px,(100%-88rem)/2)+var(--gutter))] lg:pt-3 lg:pb-7 lg:whitespace-normal">
          <A
            href={menu.landing.path}
            current={current}
            className="font-semibold lg:mb-4 lg:border-b lg:border-line"
          >
            {menu.landing.label}
          </A>
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

function Group({
  group: { id, name, path, items, count, all },
  current,
}: {
  group: MenuGroup;
  current: string;
}) {
  const thumb = <img src={groupThumb(id)} alt="" width={56} height={44} loading="lazy" />;
  if (path)
    return (
      <A href={path} current={current} className={`${GROUP_RULE} ${GROUP}`}>
        {thumb}
        {name}
      </A>
    );
  return (
    <details
      name="menu-group"
      className={`${GROUP_RULE} ${ITEMS} lg:details-content:[content-visibility:visible]`}
    >
      <summary className={`${GROUP} ${NO_CONTROL} ${COUNT} ${UNFOLDS} lg:after:hidden`}>
        {thumb}
        <span id={`menu-${id}`}>{name}</span> <small aria-hidden="true">{count}</small>
      </summary>
      <ul aria-labelledby={`menu-${id}`}>
        {items.map((item) => (
          <Item key={item.path} href={item.path} current={current}>
            {item.title}
          </Item>
        ))}
        {all && (
          <li>
            <A href={all} current={current} label={`All of ${name}`}>
              All
            </A>
          </li>
        )}
      </ul>
    </details>
  );
}

function A({
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
  const here = href === current;
  return (
    <a
      className={here ? `${className ?? ''} ${CURRENT}` : className}
      href={href}
      aria-current={here ? 'page' : undefined}
      aria-label={label}
    >
      {children}
    </a>
  );
}
