import { BUTTON, ROW_ON_PHONE } from '@/components/ui/button-classes';
import { framedDrawing } from '@/components/ui/drawing';
import { MarginFacts, TitleBlockFacts } from '@/components/ui/facts';
import { InlineScript } from '@/components/ui/inline-script';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import {
  type Course,
  courseGroups,
  courseSections,
  drawingOf,
  factsOf,
  formatComputer,
  missingFacts,
  relatedTo,
  SECTION_TITLES,
} from '@/lib/content';
import { formatList } from '@/lib/format/sentence';
import { Claims } from './parts/course/claims';
import { CourseEnquirySection } from './parts/course/course-enquiry-section';
import { NextSteps } from './parts/course/next-steps';
import { Offer } from './parts/course/offer';
import { Outcomes } from './parts/course/outcomes';
import { Projects } from './parts/course/projects';
import { Syllabus, SyllabusBar } from './parts/course/syllabus';
import {
  ACTION_NOTE_CLASSES,
  type SyllabusAccess,
  SyllabusButton,
  SyllabusDownload,
  syllabusAccess,
} from './parts/course/syllabus-download';
import { EntryEnquiryLink } from './parts/entry-enquiry-link';
import { EntryHead } from './parts/entry-head';
import { OverviewSection } from './parts/overview-section';
import { entryPicture } from './parts/page-head-picture';
import { Questions } from './parts/questions';
import { Related } from './parts/related';
import { Sources } from './parts/sources';
import { SectionOfText, TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** Number of facts in the page head; the others are beside the first section. */
const MAX_HEAD_FACTS = 4;

/** A course: audience, outcomes, syllabus, projects, offer, questions, how to enquire. */
export function CoursePage({ content, entry, body }: TemplateProps<Course>) {
  const { data } = entry;
  const marginFacts = factsOf(content, entry).slice(MAX_HEAD_FACTS);
  if (data.computer) marginFacts.push({ label: 'Computer', value: formatComputer(data.computer) });
  const group = courseGroups(content).find(({ name }) => name === data.group);
  const access = syllabusAccess(content, entry);
  const hasDownload = access.kind !== 'none';
  const { audience, modulesSection, projects, others, next } = courseSections(body);
  return (
    <div className="page">
      <CourseHead content={content} entry={entry} body={body} access={access} />
      <OverviewSection
        title="The course"
        body={body}
        prominent
        aside={
          (marginFacts.length > 0 || group?.note) && (
            <>
              <MarginFacts facts={marginFacts} />
              {group?.note && <p className="mt-4 text-note text-faint">{group.note}</p>}
            </>
          )
        }
      />
      {audience && <SectionOfText section={audience} />}
      {/* The syllabus bar sticks to the foot of a phone within this element. It begins a section's margin
      higher, so that the bar first covers the space between two sections. */}
      <div className="max-md:tall:-mt-section max-md:tall:before:block max-md:tall:before:h-section">
        <Outcomes course={entry} drawing={body.figure && drawingOf(entry)} />
        {modulesSection && (
          <Syllabus section={modulesSection}>{hasDownload && <SyllabusDownload access={access} />}</Syllabus>
        )}
        <Projects content={content} course={entry} section={projects} />
        <Offer content={content} course={entry} />
        <Claims claims={data.claims} />
        <Questions faq={data.faq} />
        <TextSections sections={others} />
        <Section id={next?.id ?? 'next'} title={next?.title ?? SECTION_TITLES.next}>
          {next && <Prose blocks={next.blocks} />}
          <NextSteps content={content} course={entry} />
        </Section>
        {hasDownload && (
          <SyllabusBar>
            <SyllabusButton access={access} />
          </SyllabusBar>
        )}
      </div>
      <CourseEnquirySection content={content} course={entry} access={access} />
      <Related title="Related courses" entries={relatedTo(content, entry)} />
      <Sources sources={data.sources} />
      {data.batches.length > 0 && <InlineScript name="hide-expired" />}
    </div>
  );
}

interface HeadProps extends TemplateProps<Course> {
  access: SyllabusAccess;
}

function CourseHead({ content, entry, body, access }: HeadProps) {
  const facts = factsOf(content, entry).slice(0, MAX_HEAD_FACTS);
  const missing = missingFacts(entry);
  const asked = [
    missing.fee && 'the fee',
    missing.batches && 'the dates',
    missing.duration && 'the hours',
  ].filter((words) => words !== undefined);
  return (
    <EntryHead
      content={content}
      entry={entry}
      facts={<TitleBlockFacts facts={facts} />}
      frame={entryPicture(body) ?? framedDrawing(drawingOf(entry))}
    >
      <SyllabusDownload access={access} />
      <EntryEnquiryLink
        content={content}
        entry={entry}
        className={
          access.kind === 'none' ? `${BUTTON.solid} ${ROW_ON_PHONE}` : 'tap-target -mt-1 basis-full items-end'
        }
      />
      {asked.length > 0 && <small className={ACTION_NOTE_CLASSES}>Ask for {formatList(asked)}</small>}
    </EntryHead>
  );
}
