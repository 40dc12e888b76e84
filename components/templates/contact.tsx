import { Section } from '@/components/ui/section';
import { type Body, type Page, pageWith, type SiteData } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/words';
import { telephone } from '@/lib/format/contact';
import { longDate } from '@/lib/format/dates';
import { BranchCard } from './parts/branch-card';
import { Opening } from './parts/opening';
import { ShapedSections } from './parts/shaped-sections';
import type { TemplateProps } from './types';

/** Contact: four branches, each with its map, which loads only when near. */
export function ContactPage({ content, entry, body }: TemplateProps<Page>) {
  const { site } = content;
  const [main] = site.branches;
  const about = new Map(site.branches.map((branch) => [branch.id, textAbout(body.sections, branch.name)]));
  return (
    <div className="sheet">
      <Opening title={entry.data.title} body={body}>
        <a href={pageWith(content, 'enquiry').path} className="button button-solid">
          Send an enquiry
        </a>
        {main && (
          <a href={telephone(main.phone)} className="button button-line">
            Call {main.short}
          </a>
        )}
        <a href={chatLink(site.chat.number, site.greeting)} rel="noopener" className="button button-line">
          Chat
        </a>
      </Opening>
      <section aria-label="Branches" className="cells branches">
        {site.branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} suits={about.get(branch.id)} />
        ))}
      </section>
      <ShapedSections
        sections={withoutBranches(
          body.sections,
          site.branches.map((b) => b.name),
        )}
      />
      <Licences licences={site.licences} />
    </div>
  );
}

type Part = Body['sections'][number];

const PART = /<h3[^>]*>([^<]*)<\/h3>([\s\S]*?)(?=<h3|$)/g;

/** What the text says under a heading of the branch's name: it stands on the branch's card. */
const textAbout = (sections: Part[], name: string) => sections.flatMap(({ html }) => [...html.matchAll(PART)]).find(([, title]) => title === name)?.[2];

/** The sections without what stands on the cards. */
const withoutBranches = (sections: Part[], names: string[]) =>
  sections.map((section) => ({ ...section, html: section.html.replace(PART, (part, title) => (names.includes(title) ? '' : part)).trim() }));

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
