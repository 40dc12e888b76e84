import { contactsOf } from '@/components/chrome/shell';
import { Island } from '@/components/islands/island';
import { Contacts } from '@/components/ui/contacts';
import { PLUS } from '@/components/ui/fold';
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
    <div id="no-course">
      <details className="border-[1.5px] border-faint bg-paper">
        <summary
          className={`flex min-h-[2.875rem] items-center justify-between gap-3 px-3 font-display font-semibold hover:text-signal ${PLUS}`}
        >
          Choose the course
        </summary>
        <div className="border-t border-line px-3 pb-3">
          <p className="mt-3 text-note">
            Not sure yet? Leave it empty: we call or email you, and help you choose.
          </p>
          {courseGroups(content).map(({ id, name, courses }) => (
            <div key={id} className="mt-3 text-note">
              <p className="label">{name}</p>
              <ul className="flex flex-wrap gap-x-4">
                {courses.map(({ slug, data }) => (
                  <li key={slug}>
                    <a href={`${here}?course=${slug}`} className="inline-flex min-h-11 items-center">
                      {data.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}

/** A syllabus as it downloads: sheets with modules, the first before the others. */
const SyllabusSheets = () => (
  <svg
    viewBox="45 6 276 238"
    aria-hidden="true"
    className="w-full max-w-88 fill-leaf stroke-ink font-display"
    strokeWidth="1.5"
  >
    <path d="M86 8h176v228H86zM66 24h176v218H66z" />
    <path d="M46 40h176v202H46z" />
    <g className="fill-none" strokeWidth="1">
      {[104, 134, 164].map((y, i) => (
        <g key={y}>
          <circle cx="70" cy={y} r="9" />
          <path
            d={`M92 ${y - 4}h${[104, 84, 96][i]}M92 ${y + 6}h${[70, 92, 58][i]}`}
            className="stroke-faint"
          />
        </g>
      ))}
      <path d="M46 202h176M110 202v40M166 202v40M58 84h152" />
    </g>
    <text x="58" y="72" className="fill-ink stroke-none text-[24px] font-semibold">
      Syllabus
    </text>
    <g className="fill-ink stroke-none text-[12px] font-semibold" textAnchor="middle">
      <text x="70" y="108">
        1
      </text>
      <text x="70" y="138">
        2
      </text>
      <text x="70" y="168">
        3
      </text>
    </g>
    <g className="fill-none stroke-signal" strokeWidth="3">
      <path d="M292 150v62m-16-18 16 18 16-18M268 236h48" />
    </g>
  </svg>
);

function FormPage({ content, entry, body, kind }: TemplateProps<Page> & { kind: 'general' | 'course' }) {
  const { site } = content;
  const branches = contactsOf(site);
  return (
    <div className="page">
      <div className="grid grid-cols-1 gap-x-gap gap-y-2 mid:gap-y-4 pb-band mid:grid-cols-12 mid:grid-rows-[auto_1fr]">
        <div className="max-mid:[--band:0rem] max-mid:[&>header]:pt-0 max-mid:[&>header>div]:pt-5 max-mid:[--text-h1:2.25rem] max-mid:[--text-lede:1rem] mid:col-span-5 wide:[&>header]:grid-cols-9">
          <PageHead title={entry.data.title} lede={body.lede} />
        </div>
        <div className="mid:col-[6/-1] mid:row-span-2 mid:mt-7 wide:mt-9">
          <Island
            name="enquiry-panel"
            props={{
              kind,
              host: site.enquiryHost,
              chat: site.chat.number,
              privacy: pageWith(content, 'privacy').path,
              branches,
            }}
          >
            {kind === 'course' && <Unchosen content={content} />}
          </Island>
        </div>
        <div className="grid content-start gap-y-5 mid:col-span-5">
          {kind === 'course' && <SyllabusSheets />}
          <Prose blocks={body.intro} className="text-note" />
        </div>
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
