import { Close } from '@/components/ui/icon';
import type { Menu } from '@/lib/content';
import { NavItem } from './nav-link';
import { NavMenu } from './nav-menu';

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
  /** The branch to call, and its telephone link. */
  call: { name: string; href: string };
  chatHref: string;
  current: string;
}

export const MENU_BUTTON_CLASSES =
  'inline-flex min-h-11 cursor-pointer items-center gap-[.4rem] border-[1.5px] px-[.6rem] font-semibold lg:hidden';
const NAV_CLASSES = [
  'menu-rows no-print size-auto bg-paper text-ink',
  // On a phone a popover below the header.
  'max-lg:top-[calc(var(--header)+1px)] max-lg:overscroll-contain max-lg:px-gutter max-lg:flex-col max-lg:open:flex',
  // On a desktop a part of the header.
  'lg:static lg:flex lg:flex-wrap lg:items-center lg:gap-[clamp(1rem,2vw,2rem)] lg:overflow-visible',
].join(' ');
const LIST_CLASSES = [
  'max-lg:mb-8 max-lg:text-[1.5rem] max-lg:[--row:clamp(3.25rem,9.5dvh,5rem)]',
  '*:max-lg:border-b *:max-lg:border-line',
  'lg:flex lg:flex-wrap lg:items-center lg:gap-x-[clamp(.8rem,1.8vw,1.9rem)] lg:whitespace-nowrap lg:[--row:var(--header)]',
].join(' ');
/** Call, chat and form at the foot of the popover. */
const CONTACT_CLASSES = [
  'sticky bottom-0 -mx-gutter mt-auto flex flex-wrap gap-px bg-ink pt-[1.5px] text-center font-semibold lg:hidden',
  '[--row:clamp(3rem,7.5dvh,4rem)] *:flex-[1_1_5.75rem] *:justify-center *:bg-leaf *:px-2 *:py-1',
].join(' ');

/**
 * The main navigation, one element for every width. On a desktop it is a row of the header. On a phone it is
 * a popover that the Menu button opens, with contact links at its foot. Menus and groups are `details`, so
 * that click, keyboard and touch work without script. On a desktop CSS opens menus on hover.
 */
export function MainNav({ menus, links, call, chatHref, current }: NavProps) {
  const courses = menus.find(({ landing }) => landing.path === links.courses);
  const others = menus.filter((menu) => menu !== courses);
  return (
    <nav id="main-nav" aria-label="Main" popover="auto" className={NAV_CLASSES}>
      {/* The close button covers the Menu button. */}
      <button
        type="button"
        className={`${MENU_BUTTON_CLASSES} fixed top-[calc((var(--header)-2.75rem)/2)] right-gutter min-w-23 justify-center bg-paper`}
        popoverTarget="main-nav"
        popoverTargetAction="hide"
      >
        <Close />
      </button>
      <ul className={LIST_CLASSES}>
        <NavItem href={links.home} current={current}>
          Home
        </NavItem>
        {courses && <NavMenu menu={courses} current={current} />}
        <NavItem href={links.about} current={current}>
          About Us
        </NavItem>
        {others.map((menu) => (
          <NavMenu key={menu.label} menu={menu} current={current} />
        ))}
        <NavItem href={links.studyPoint} current={current}>
          Study Point
        </NavItem>
        <NavItem href={links.contact} current={current}>
          Contact
        </NavItem>
      </ul>
      <p className={CONTACT_CLASSES}>
        <a href={call.href}>Call {call.name}</a>
        <a href={chatHref} rel="noopener">
          Chat
        </a>
        <a href={links.enquiry}>Enquire</a>
      </p>
    </nav>
  );
}
