import type { Blockquote } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { Island } from '@/components/islands/island';
import { Contacts } from '@/components/ui/contacts';
import { PLUS } from '@/components/ui/disclosure';
import { Thumb } from '@/components/ui/drawing';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { Prose } from '@/components/ui/section';
import {
  type Content,
  type Course,
  contactsOf,
  courseGroups,
  coursesOf,
  type Page,
  pageWith,
  syllabusPath,
} from '@/lib/content';
import { modulesIn } from '@/lib/content/projects';
import type { Markup } from '@/lib/content/text/html';
import { chatLink } from '@/lib/enquiry/chat';
import type { CourseRow } from '@/lib/enquiry/chosen-course';
import { escapeHtml } from '@/lib/format/html';
import { scriptJson } from '@/lib/format/script-json';
import { drawingOf, thumbOf } from '@/lib/media/drawings';
import { thumbAt } from './parts/drawing-at';
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
function CourseLinks({ content }: Pick<TemplateProps<Page>, 'content'>) {
  const here = pageWith(content, 'courseinquiry').path;
  return (
    <div id="no-course">
      <details className="border-[1.5px] border-faint bg-white dark:bg-paper">
        <summary
          className={`flex min-h-[2.875rem] items-center justify-between gap-3 px-3 font-display font-semibold hover:text-signal ${PLUS}`}
        >
          Choose the course
        </summary>
        <div className="border-t border-line px-3 pb-3">
          <p className="mt-3 text-note">
            Not sure yet? Leave it empty: no PDF downloads, but we call or email you and help you choose.
          </p>
          {courseGroups(content).map(({ id, name, courses }) => (
            <div key={id} className="mt-3 text-note">
              <p className="label">{name}</p>
              <ul className="flex flex-wrap gap-x-4">
                {courses.map(({ slug, data }) => (
                  <li key={slug}>
                    <a href={`${here}?course=${slug}`} className="tap-target">
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

/** Modules that fit below the drawing of a syllabus, and beside its name on a phone. */
const SHOWN = { sheet: 4, strip: 2 };
/** Sheets behind the first one, and how far each stands out. */
const BEHIND = 3;
const STEP = { x: 37, y: 34 };
/** In the corner of a syllabus: it downloads. */
const DOWNLOAD = 'M9 1v15m-7-7 7 7 7-7M0 22h18';

/** The course whose syllabus is shown, and of other groups the courses of the shortest names. */
function syllabusCourses(content: Content): Course[] {
  const named = courseGroups(content).flatMap(({ courses }) => {
    const withPdf = courses.filter((course) => syllabusPath(content, course));
    return withPdf.toSorted((a, b) => a.data.title.length - b.data.title.length).slice(0, 1);
  });
  const front = coursesOf(content).find((course) => syllabusPath(content, course));
  if (!front) return [];
  const others = named
    .filter(({ data }) => data.group !== front.data.group)
    .toSorted((a, b) => a.data.title.length - b.data.title.length);
  return [front, ...others.slice(0, BEHIND)];
}

/** The syllabus PDF of a course as it downloads: its name, its drawing and its modules; behind it those of other courses. */
function SyllabusSheets({ content }: Pick<TemplateProps<Page>, 'content'>) {
  const [course, ...behind] = syllabusCourses(content);
  const drawing = course && drawingOf(course);
  if (!drawing) return null;
  const top = 1 + behind.length * STEP.y;
  return (
    <svg
      viewBox={`0 0 ${210 + behind.length * STEP.x} ${top + 223}`}
      aria-hidden="true"
      className="w-full max-w-110 fill-leaf stroke-ink font-display"
      strokeWidth="1.5"
    >
      {behind
        .map(({ slug, data }, i) => (
          <svg key={slug} aria-hidden="true" x={(i + 1) * STEP.x} y={top - (i + 1) * STEP.y - 1} width="210">
            <path d="M1 1h208v221H1z" />
            <text x="12" y="25" className="fill-ink stroke-none text-[19px] font-semibold">
              {data.title}
            </text>
          </svg>
        ))
        .toReversed()}
      <path d={`M1 ${top}h208v221H1z`} />
      <path
        className="fill-none stroke-signal"
        strokeWidth="2.5"
        transform={`translate(179 ${top + 14})`}
        d={DOWNLOAD}
      />
      {/* Longer names end at the edge of the sheet. */}
      <svg aria-hidden="true" x="12" y={top} width="188" height="221">
        <path d="M0 49h188M0 134h188" strokeWidth="1" />
        <image href={`${drawing.src}#cell`} x="13" y="53" width="162" height="78" />
        <g className="fill-ink stroke-none font-semibold">
          <text y="17" className="fill-faint text-[12px] font-medium">
            Syllabus
          </text>
          <text y="40" className="text-[24px]">
            {course.data.title}
          </text>
          {modulesIn(course)
            .slice(0, SHOWN.sheet)
            .map((name, i) => (
              <text key={name} y={153 + i * 19} className="text-[12px]">
                <tspan className="fill-faint">{i + 1}</tspan>
                <tspan x="18">{name}</tspan>
              </text>
            ))}
        </g>
      </svg>
    </svg>
  );
}

/** The top of that syllabus, above the form on a phone, until a course is chosen. */
function SyllabusStrip({ content }: Pick<TemplateProps<Page>, 'content'>) {
  const [course] = syllabusCourses(content);
  if (!course) return null;
  return (
    <div
      aria-hidden="true"
      className="mid:hidden noscript:hidden mx-2.5 -mb-4 flex items-center gap-4 border-[1.5px] border-b-0 bg-leaf px-3 py-2 font-display leading-tight font-semibold group-has-[:is(#no-course[hidden],dialog:not([open]))]/enquiry:hidden"
    >
      <p className="min-w-0 wrap-anywhere">
        <span className="label block">Syllabus</span>
        <span className="text-[1.375rem]">{course.data.title}</span>
      </p>
      <ol className="grid min-w-0 flex-1 gap-y-1 text-[.8125rem] wrap-anywhere">
        {modulesIn(course)
          .slice(0, SHOWN.strip)
          .map((name, i) => (
            <li key={name}>
              <span className="text-faint">{i + 1}</span> {name}
            </li>
          ))}
      </ol>
      <svg
        viewBox="-1.5 0 21 24"
        aria-hidden="true"
        className="w-4.5 flex-none fill-none stroke-signal stroke-[2.5]"
      >
        <path d={DOWNLOAD} />
      </svg>
    </div>
  );
}

/** Text before the examples of what to write, the examples, and the text after them. */
function splitExamples(blocks: Markup): [before: Markup, examples: Blockquote[], after: Markup] {
  const isExample = (block: Markup[number]) => block.type === 'blockquote';
  const first = blocks.findIndex(isExample);
  if (first < 0) return [blocks, [], []];
  const end = blocks.findLastIndex(isExample) + 1;
  return [
    blocks.slice(0, first),
    blocks.slice(first, end).filter((b) => b.type === 'blockquote'),
    blocks.slice(end),
  ];
}

/** Address of the first link of an example. */
const linkIn = ({ children }: Blockquote) =>
  children
    .flatMap((block) => (block.type === 'paragraph' ? block.children : []))
    .find((part) => part.type === 'link')?.url;

/**
 * Examples of what to write, each between rules, after the drawing of the page that it links to. On a phone the first one is in
 * the form.
 */
function Examples({ content, blocks }: Pick<TemplateProps<Page>, 'content'> & { blocks: Markup }) {
  const [before, examples, after] = splitExamples(blocks);
  return (
    <>
      <Prose blocks={before} />
      {examples.length > 0 && (
        <ul className="my-3 border-b border-line">
          {examples.map((example, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the examples never change order
              key={i}
              className={`flex break-inside-avoid items-center gap-x-4 border-t border-line py-2 ${i === 0 ? 'max-mid:not-noscript:hidden' : ''}`}
            >
              <span className="w-14 flex-none">
                <Thumb src={thumbAt(content, linkIn(example))} className="" />
              </span>
              <Prose blocks={example.children} className="min-w-0 flex-1" />
            </li>
          ))}
        </ul>
      )}
      <Prose blocks={after} />
    </>
  );
}

/** The first example without its name in bold type. */
function firstExample(blocks: Markup): string | undefined {
  const [, [quote]] = splitExamples(blocks);
  const [paragraph] = quote?.children ?? [];
  if (paragraph?.type !== 'paragraph') return undefined;
  return paragraph.children
    .slice(paragraph.children[0]?.type === 'strong' ? 1 : 0)
    .map((part) => plainTextOf(part))
    .join('')
    .trim();
}

/**
 * One below the other where no form stands beside the text: after it was closed, and without script. While the page comes the
 * form is not there yet, and the text keeps its column.
 */
const ONE_COLUMN = 'mid:has-[dialog:not([open])]:not-has-[[role=alert]]:block mid:noscript:block';

function FormPage({ content, entry, body, kind }: TemplateProps<Page> & { kind: 'general' | 'course' }) {
  const { site } = content;
  const branches = contactsOf(site);
  const example = firstExample(body.intro);
  return (
    <div className="group/enquiry page">
      <div
        className={`grid grid-cols-1 gap-x-gap gap-y-4 pb-band mid:grid-cols-12 mid:grid-rows-[auto_1fr_auto] ${ONE_COLUMN}`}
      >
        <div className="[--band:0rem] max-mid:[&>header]:pt-0 max-mid:[&>header>div]:pt-5 max-mid:[--text-h1:2.25rem] max-mid:[--text-lede:1rem] mid:col-span-5 wide:[&>header]:grid-cols-9">
          <PageHead title={entry.data.title} lede={body.lede} />
        </div>
        {kind === 'course' && <SyllabusStrip content={content} />}
        <div className="mid:col-[6/-1] mid:row-span-2 mid:mt-7 wide:mt-9">
          <Island
            name="enquiry-panel"
            props={{
              kind,
              host: site.enquiryHost,
              chat: site.chat.number,
              privacy: pageWith(content, 'privacy').path,
              branches,
              greeting: site.greeting,
              example,
            }}
          >
            {kind === 'course' && <CourseLinks content={content} />}
          </Island>
        </div>
        {kind === 'course' && (
          <div className="max-mid:hidden noscript:hidden mid:col-span-5 mid:row-[2/4] mid:mt-4 mid:group-has-[dialog:not([open])]/enquiry:hidden">
            <SyllabusSheets content={content} />
          </div>
        )}
        {kind === 'course' ? (
          <Prose blocks={body.intro} className="text-note mid:col-[6/-1] mid:row-start-3" />
        ) : (
          <div className="text-note mid:col-span-5 mid:row-start-2 mid:mt-4">
            <Examples content={content} blocks={body.intro} />
          </div>
        )}
      </div>
      <TextSections sections={body.sections} />
      <section
        aria-labelledby="other-ways"
        className="border-t border-line py-band group-not-has-[dialog[open]]/enquiry:hidden noscript:hidden"
      >
        <h2 id="other-ways" className="mb-4 text-h3">
          Other ways to reach us
        </h2>
        <Contacts branches={branches} chat={chatLink(site.chat.number, site.greeting)} />
      </section>
    </div>
  );
}
