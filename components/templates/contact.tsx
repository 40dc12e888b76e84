import { Badge } from '@/components/ui/badge';
import { BUTTON } from '@/components/ui/button-classes';
import { InlineScript } from '@/components/ui/inline-script';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { branchId, mainBranch, type Page, type SiteData, splitLastSection, textsByName } from '@/lib/content';
import { telHref } from '@/lib/format/contact';
import { longDate } from '@/lib/format/days';
import { ClosingSection } from './parts/closing-section';
import { BranchCard } from './parts/contact/branch-card';
import { ContactSection } from './parts/contact/contact-section';
import { ChatButton } from './parts/contact-buttons';
import { DrawnMaps } from './parts/drawn-maps';
import { GeneralEnquiryLink } from './parts/general-enquiry-link';
import { textPicture } from './parts/page-head-picture';
import { TextPageHead } from './parts/text-page-head';
import type { TemplateProps } from './types';

/** Contact: the branches on the drawn maps, then a card for each with a lazy web map. */
export function ContactPage({ content, entry, body }: TemplateProps<Page>) {
  const { site } = content;
  const main = mainBranch(site);
  const {
    section: branchSection,
    textOf,
    unknown,
    others: sections,
  } = textsByName(body.sections, site.branches);
  const { others, last } = splitLastSection([...unknown, ...sections]);
  const branchList = <BranchList branches={site.branches} />;
  return (
    <div className="page">
      <TextPageHead
        title={entry.data.title}
        lede={body.lede}
        intro={body.introAfterFigure}
        frame={textPicture(body)}
        aside={branchList}
      >
        <GeneralEnquiryLink content={content} />
        {main && (
          <a href={telHref(main.phone)} className={BUTTON.line}>
            Call {main.short}
          </a>
        )}
        <ChatButton content={content} />
        <p className="basis-full">Asking is free. Come and see the rooms before you decide.</p>
      </TextPageHead>
      {/* A picture has taken its place in the head. */}
      {body.figure && <div className="pb-section">{branchList}</div>}
      <section
        aria-label="Maps and branches"
        className="grid gap-y-8 border-t-2 border-ink pt-section pb-section-strong"
      >
        <DrawnMaps branches={site.branches} />
        <div className="grid gap-x-gap gap-y-8 @md/page:grid-cols-2 @xl/page:grid-cols-4">
          {site.branches.map((branch, i) => (
            <BranchCard key={branch.id} branch={branch} number={i + 1} audience={textOf(branch)} />
          ))}
        </div>
      </section>
      {branchSection && <Prose blocks={branchSection.beforeSubsections} className="pb-section" />}
      {others.map((section) => (
        <ContactSection key={section.id} section={section} />
      ))}
      <Licences licences={site.licences} />
      <ClosingSection content={content} title="Write, call or chat" section={last} showsAddresses={false} />
      <InlineScript name="hide-unreachable-maps" />
    </div>
  );
}

/** Telephones of the branches and links to their cards: beside the head, or on a phone below its buttons. */
const BranchList = ({ branches }: Pick<SiteData, 'branches'>) => (
  <nav aria-label="Branches" className="font-display">
    <ul className="grid border-t border-line @md/page:@max-lg/page:grid-cols-2 @md/page:@max-lg/page:gap-x-gap">
      {branches.map((branch, i) => (
        <li
          key={branch.id}
          className="flex flex-wrap items-center gap-x-2.5 border-b border-line @lg/page:py-1.5"
        >
          <Badge>{i + 1}</Badge>
          <a href={`#${branchId(branch)}`} className="tap-target flex-auto font-semibold @lg/page:min-h-8">
            {branch.name}
          </a>
          <a
            href={telHref(branch.phone)}
            className="tap-target font-medium tabular-nums @lg/page:min-h-8 @lg/page:basis-full @lg/page:pl-9.5"
          >
            {branch.phone}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

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
