import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Drawing } from '@/components/ui/drawing';
import { Facts } from '@/components/ui/facts';
import { LinkList } from '@/components/ui/link-list';
import { PageHead } from '@/components/ui/page-head';
import { Prose, Section } from '@/components/ui/section';
import { Syllabus } from '@/components/ui/syllabus';
import { telephone } from '@/lib/contact';
import { type Course, enquiryPath, pageWith, relatedTo, syllabusPath, trailOf } from '@/lib/content';
import { drawingOf } from '@/lib/media/drawings';
import type { TemplateProps } from './types';

/** A course: what it is, for whom, its syllabus module by module, what will be made, how to enquire. */
export function CoursePage({ content, entry, body }: TemplateProps<Course>) {
  const { data } = entry;
  const drawing = drawingOf(entry);
  const pdf = syllabusPath(content, entry);
  const facts = [
    { label: 'Course group', value: data.group },
    ...(data.duration ? [{ label: 'Duration', value: data.duration }] : []),
    ...(data.mode.length > 0 ? [{ label: 'Mode', value: data.mode.join(', ') }] : []),
    ...data.facts,
  ];
  return (
    <div className="sheet">
      <PageHead
        title={data.title}
        lede={body.lede}
        figure={
          <figure className="mt-8 lg:mt-6">
            {drawing && <Drawing drawing={drawing} first className="h-auto w-full" />}
            <div className="mt-4">
              <Facts facts={facts} />
            </div>
          </figure>
        }
      >
        <Breadcrumb trail={trailOf(content, entry)} />
      </PageHead>
      {body.intro && (
        <div className="zone">
          <div />
          <Prose html={body.intro} />
        </div>
      )}
      {body.sections.map((section) =>
        section.modules ? (
          <Section key={section.id} id={section.id} title={section.title} note={pdf && <SyllabusButton content={content} entry={entry} pdf={pdf} />}>
            <Syllabus intro={section.html} modules={section.modules} />
          </Section>
        ) : (
          <Section key={section.id} id={section.id} title={section.title}>
            <Prose html={section.html} />
          </Section>
        ),
      )}
      <HowToEnquire content={content} entry={entry} />
      <Section id="related" title="Related courses" className="no-print">
        <LinkList items={relatedTo(content, entry).map((e) => ({ title: e.data.title, path: e.path, text: e.data.description }))} />
      </Section>
    </div>
  );
}

function SyllabusButton({ content, entry, pdf }: { content: TemplateProps<Course>['content']; entry: Course; pdf: string }) {
  const direct = entry.data.pdf === 'direct';
  return (
    <p className="mt-4">
      <a className="button button-solid" href={direct ? pdf : enquiryPath(content, entry)} {...(direct ? { download: '' } : {})}>
        Download Syllabus PDF
      </a>
    </p>
  );
}

function HowToEnquire({ content, entry }: { content: TemplateProps<Course>['content']; entry: Course }) {
  const [main] = content.site.branches;
  const contact = pageWith(content, 'contact').path;
  return (
    <Section id="enquire" title="How to enquire">
      <div className="prose">
        <p>
          Ask about the next batch, the fee and the timing of {entry.data.title} with the <a href={enquiryPath(content, entry)}>course enquiry form</a>: four
          fields, and a counsellor answers by telephone or e-mail. If you would rather talk, ring {main && <a href={telephone(main.phone)}>{main.phone}</a>} or
          come to <a href={contact}>a branch near you</a>.
        </p>
        <p className="no-print">
          <a className="button button-line" href={enquiryPath(content, entry)}>
            Enquire about this course
          </a>
        </p>
      </div>
    </Section>
  );
}
