import type { SiteData } from '@/lib/content';
import { telephone } from '@/lib/format/contact';
import { Mark } from './logo';

export interface FooterLinks {
  quick: { title: string; path: string }[];
}

/** The footer is the title block of the sheet: who drew it, where they are, which sheets belong to the set. */
export function Footer({ site, links }: { site: SiteData; links: FooterLinks }) {
  const branches = site.branches.filter((b) => b.inFooter);
  return (
    <footer className="mt-band border-t-2 border-ink pb-28">
      <div className="title-block sheet lg:grid-cols-[1.3fr_1fr_1fr_1.1fr]">
        <div>
          <Mark className="-ml-1 size-10 text-signal" />
          <p className="mt-3 font-display text-h3 font-semibold">{site.name}</p>
          <p className="mt-1 max-w-[24ch] text-note text-faint">{site.tagline}</p>
          <p className="label mt-5">Founded {site.founded}</p>
        </div>
        {branches.map((branch) => (
          <div key={branch.id}>
            <h2 className="text-h3">{branch.short}</h2>
            <address className="mt-2 grid justify-items-start">
              {branch.address.map((line) => (
                <span key={line} className="block text-note">
                  {line}
                </span>
              ))}
              <FooterLink href={telephone(branch.phone)} className="mt-1">
                {branch.phone}
              </FooterLink>
              <FooterLink href={`mailto:${branch.email}`}>{branch.email}</FooterLink>
            </address>
          </div>
        ))}
        <nav aria-label="Footer">
          <h2 className="text-h3">Quick links</h2>
          <ul className="mt-1 columns-2 gap-x-5">
            {links.quick.map((link) => (
              <li key={link.title} className="break-inside-avoid">
                <FooterLink href={link.path}>{link.title}</FooterLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="sheet">
        <div className="flex flex-wrap items-baseline gap-x-6 border-t border-line pt-3">
          <ul className="flex flex-wrap gap-x-6" aria-label="Social links">
            {site.social.map((link) => (
              <li key={link.url}>
                <FooterLink href={link.url} rel="noopener">
                  {link.label}
                </FooterLink>
              </li>
            ))}
          </ul>
          <FooterLink href={`mailto:${branches[0]?.email ?? site.branches[0]?.email}`}>Mail us</FooterLink>
          <span className="md:ml-auto">
            <FooterLink href={site.credit.url} rel="noopener">
              {site.credit.label}
            </FooterLink>
          </span>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ className = '', ...rest }: React.ComponentProps<'a'>) {
  return <a {...rest} className={`inline-flex min-h-11 items-center text-note md:pointer-fine:min-h-8 ${className}`} />;
}
