import { InlineScript } from '@/components/ui/inline-script';
import { Prose } from '@/components/ui/prose';
import { type Content, type Course, type Page, syllabusPath } from '@/lib/content';
import type { CourseRow } from '@/lib/enquiry/chosen-course';
import { escapeHtml } from '@/lib/html/escape';
import { scriptJson } from '@/lib/html/script-json';
import { thumbUrlOf } from '@/lib/media/drawings';
import { CourseLinks } from './parts/enquiry/course-links';
import { FormPage } from './parts/enquiry/form-page';
import { splitSampleMessages, withoutName } from './parts/enquiry/sample-message-text';
import { SampleMessageStrip, SampleMessages } from './parts/enquiry/sample-messages';
import { SyllabusPreview, SyllabusStrip } from './parts/enquiry/syllabus-preview';
import type { TemplateProps } from './types';

/** The general enquiry: the form is open at once, even if the popup has been dismissed. */
export function EnquiryPage(props: TemplateProps<Page>) {
  const { content, body } = props;
  const { before, messages, after } = splitSampleMessages(body.intro);
  return (
    <FormPage
      {...props}
      kind="general"
      sampleMessage={messages[0] && withoutName(messages[0])}
      strip={<SampleMessageStrip content={content} messages={messages} />}
      beside={
        <div className="text-note mid:col-span-5 mid:row-[2/4] mid:mt-4">
          <Prose blocks={before} />
          <SampleMessages content={content} messages={messages} />
        </div>
      }
      notes={after}
    />
  );
}

/** The course enquiry: the course is looked up in the list of courses below by the slug in the URL. */
export function CourseEnquiryPage(props: TemplateProps<Page>) {
  const { content, body } = props;
  const courses = content.entries
    .filter((entry): entry is Course => entry.kind === 'course')
    .map((course) => rowOf(content, course));
  return (
    <>
      <FormPage
        {...props}
        kind="course"
        courseLinks={<CourseLinks content={content} />}
        strip={<SyllabusStrip content={content} />}
        beside={
          <div className="max-mid:hidden noscript:hidden mid:col-span-5 mid:row-[2/4] mid:mt-4 mid:group-has-[dialog:not([open])]/enquiry:hidden">
            <SyllabusPreview content={content} />
          </div>
        }
        notes={body.intro}
      />
      <script
        id="courses"
        type="application/json"
        dangerouslySetInnerHTML={{ __html: scriptJson(courses) }}
      />
      <InlineScript name="fill-course-name" />
    </>
  );
}

function rowOf(content: Content, course: Course): CourseRow {
  const pdf = syllabusPath(content, course);
  const title = escapeHtml(course.data.title);
  const heading = pdf
    ? `<span>${title}: enquiry and syllabus<br><small>The syllabus PDF downloads at once</small></span>`
    : `<span>Enquire about ${title}</span>`;
  const thumb = `<img src="${thumbUrlOf(course)}" alt="" width="56" height="44">`;
  return [course.slug, course.data.title, thumb + heading, pdf ?? ''];
}
