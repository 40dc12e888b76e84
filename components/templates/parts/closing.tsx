import { Reviews } from '@/components/ui/reviews';
import type { SiteData } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/words';
import { telephone } from '@/lib/format/contact';

/** The end of home: what others say, and every way to reach the institute. */
export function Closing({ site, contact, enquiry }: { site: SiteData; contact: string; enquiry: string }) {
  return (
    <div className="notes">
      <section aria-labelledby="reach-title" className="zone">
        <h2 id="reach-title">Enquire, call or visit</h2>
        <div>
          <div className="actions actions-row">
            <a href={enquiry} className="button button-solid">
              Send an enquiry
            </a>
            {site.branches
              .filter((branch) => branch.inFooter)
              .map((branch) => (
                <a key={branch.id} href={telephone(branch.phone)} className="button button-line">
                  Call {branch.short}
                </a>
              ))}
            <a href={chatLink(site.chat.number, site.greeting)} rel="noopener" className="button button-line">
              Chat
            </a>
          </div>
          <p>
            <a href={contact}>Addresses and maps</a> of all {site.branches.length} branches.
          </p>
        </div>
      </section>
      <Reviews reviews={site.reviews} name={site.name} />
    </div>
  );
}
