import { PageHead } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { type Branch, branchId, type Page, type SiteData } from '@/lib/content';
import { telephone } from '@/lib/format/contact';
import { longDate } from '@/lib/format/dates';
import { picture } from '@/lib/media/pictures';
import { BodySections } from './text';
import type { TemplateProps } from './types';

/** Contact: four branches, each with its map, which loads only when near. */
export function ContactPage({ content, entry, body }: TemplateProps<Page>) {
  return (
    <div className="sheet">
      <PageHead title={entry.data.title} lede={body.lede} />
      <section aria-label="Branches" className="grid grid-cols-1 gap-x-12 gap-y-12 border-t-2 border-ink pt-8 pb-band md:grid-cols-2">
        {content.site.branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} />
        ))}
      </section>
      <BodySections body={body} />
      <Licences licences={content.site.licences} />
    </div>
  );
}

/** What the institute may do, and who says so. */
function Licences({ licences }: Pick<SiteData, 'licences'>) {
  if (licences.length === 0) return null;
  return (
    <Section id="licences" title="Licences">
      <div className="prose">
        <ul>
          {licences.map(({ name, number, authority, address, validTo }) => (
            <li key={number}>
              {name} {number}, issued by {authority} for {address}
              {validTo && (
                <>
                  , valid to <time dateTime={validTo}>{longDate(validTo)}</time>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function BranchCard({ branch }: { branch: Branch }) {
  return (
    <article id={branchId(branch)} className="flex scroll-mt-4 flex-col items-start">
      <h2 className="text-h2">{branch.name}</h2>
      <address className="mt-2 mb-4 grid grow grid-cols-1 content-start">
        {branch.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={telephone(branch.phone)} className="inline-flex min-h-11 w-fit items-center">
          {branch.phone}
        </a>
        <a href={`mailto:${branch.email}`} className="inline-flex min-h-11 w-fit items-center">
          {branch.email}
        </a>
      </address>
      {branch.hours.length > 0 && (
        <ul className="figures mb-4" aria-label={`Hours, ${branch.name}`}>
          {branch.hours.map(({ days, from, to }) => (
            <li key={days + from}>
              {days}, {from}–{to}
            </li>
          ))}
        </ul>
      )}
      {branch.photo && (
        <Picture picture={picture(branch.photo.image)} alt={branch.photo.alt} sizes="(min-width: 48rem) 40rem, 100vw" className="mb-4 h-auto w-full" />
      )}
      <iframe
        src={branch.map.embed}
        title={`Map: ${branch.name}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        className="block h-72 w-full border border-line bg-accent"
      />
      <a href={branch.map.open} rel="noopener" className="inline-flex min-h-11 items-center text-note">
        Open {branch.name} in maps
      </a>
    </article>
  );
}
