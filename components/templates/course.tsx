import { Contacts } from '@/components/ui/contacts';
import { Drawing } from '@/components/ui/drawing';
import { Facts } from '@/components/ui/facts';
import { InlineScript } from '@/components/ui/inline-script';
import { LinkList } from '@/components/ui/link-list';
import { NotPublished } from '@/components/ui/not-published';
import { PageHead } from '@/components/ui/page-head';
import { Questions, Sources } from '@/components/ui/questions';
import { Prose, Section } from '@/components/ui/section';
import { Syllabus } from '@/components/ui/syllabus';
import { type Body, type Content, type Course, enquiryPath, factsOf, pageWith, relatedTo, syllabusPath, trailOf } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/words';
import { greetingFrom } from '@/lib/format/contact';
import { drawingOf } from '@/lib/media/drawings';
import { Claims, JobTitles, Offer, Outcomes, Tools } from './course-facts';
import type { TemplateProps } from './types';

/** Facts that stand beside the title; the others follow where one reads on. */
const AT_A_GLANCE = 4;

/** A course: what it is, for whom, what one can do at the end, its syllabus, dates and fee, how to enquire. */
export function CoursePage({ content, entry, body }: TemplateProps<Course>) {
  const { data } = entry;
  const drawing = drawingOf(entry);
  const facts = factsOf(content, entry);
  const further = facts.slice(AT_A_GLANCE);
  const { first, main, next } = sectionsOf(body);
  const sections = (some: Body['sections']) => some.map((section) => <BodySection key={section.id} content={content} entry={entry} section={section} />);
  return (
    <div className="sheet">
      <PageHead
        title={data.title}
        description={data.description}
        lede={body.lede}
        figure={
          <figure className="mt-8 lg:mt-6">
            {drawing && <Drawing drawing={drawing} first className="h-auto w-full" />}
            <div className="mt-4">
              <Facts facts={facts.slice(0, AT_A_GLANCE)} />
            </div>
          </figure>
        }
        trail={trailOf(content, entry)}
      />
      {(body.intro || further.length > 0) && (
        <div className="zone">
          <div />
          <div>
            {body.intro && <Prose html={body.intro} />}
            {further.length > 0 && (
              <div className="mt-8 max-w-[38rem]">
                <Facts facts={further} />
              </div>
            )}
          </div>
        </div>
      )}
      {sections(first)}
      <Outcomes outcomes={data.outcomes} />
      {sections(main)}
      <Offer content={content} course={entry} />
      <Claims claims={data.claims} />
      <Tools software={data.software} computer={data.computer} />
      <Questions faq={data.faq} />
      {(next || data.jobTitles.length > 0) && (
        <Section id={next?.id ?? 'next'} title={next?.title ?? 'What comes next'}>
          {next && <Prose html={next.html} />}
          <JobTitles jobTitles={data.jobTitles} />
        </Section>
      )}
      <HowToEnquire content={content} entry={entry} />
      <Sources sources={data.sources} title="Sources" />
      <Section id="related" title="Related courses" className="no-print">
        <LinkList items={relatedTo(content, entry).map((e) => ({ title: e.data.title, path: e.path, text: e.data.description }))} />
      </Section>
      {data.batches.length > 0 && <InlineScript name="past" />}
    </div>
  );
}

/** What the editor wrote, divided where the facts of the front matter have their place. */
function sectionsOf({ sections }: Body) {
  const next = sections.find((s) => /\bcomes next\b/i.test(s.title));
  const others = sections.filter((s) => s !== next);
  const syllabus = others.findIndex((s) => s.modules);
  const split = syllabus < 0 ? 1 : syllabus;
  return { first: others.slice(0, split), main: others.slice(split), next };
}

interface SectionProps {
  content: Content;
  entry: Course;
  section: Body['sections'][number];
}

function BodySection({ content, entry, section: { id, title, html, modules } }: SectionProps) {
  if (!modules)
    return (
      <Section id={id} title={title}>
        <Prose html={html} />
      </Section>
    );
  return (
    <Section id={id} title={title} note={<SyllabusButton content={content} entry={entry} />}>
      <Syllabus intro={html} modules={modules} />
    </Section>
  );
}

function SyllabusButton({ content, entry }: Omit<SectionProps, 'section'>) {
  const pdf = syllabusPath(content, entry);
  const direct = entry.data.pdf === 'direct';
  if (!pdf) return null;
  return (
    <p className="mt-4">
      <a className="button button-solid" href={direct ? pdf : enquiryPath(content, entry)} {...(direct ? { download: '' } : {})}>
        Download Syllabus PDF
      </a>
    </p>
  );
}

/** Form, telephone, e-mail and chat, each of which says which course is meant. */
function HowToEnquire({ content, entry }: Omit<SectionProps, 'section'>) {
  const { site } = content;
  const { title } = entry.data;
  const form = enquiryPath(content, entry);
  const greeting = greetingFrom(site.greeting, { title, url: site.siteUrl + entry.path });
  return (
    <Section id="enquire" title="How to enquire">
      <div className="grid gap-4">
        <NotPublished entry={entry}>
          <a href={form}>Ask us</a>.
        </NotPublished>
        <p className="max-w-measure">
          The <a href={form}>course enquiry form</a> has four fields; a counsellor answers by telephone or e-mail. Or come to{' '}
          <a href={pageWith(content, 'contact').path}>a branch near you</a>.
        </p>
        <p className="no-print">
          <a className="button button-line" href={form}>
            Enquire about this course
          </a>
        </p>
        <Contacts branches={site.branches.filter((b) => b.inFooter)} chat={chatLink(site.chat.number, greeting)} about={title} />
      </div>
    </Section>
  );
}
