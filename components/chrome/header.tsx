import { Icon } from '@/components/ui/icon';
import { Mark } from './logo';
import { MainNav, type NavProps } from './nav';

/** Header: the logo reloads the page (specification, section 2), so it is a link to nowhere else. */
export function Header({ name, ...nav }: NavProps & { name: string }) {
  return (
    <header className="header">
      <div className="page">
        {/* An empty href is the document's own address, query included: one file serves its aliases as well. */}
        <a href="" className="logo" title="Reload this page">
          <Mark />
          {name}
        </a>
        <button type="button" className="menu-button" popoverTarget="main-nav">
          <Icon d="M3 6h18M3 12h18M3 18h18" />
          Menu
        </button>
        <MainNav {...nav} />
        <a href={nav.links.enquiry} className="franchise no-print">
          Apply for Franchise
        </a>
      </div>
    </header>
  );
}
