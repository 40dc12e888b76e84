import { BUTTON } from '@/components/ui/button-classes';
import { framedDrawing } from '@/components/ui/drawing';
import { FactList, Facts } from '@/components/ui/facts';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { Prose, Section } from '@/components/ui/section';
import {
  breadcrumbsOf,
  type Course,
  courseGroups,
  enquiryPath,
  factsOf,
  formatComputer,
  notPublished,
  relatedTo,
  syllabusPath,
} from '@/lib/content';
import { courseSections } from '@/lib/content/page-sections';
import { SECTION_TITLES } from '@/lib/content/text/sections';
import { drawingOf } from '@/lib/media/drawings';
import { Claims } from './parts/course/claims';
import { CourseEnquiry } from './parts/course/course-enquiry';
import { NextSteps } from './parts/course/next-steps';
import { Offer } from './parts/course/offer';
import { Outcomes } from './parts/course/outcomes';
import { Projects } from './parts/course/projects';
import { Syllabus, SyllabusBar } from './parts/course/syllabus';
import { pageHeadPicture } from './parts/page-head-picture';
import { Questions } from './parts/questions';
import { Related } from './parts/related';
import { Sources } from './parts/sources';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** Facts in the head of the page; the others are beside the first section. */
const AT_A_GLANCE = 4;

/** What follows a press, close below its button or link. */
const ACTION_NOTE = 'basis-full text-label text-balance text-faint';

/** A course: audience, outcomes, syllabus, projects, offer, questions, how to enquire. */
export function CoursePage({ content, entry, body }: TemplateProps<Course>) {
  const { data } = entry;
  const inMargin = factsOf(content, entry).slice(AT_A_GLANCE);
  if (data.computer) inMargin.push({ label: 'Computer', value: formatComputer(data.computer) });
  const group = courseGroups(content).find(({ name }) => name === data.group);
  const form = enquiryPath(content, entry);
  const pdf = syllabusPath(content, entry);
  const direct = data.pdf === 'direct';
  const { audience, contents, projectsText, others, next } = courseSections(body);
  const download = pdf && (
    <a
      className={`${BUTTON.solid} max-mid:flex-[1_0_100%]`}
      href={direct ? pdf : form}
      {...(direct ? { download: '' } : {})}
    >
      Download Syllabus PDF
    </a>
  );
  const noted = download && (
    <>
      {download}
      <small className={ACTION_NOTE}>
        {direct ? 'PDF, no form' : 'Name, mobile and email, then the PDF downloads'}
      </small>
    </>
  );
  return (
    <div className="page">
      <CourseHead content={content} entry={entry} body={body} download={noted} />
      {body.lede.length + body.intro.length > 0 && (
        <Section
          id="about"
          title="The course"
          strong
          aside={
            (inMargin.length > 0 || group?.note) && (
              <>
                <FactList facts={inMargin} />
                {group?.note && <p className="mt-4 text-note text-faint">{group.note}</p>}
              </>
            )
          }
        >
          <Prose blocks={[...body.lede, ...(body.figure?.rest ?? body.intro)]} variant="lede" />
        </Section>
      )}
      <TextSections sections={audience ? [audience] : []} />
      {/* Within this element, from the foot of the section above it, the syllabus bar sticks to the foot of a phone: where it
      comes in, it covers the space between two sections. */}
      <div className="portrait-phone:-mt-band portrait-phone:before:block portrait-phone:before:h-band">
        <Outcomes course={entry} drawing={body.figure && drawingOf(entry)} />
        {contents && <Syllabus section={contents}>{noted}</Syllabus>}
        <Projects course={entry} section={projectsText} formPath={form} />
        <Offer content={content} course={entry} />
        <Claims claims={data.claims} />
        <Questions faq={data.faq} />
        <TextSections sections={others} />
        <Section id={next?.id ?? 'next'} title={next?.title ?? SECTION_TITLES.next}>
          {next && <Prose blocks={next.blocks} />}
          <NextSteps content={content} course={entry} />
        </Section>
        {download && <SyllabusBar>{download}</SyllabusBar>}
      </div>
      <CourseEnquiry content={content} entry={entry} />
      <Related title="Related courses" entries={relatedTo(content, entry)} />
      <Sources sources={data.sources} />
      {data.batches.length > 0 && <InlineScript name="expired" />}
    </div>
  );
}

interface HeadProps extends TemplateProps<Course> {
  /** The button to the syllabus, if there is one, and its note. */
  download: React.ReactNode;
}

/** Head of the page: name, description, first facts, and the buttons. */
function CourseHead({ content, entry, body, download }: HeadProps) {
  const { data } = entry;
  const facts = factsOf(content, entry).slice(0, AT_A_GLANCE);
  const form = enquiryPath(content, entry);
  return (
    <PageHead
      title={data.title}
      crumbs={breadcrumbsOf(content, entry)}
      description={data.description}
      facts={<Facts facts={facts} />}
      beside={pageHeadPicture(body) ?? framedDrawing(drawingOf(entry))}
    >
      {download}
      <a
        className={
          download ? 'tap-target -mt-1 basis-full items-end' : `${BUTTON.solid} max-mid:flex-[1_0_100%]`
        }
        href={form}
      >
        Enquire about this course
      </a>
      {notPublished(entry).includes('fee') && (
        <small className={ACTION_NOTE}>Ask for the fee, the dates and the hours</small>
      )}
    </PageHead>
  );
}
