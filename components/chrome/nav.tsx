import { Close } from '@/components/ui/icon';
import type { Menu, MenuGroup } from '@/lib/content';
import { groupThumb } from '@/lib/media/drawings';

export interface NavProps {
  menus: Menu[];
  links: { home: string; about: string; studyPoint: string; contact: string; enquiry: string };
  /** The branch that answers a call, and its telephone. */
  call: { name: string; href: string };
  chat: string;
  current: string;
}

/**
 * The main navigation, written once for every width. On a desk it lies in the header; on a phone the same element is
 * a popover below the header that the Menu button opens, with ways to reach us at its foot. Dropdowns and the groups in
 * them are `details`, so that click, keyboard and touch work without script; hover opens a dropdown in CSS, and a desk
 * shows its groups unfolded.
 */
export function MainNav({ menus, links, call, chat, current }: NavProps) {
  const [courses, ...others] = menus;
  return (
    <nav id="main-nav" aria-label="Main" popover="auto" className="main-nav">
      <button
        type="button"
        className="menu-button menu-close"
        popoverTarget="main-nav"
        popoverTargetAction="hide"
      >
        <Close />
      </button>
      <ul>
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
      <p className="menu-foot">
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
      <details name="main-menu">
        <summary className={here ? 'here' : undefined}>{menu.label}</summary>
        <div className="menu-panel">
          <A href={menu.landing.path} current={current}>
            {menu.landing.label}
          </A>
          <div>
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
      <a href={path} aria-current={path === current ? 'page' : undefined}>
        {thumb}
        {name}
      </a>
    );
  return (
    <details name="menu-group">
      <summary>
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
  children,
}: {
  href: string;
  current: string;
  label?: string;
  children: string;
}) {
  return (
    <a href={href} aria-current={href === current ? 'page' : undefined} aria-label={label}>
      {children}
    </a>
  );
}
