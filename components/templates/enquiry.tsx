import { contactsOf } from '@/components/chrome/shell';
import { Island } from '@/components/islands/island';
import { Contacts } from '@/components/ui/contacts';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { Prose } from '@/components/ui/section';
import { type Content, type Course, courseGroups, type Page, pageWith, syllabusPath } from '@/lib/content';
import type { CourseRow } from '@/lib/enquiry/chosen-course';
import { chatLink } from '@/lib/enquiry/words';
import { escapeHtml } from '@/lib/format/html';
import { scriptJson } from '@/lib/format/script-json';
import { thumbOf } from '@/lib/media/drawings';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** The general enquiry: its form shows at once, whatever was dismissed before. */
export function EnquiryPage(props: TemplateProps<Page>) {
  return <FormPage {...props} kind="general" />;
}

/** The course enquiry: the course is looked up in the catalogue below by the slug in the URL. */
export function CourseEnquiryPage(props: TemplateProps<Page>) {
  const { content } = props;
  const courses = content.entries
    .filter((entry): entry is Course => entry.kind === 'course')
    .map((course) => rowOf(content, course));
  return (
    <>
      <FormPage {...props} kind="course" />
      <script
        id="courses"
        type="application/json"
        dangerouslySetInnerHTML={{ __html: scriptJson(courses) }}
      />
      <InlineScript name="course-name" />
    </>
  );
}

function rowOf(content: Content, course: Course): CourseRow {
  const pdf = syllabusPath(content, course);
  const title = escapeHtml(course.data.title);
  const about = pdf
    ? `<span>${title}: enquiry and syllabus<br><small>The syllabus PDF downloads at once</small></span>`
    : `<span>Enquire about ${title}</span>`;
  const thumb = `<img src="${thumbOf(course)}" alt="" width="56" height="44">`;
  return [course.slug, course.data.title, thumb + about, pdf ?? ''];
}

/** The way to a course while none is chosen: the field is read-only. lib/browser/course-name.ts hides it when one is. */
function Unchosen({ content }: Pick<TemplateProps<Page>, 'content'>) {
  const here = pageWith(content, 'courseinquiry').path;
  return (
    <div id="no-course" className="noscript:hidden w-full">
      <details className="border-b border-line open:pb-4">
        <summary className="flex min-h-11 items-center font-display font-semibold underline decoration-faint underline-offset-[.18em]">
          Choose the course
        </summary>
        <p className="text-note">Not sure yet? Leave the course empty; when we reply, ask which suits you.</p>
        {courseGroups(content).map(({ id, name, entries }) => (
          <div key={id} className="mt-3 text-note">
            <p className="label">{name}</p>
            <ul className="flex flex-wrap gap-x-4">
              {entries.map(({ slug, data }) => (
                <li key={slug}>
                  <a href={`${here}?course=${slug}`} className="inline-flex min-h-11 items-center">
                    {data.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </div>
  );
}

function FormPage({ content, entry, body, kind }: TemplateProps<Page> & { kind: 'general' | 'course' }) {
  const { site } = content;
  const branches = contactsOf(site);
  return (
    <div className="page">
      <div className="grid grid-cols-1 gap-x-gap gap-y-2 mid:gap-y-4 pb-band mid:grid-cols-12 mid:grid-rows-[auto_1fr]">
        <div className="max-mid:[--band:0rem] max-mid:[&>header]:pt-0 max-mid:[&>header>div]:pt-2 max-mid:[--text-h1:2.25rem] max-mid:[--text-lede:1rem] mid:col-span-5 wide:[&>header]:grid-cols-9">
          <PageHead title={entry.data.title} lede={body.lede}>
            {kind === 'course' && <Unchosen content={content} />}
          </PageHead>
        </div>
        <div className="mid:col-[6/-1] mid:row-span-2 wide:mt-9">
          <Island
            name="enquiry-panel"
            props={{
              kind,
              host: site.enquiryHost,
              chat: site.chat.number,
              privacy: pageWith(content, 'privacy').path,
              branches,
            }}
          />
        </div>
        <Prose blocks={body.intro} className="text-note mid:col-span-5" />
      </div>
      <TextSections sections={body.sections} />
      <section aria-labelledby="other-ways" className="border-t border-line py-band">
        <h2 id="other-ways" className="mb-4 text-h3">
          Other ways to reach us
        </h2>
        <Contacts branches={branches} chat={chatLink(site.chat.number, site.greeting)} />
      </section>
    </div>
  );
}
