import { BUTTON } from '@/components/ui/button-classes';
import { InlineScript } from '@/components/ui/inline-script';
import { Prose, Section } from '@/components/ui/section';
import { branchId, type Page, pageWith, type SiteData } from '@/lib/content';
import { branchTexts } from '@/lib/content/text/branch-texts';
import { splitLastSection } from '@/lib/content/text/last-section';
import { chatLink } from '@/lib/enquiry/chat';
import { telephone } from '@/lib/format/contact';
import { longDate } from '@/lib/format/dates';
import { BranchCard } from './parts/branch-card';
import { ContactSection } from './parts/contact-section';
import { Chips } from './parts/jump-links';
import { Locators } from './parts/locators';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** Contact: the branches on the drawn maps, then each with its own map, which loads only when near. */
export function ContactPage({ content, entry, body }: TemplateProps<Page>) {
  const { site } = content;
  const [main] = site.branches;
  const { section, textOf, unknown, others: sections } = branchTexts(body.sections, site.branches);
  const { others, last } = splitLastSection([...unknown, ...sections]);
  return (
    <div className="page">
      <TextPageHead
        title={entry.data.title}
        body={body}
        aside={
          <nav aria-label="Branches" className="max-wide:hidden">
            <Chips
              links={site.branches.map((branch, i) => ({
                href: `#${branchId(branch)}`,
                title: branch.name,
                count: i + 1,
              }))}
              list
            />
          </nav>
        }
      >
        <a href={pageWith(content, 'enquiry').path} className={BUTTON.solid}>
          Send an enquiry
        </a>
        {main && (
          <a href={telephone(main.phone)} className={BUTTON.line}>
            Call {main.short}
          </a>
        )}
        <a href={chatLink(site.chat.number, site.greeting)} rel="noopener" className={BUTTON.line}>
          Chat
        </a>
      </TextPageHead>
      <section
        aria-label="Maps and branches"
        className="grid gap-y-8 border-t-2 border-ink pt-band pb-band-strong"
      >
        <Locators branches={site.branches} />
        <div className="grid gap-x-gap gap-y-8 mid:grid-cols-2 wider:grid-cols-4">
          {site.branches.map((branch, i) => (
            <BranchCard key={branch.id} branch={branch} number={i + 1} audience={textOf(branch)} />
          ))}
        </div>
      </section>
      {section && <Prose blocks={section.beforeSubsections} className="pb-band" />}
      <TextSections sections={others} />
      <Licences licences={site.licences} />
      <ContactSection content={content} title="Write, call or chat" section={last} addresses={false} />
      <InlineScript name="maps" />
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
