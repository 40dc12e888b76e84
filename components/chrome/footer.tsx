import { Still } from '@/components/ui/still';
import { telephone } from '@/lib/contact';
import type { SiteData } from '@/lib/content';
import { Mark } from './logo';

export interface FooterLinks {
  quick: { title: string; path: string }[];
}

/** The footer is the title block of the sheet: who drew it, where they are, which sheets belong to the set. */
export function Footer({ site, links }: { site: SiteData; links: FooterLinks }) {
  const branches = site.branches.filter((b) => b.inFooter);
  return (
    <Still as="footer" className="mt-band border-t-2 border-ink pb-28">
      <div className="sheet grid grid-cols-1 border-line md:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1.1fr] [&>*]:border-line max-md:[&>*+*]:border-t md:[&>*+*]:border-l md:[&>*:nth-child(odd)]:border-l-0 lg:[&>*:nth-child(3)]:border-l">
        <div className="py-7 pr-6">
          <Mark className="size-10 text-signal" />
          <p className="mt-3 font-display text-h3 font-semibold">{site.name}</p>
          <p className="mt-1 max-w-[24ch] text-note text-faint">{site.tagline}</p>
          <p className="label mt-5">Founded {site.founded}</p>
        </div>
        {branches.map((branch) => (
          <div key={branch.id} className="py-7 pr-6 md:pl-6">
            <h2 className="text-h3">{branch.short}</h2>
            <address className="not-italic">
              {branch.address.map((line) => (
                <span key={line} className="block text-note">
                  {line}
                </span>
              ))}
              <FooterLink href={telephone(branch.phone)} className="mt-2 flex w-fit">
                {branch.phone}
              </FooterLink>
              <FooterLink href={`mailto:${branch.email}`} className="flex w-fit">
                {branch.email}
              </FooterLink>
            </address>
          </div>
        ))}
        <nav aria-label="Footer" className="py-7 md:pl-6">
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
          <ul className="flex flex-wrap gap-x-5" aria-label="Social links">
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
    </Still>
  );
}

function FooterLink({ className = '', ...rest }: React.ComponentProps<'a'>) {
  return <a {...rest} className={`inline-flex min-h-11 items-center text-note md:min-h-8 ${className}`} />;
}
