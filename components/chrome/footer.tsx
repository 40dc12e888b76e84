import type { SiteData } from '@/lib/content';
import { telephone } from '@/lib/format/contact';
import { Mark } from './logo';

export interface FooterLinks {
  quick: { title: string; path: string }[];
}

interface Props {
  site: SiteData;
  links: FooterLinks;
  /** The page's number in the set of sheets: its path. */
  sheet?: string;
}

/** The footer is the title block of the sheet: who drew it, where they are, which sheets belong to the set. */
export function Footer({ site, links, sheet }: Props) {
  const branches = site.branches.filter((b) => b.inFooter);
  return (
    <footer>
      <div className="page title-block">
        <div>
          <Mark />
          <p className="font-display text-h3 font-semibold">{site.name}</p>
          <p>{site.tagline}</p>
          <p className="label">Founded {site.founded}</p>
        </div>
        {branches.map((branch) => (
          <div key={branch.id}>
            <h2 className="text-h3">{branch.short}</h2>
            <address>
              {branch.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={telephone(branch.phone)}>{branch.phone}</a>
              <a href={`mailto:${branch.email}`}>{branch.email}</a>
            </address>
          </div>
        ))}
        <nav aria-label="Footer">
          <h2 className="text-h3">Quick links</h2>
          <ul>
            {links.quick.map((link) => (
              <li key={link.title}>
                <a href={link.path}>{link.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="page colophon">
        <ul aria-label="Social links">
          {site.social.map((link) => (
            <li key={link.url}>
              <a href={link.url} rel="noopener">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <a href={`mailto:${branches[0]?.email ?? site.branches[0]?.email}`}>Mail us</a>
        <a href={site.credit.url} rel="noopener">
          {site.credit.label}
        </a>
        {/* First-angle projection, in which the drawings are made: a cone from the side and from its tip. */}
        <svg viewBox="0 0 48 24" width="48" height="24" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M2 8l17-4v16L2 16zM0 12h46M36 2v20" />
          <circle cx="36" cy="12" r="8" />
          <circle cx="36" cy="12" r="4" />
        </svg>
        {sheet && (
          <p className="label" aria-hidden="true">
            Sheet {sheet === '/' ? '/index' : sheet}
          </p>
        )}
      </div>
    </footer>
  );
}
