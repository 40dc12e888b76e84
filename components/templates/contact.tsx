import { PageHead } from '@/components/ui/page-head';
import { telephone } from '@/lib/contact';
import { type Branch, branchId, type Page } from '@/lib/content';
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
    </div>
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
