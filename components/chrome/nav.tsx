import type { Menu, MenuGroup } from '@/lib/content';

interface Props {
  menus: Menu[];
  links: { home: string; about: string; studyPoint: string; contact: string };
  current: string;
}

/**
 * The main navigation, written once for every width. On a desk it lies in the header; on a phone the same element is
 * a popover that the Menu button opens. Dropdowns are `details`, so that click, keyboard and touch work without
 * script; hover opens them in CSS.
 */
export function MainNav({ menus, links, current }: Props) {
  const [courses, international] = menus;
  return (
    <nav id="main-nav" aria-label="Main" popover="auto" className="main-nav">
      <button type="button" className="menu-button menu-close" popoverTarget="main-nav" popoverTargetAction="hide">
        Close
      </button>
      <ul>
        <Item href={links.home} current={current}>
          Home
        </Item>
        {courses && <Dropdown menu={courses} current={current} />}
        <Item href={links.about} current={current}>
          About Us
        </Item>
        {international && <Dropdown menu={international} current={current} />}
        <Item href={links.studyPoint} current={current}>
          Study Point
        </Item>
        <Item href={links.contact} current={current}>
          Contact
        </Item>
      </ul>
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
  const here = menu.landing.path === current || menu.groups.some((g) => g.items.some((i) => i.path === current));
  return (
    <li>
      <details name="main-menu">
        <summary className={here ? 'underline decoration-signal decoration-2 underline-offset-[.4em]' : undefined}>{menu.label}</summary>
        <div className="menu-panel">
          <p className="menu-landing">
            <A href={menu.landing.path} current={current}>
              {menu.landing.title}
            </A>
          </p>
          <div className="menu-groups">
            {menu.groups.map((group) => (
              <Group key={group.id} group={group} current={current} />
            ))}
          </div>
        </div>
      </details>
    </li>
  );
}

function Group({ group, current }: { group: MenuGroup; current: string }) {
  if (group.path) {
    return (
      <div className="menu-group">
        <A href={group.path} current={current}>
          {group.name}
        </A>
      </div>
    );
  }
  const id = `menu-${group.id}`;
  return (
    <div className="menu-group">
      <p id={id}>{group.name}</p>
      <ul aria-labelledby={id}>
        {group.items.map((item) => (
          <li key={item.path}>
            <A href={item.path} current={current}>
              {item.title}
            </A>
          </li>
        ))}
        {group.all && (
          <li>
            <A href={group.all} current={current} label={`All of ${group.name}`}>
              All
            </A>
          </li>
        )}
      </ul>
    </div>
  );
}

function A({ href, current, label, children }: { href: string; current: string; label?: string; children: string }) {
  return (
    <a href={href} aria-current={href === current ? 'page' : undefined} aria-label={label}>
      {children}
    </a>
  );
}
