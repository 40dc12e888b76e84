import { Icon } from '@/components/ui/icon';
import { Logo } from './logo';
import { MainNav, MENU_BUTTON_CLASSES, type NavProps } from './nav';

/** Header of every page. The logo reloads the page, as the owner asks. */
export function SiteHeader({ name, ...nav }: NavProps & { name: string }) {
  return (
    // On a phone the header stays in view above the open menu.
    <header className="relative border-b bg-paper font-display text-[1.0625rem]/[1.2] font-medium max-lg:has-[:popover-open]:sticky max-lg:has-[:popover-open]:top-0 max-lg:has-[:popover-open]:z-46 [&_:focus-visible]:-outline-offset-3">
      {/* Wraps where the reader's text is large. */}
      <div className="page flex min-h-(--header) flex-wrap items-center gap-x-3 gap-y-2 lg:gap-x-[clamp(.8rem,1.8vw,1.9rem)]">
        {/* An empty href reloads the address with its query, also on an alias of a page. */}
        <a
          href=""
          className="flex min-h-11 flex-[1_1_6.75rem] items-center gap-2.5 text-[1.1875rem] font-semibold wrap-normal no-underline"
          title="Reload this page"
        >
          <Logo />
          {name}
        </a>
        <button
          type="button"
          className={`${MENU_BUTTON_CLASSES} no-print order-1 ml-auto`}
          popoverTarget="main-nav"
        >
          <Icon d="M3 6h18M3 12h18M3 18h18" />
          Menu
        </button>
        <MainNav {...nav} />
        {/* The owner asks for this button. Less prominent than the menu; two short lines on a narrow screen. */}
        <a
          href={nav.links.enquiry}
          className="no-print flex min-h-11 items-center wrap-normal max-lg:text-[.875rem] max-lg:text-faint max-[30rem]:w-16 lg:border lg:border-ink lg:px-[.9rem] lg:text-[1rem] lg:whitespace-nowrap lg:no-underline lg:hover:bg-ink lg:hover:text-paper"
        >
          Apply for Franchise
        </a>
      </div>
    </header>
  );
}
