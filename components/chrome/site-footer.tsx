import { footerBranches, mainBranch, type SiteData } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/format/contact';
import { Logo } from './logo';

interface Props {
  site: SiteData;
  links: { quick: { title: string; path: string }[] };
}

const LINK_CLASSES = '[&_a]:tap-target md:pointer-fine:[&_a]:min-h-8 print:[&_a]:min-h-0';
/** The footer's cells between rules: in one column, in two, or in one row. */
const FIELD_CLASSES = [
  '*:border-line *:py-5 *:md:py-7 *:max-md:not-first:border-t *:md:pr-6',
  '*:md:max-lg:even:border-l *:md:max-lg:even:pl-6 *:md:max-lg:nth-[n+3]:border-t',
  '*:lg:min-w-44 *:lg:last:min-w-58 *:lg:not-first:border-l *:lg:not-first:pl-6',
  '*:max-md:first:col-span-full *:max-md:last:col-span-full *:print:border-0!',
].join(' ');
/** Two addresses side by side on a phone, unless the reader's text is large. */
const FOOTER_GRID_CLASSES =
  'max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] max-md:gap-x-4 md:grid-cols-2 lg:flex lg:flex-wrap print:grid-cols-[1.3fr_1fr_1fr]';
const BRANCH_CLASSES =
  '[&_address]:mt-2 [&_address]:grid [&_address]:not-italic [&_address]:justify-items-start [&_h2]:text-h3';

/** Widths in one row, by number of cells: fixed, so that a cell that is parsed later moves none. */
const WIDTH_CLASSES: Record<number, string> = {
  3: '*:lg:basis-[31%] *:lg:last:basis-[38%]',
  4: '*:lg:basis-[23%] *:lg:last:basis-[31%]',
  5: '*:lg:basis-[18.5%] *:lg:last:basis-[26%]',
};

/** Drawn as a title block: a cell for the institute, one for each branch, one for quick links. */
export function SiteFooter({ site, links }: Props) {
  const branches = footerBranches(site);
  const main = mainBranch(site);
  return (
    <footer
      className={`border-t-2 text-[clamp(.875rem,.85rem+.1vw,.9375rem)] leading-[1.45] print:mt-6 print:break-inside-avoid ${LINK_CLASSES}`}
    >
      <div
        className={`${FIELD_CLASSES} ${WIDTH_CLASSES[branches.length + 2] ?? '*:lg:basis-1/3'} page grid ${BRANCH_CLASSES} ${FOOTER_GRID_CLASSES}`}
      >
        <div className="[&>p]:mt-3 [&>p]:max-w-[26ch]">
          <Logo />
          <p className="font-display text-h3 font-semibold">{site.name}</p>
          <p>{site.tagline}</p>
          <p className="label">Founded {site.founded}</p>
        </div>
        {branches.map((branch) => (
          <div key={branch.id}>
            <h2>{branch.short}</h2>
            <address>
              {branch.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={telHref(branch.phone)}>{branch.phone}</a>
              <a href={mailtoHref(branch.email)}>{branch.email}</a>
            </address>
          </div>
        ))}
        <nav aria-label="Footer" className="no-print">
          <h2>Quick links</h2>
          <ul className="mt-1 columns-[5.5rem_2] gap-x-5 *:break-inside-avoid">
            {links.quick.map((link) => (
              <li key={link.title}>
                <a href={link.path}>{link.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="page no-print flex flex-wrap items-center gap-x-6 border-t border-line py-2">
        <ul aria-label="Social links" className="flex flex-wrap gap-x-6">
          {site.social.map((link) => (
            <li key={link.url}>
              <a href={link.url} rel="noopener">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        {main && <a href={mailtoHref(main.email)}>Mail us</a>}
        <a href={site.credit.url} rel="noopener">
          {site.credit.label}
        </a>
        {/* Symbol of first-angle projection, in which the drawings are made. */}
        <svg
          className="ml-auto"
          viewBox="0 0 48 24"
          width="48"
          height="24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
        >
          <path d="M2 8l17-4v16L2 16zM0 12h46M36 2v20" />
          <circle cx="36" cy="12" r="8" />
          <circle cx="36" cy="12" r="4" />
        </svg>
      </div>
    </footer>
  );
}
