import { Drawing } from '@/components/ui/drawing';
import { Related } from '@/components/ui/entry-list';
import { Facts } from '@/components/ui/facts';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { Questions, Sources } from '@/components/ui/questions';
import { Prose, Section } from '@/components/ui/section';
import { Syllabus } from '@/components/ui/syllabus';
import {
  type Body,
  breadcrumbsOf,
  type Course,
  courseGroups,
  enquiryPath,
  factsOf,
  notPublished,
  relatedTo,
  syllabusPath,
} from '@/lib/content';
import { sectionOf } from '@/lib/content/sections';
import { drawingOf } from '@/lib/media/drawings';
import { HowToEnquire } from './course-enquire';
import { AfterIt, Claims, Offer, Outcomes, Tools } from './course-facts';
import { Notes } from './text';
import type { TemplateProps } from './types';

/** Facts in the title block of the first screen; the others follow where one reads on. */
const AT_A_GLANCE = 4;

/** A course: what it is, for whom, what one can do at the end, its syllabus, dates and fee, how to enquire. */
export function CoursePage({ content, entry, body }: TemplateProps<Course>) {
  const { data } = entry;
  const drawing = drawingOf(entry);
  const facts = factsOf(content, entry);
  const missing = notPublished(entry);
  const group = courseGroups(content).find(({ name }) => name === data.group);
  const form = enquiryPath(content, entry);
  const pdf = syllabusPath(content, entry);
  const direct = data.pdf === 'direct';
  const { first, syllabus, making, main, next } = sectionsOf(body);
  const download = pdf && (
    <a className="button button-solid" href={direct ? pdf : form} {...(direct ? { download: '' } : {})}>
      Download Syllabus PDF
    </a>
  );
  return (
    <div className="sheet">
      <PageHead
        title={data.title}
        crumbs={breadcrumbsOf(content, entry)}
        description={data.description}
        facts={<Facts facts={facts.slice(0, AT_A_GLANCE)} />}
        figure={
          drawing && (
            <div className="figure">
              <Drawing drawing={drawing} />
            </div>
          )
        }
      >
        {download}
        {download && <small>{direct ? 'PDF, no form' : 'Three details, then the PDF downloads'}</small>}
        <a className={download ? undefined : 'button button-solid'} href={form}>
          Enquire about this course
        </a>
        {missing.includes('fee') && <small>Ask for the fee, the dates and the hours</small>}
      </PageHead>
      {/* The bar at the foot of a phone goes with the reader from here to how to enquire. */}
      <div>
        <div className="zone wide">
          <div className="story">
            <Prose blocks={[...body.lede, ...body.intro]} />
            {group?.note && <p className="label">{group.note}</p>}
            <Facts facts={facts.slice(AT_A_GLANCE)} />
          </div>
        </div>
        <Notes sections={first} />
        <Outcomes outcomes={data.outcomes} />
        {syllabus?.modules && (
          <Section id={syllabus.id} title={syllabus.title} note={download} className="wide titled">
            <Syllabus intro={syllabus.blocks} modules={syllabus.modules} />
          </Section>
        )}
        {making && (
          <Section id={making.id} title={making.title} className="wide">
            <Prose blocks={making.blocks} className="parts" />
          </Section>
        )}
        <Offer content={content} course={entry} />
        <Claims claims={data.claims} />
        <Notes sections={main} />
        <Tools software={data.software} computer={data.computer} />
        <Questions faq={data.faq} />
        <Section id={next?.id ?? 'next'} title={next?.title ?? 'What comes next'}>
          {next && <Prose blocks={next.blocks} />}
          <AfterIt content={content} course={entry} />
        </Section>
        {download && <div className="syllabus-bar no-print">{download}</div>}
      </div>
      <HowToEnquire content={content} entry={entry} />
      <Related title="Related courses" entries={relatedTo(content, entry)} />
      <Sources sources={data.sources} title="Sources" />
      {data.batches.length > 0 && <InlineScript name="past" />}
    </div>
  );
}

/** What the editor wrote, divided where the facts of the front matter have their place. */
function sectionsOf({ sections }: Body) {
  const next = sectionOf(sections, 'next');
  const making = sectionOf(sections, 'projects');
  const syllabus = sections.find((s) => s.modules);
  const others = sections.filter((s) => s !== next && s !== making && s !== syllabus);
  const split = syllabus ? others.filter((s) => sections.indexOf(s) < sections.indexOf(syllabus)).length : 1;
  return { first: others.slice(0, split), syllabus, making, main: others.slice(split), next };
}
