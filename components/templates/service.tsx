import { BUTTON, ROW_ON_PHONE } from '@/components/ui/button-classes';
import { framedDrawing } from '@/components/ui/drawing';
import { TitleBlockFacts } from '@/components/ui/facts';
import { Section } from '@/components/ui/section';
import { TimedSteps } from '@/components/ui/steps';
import {
  drawingOf,
  drawingPathOf,
  factsOf,
  linkedSections,
  relatedTo,
  roleSentence,
  type Service,
  type ServiceSections,
  serviceSections,
  timedStepsIn,
} from '@/lib/content';
import { ENQUIRY_SECTION } from './parts/enquiry-section';
import { EntryEnquiryLink } from './parts/entry-enquiry-link';
import { EntryHead } from './parts/entry-head';
import { hasOverview, OverviewSection } from './parts/overview-section';
import { entryPicture } from './parts/page-head-picture';
import { Questions } from './parts/questions';
import { Related } from './parts/related';
import { SectionBand } from './parts/section-band';
import { Documents } from './parts/service/documents';
import { JumpLinks } from './parts/service/jump-links';
import { ServiceEnquirySection } from './parts/service/service-enquiry-section';
import { ServiceFees } from './parts/service/service-fees';
import { ServiceRole } from './parts/service/service-role';
import { Sources } from './parts/sources';
import { SectionOfText, TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/**
 * The page of a service abroad, such as a visa. The sections of its text have fixed places: steps with their
 * times, documents and a band; then come fees, questions and how to enquire.
 */
export function ServicePage({ content, entry, body }: TemplateProps<Service>) {
  const { data } = entry;
  const drawing = drawingPathOf(entry);
  const facts = factsOf(content, entry);
  const sections = serviceSections(body);
  const { first, audience, warning, role, steps, times, documents, others, prepare, folded } = sections;
  const timedSteps = steps && timedStepsIn(steps.list, facts);
  // The band shows the warning, else the role; with a warning the role is below the introduction.
  const bandSection = warning ?? role;
  const roleBelow = warning && role;
  const enquire = <EntryEnquiryLink content={content} entry={entry} />;
  const hasMargin = hasOverview(body);
  const nav = <ServiceNav sections={sections} hasQuestions={data.faq.length > 0} inMargin={hasMargin} />;
  return (
    <div className="page">
      <EntryHead
        content={content}
        entry={entry}
        facts={<TitleBlockFacts facts={facts} checked={data.checked} />}
        frame={entryPicture(body) ?? framedDrawing(drawingOf(entry))}
      >
        <EntryEnquiryLink content={content} entry={entry} className={`${BUTTON.solid} ${ROW_ON_PHONE}`} />
        {data.role.length > 0 && (
          <small className="flex-1 basis-48 text-label text-faint">{roleSentence(data.role)}</small>
        )}
      </EntryHead>
      {!hasMargin && nav}
      <OverviewSection title="The service" body={body} aside={nav} />
      {roleBelow && <ServiceRole section={roleBelow}>{enquire}</ServiceRole>}
      {timedSteps && (
        <Section id={steps.id} title={steps.title} prominent span="wide">
          <TimedSteps list={timedSteps} />
        </Section>
      )}
      <TextSections sections={times ? [times, ...first] : first} folded={folded} />
      {audience && <SectionOfText section={audience} />}
      {steps && !timedSteps && <SectionOfText section={steps} />}
      {documents && <Documents section={documents} />}
      {bandSection && (
        <SectionBand section={bandSection} drawing={drawing}>
          {enquire}
        </SectionBand>
      )}
      {others.map((section) =>
        section === prepare ? (
          <SectionBand key={section.id} section={section} drawing={drawing}>
            {enquire}
          </SectionBand>
        ) : (
          <SectionOfText key={section.id} section={section} folded={folded.includes(section)} />
        ),
      )}
      <ServiceFees authorityFees={data.authorityFees} ourFee={data.ourFee} />
      <Questions faq={data.faq} />
      <ServiceEnquirySection content={content} service={entry} />
      <Related title="Read next" entries={relatedTo(content, entry)} />
      <Sources sources={data.sources} />
    </div>
  );
}

const QUESTIONS = { id: 'questions', title: 'Questions' } as const;

/** Links to the sections of the page, in the margin of the first section or above the others. */
const ServiceNav = ({
  sections,
  hasQuestions,
  inMargin,
}: {
  sections: ServiceSections;
  hasQuestions: boolean;
  inMargin: boolean;
}) => (
  <JumpLinks
    inMargin={inMargin}
    sections={[...linkedSections(sections), hasQuestions && QUESTIONS, ENQUIRY_SECTION]}
  />
);
