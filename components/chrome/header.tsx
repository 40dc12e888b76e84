import type { Menu } from '@/lib/content';
import { Mark } from './logo';
import { MainNav } from './nav';

interface Props {
  name: string;
  menus: Menu[];
  links: { home: string; about: string; studyPoint: string; contact: string; enquiry: string };
  current: string;
}

/** Header: the logo reloads the page (specification, section 2), so it is a link to nowhere else. */
export function Header({ name, menus, links, current }: Props) {
  return (
    <header className="relative border-b border-ink">
      <div className="sheet bar">
        {/* An empty href is the document's own address, query included: one file serves its aliases as well. */}
        <a
          href=""
          className="flex min-h-11 items-center gap-2.5 font-display text-[1.0625rem] leading-none font-semibold no-underline sm:text-[1.1875rem]"
          title="Reload this page"
        >
          <Mark className="-ml-1 size-9 shrink-0 text-signal" />
          <span className="max-w-[5.2rem] sm:max-w-none">{name}</span>
        </a>
        <button type="button" className="menu-button order-3 ml-2" popoverTarget="main-nav">
          Menu
        </button>
        <MainNav menus={menus} links={links} current={current} />
        <a href={links.enquiry} className="button button-line order-2 ml-auto px-3 text-[.9375rem] max-sm:max-w-[6.6rem] lg:order-none lg:ml-0">
          Apply for Franchise
        </a>
      </div>
    </header>
  );
}
