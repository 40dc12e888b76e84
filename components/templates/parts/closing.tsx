import { Reviews } from '@/components/ui/reviews';
import { Section } from '@/components/ui/section';
import { type Content, pageWith } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/words';
import { telephone } from '@/lib/format/contact';

interface Props {
  content: Content;
  title?: string;
  className?: string;
}

/** Every way to reach the institute, at the end of a page: on a leaf of its own, or beside what else closes it. */
export function Reach({ content, title = 'Enquire, call or visit', className = 'leaf no-print' }: Props) {
  const { site } = content;
  return (
    <Section id="reach" title={title} className={className}>
      <div className="actions actions-row">
        <a href={pageWith(content, 'enquiry').path} className="button button-solid">
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
        <a href={pageWith(content, 'contact').path} className="inline-flex min-h-11 items-center">
          {site.branches.length === 1 ? 'Address and map' : `Addresses and maps of all ${site.branches.length} branches`}
        </a>
      </p>
    </Section>
  );
}

/** The end of home: what others say, and every way to reach the institute. */
export function Closing({ content }: { content: Content }) {
  return (
    <div className="notes">
      <Reviews reviews={content.site.reviews} name={content.site.name} />
      <Reach content={content} className="" />
    </div>
  );
}
