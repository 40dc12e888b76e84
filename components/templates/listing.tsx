import { Island } from '@/components/islands/island';
import { BUTTON } from '@/components/ui/button-classes';
import { Fold } from '@/components/ui/disclosure';
import { CellDrawing } from '@/components/ui/drawing';
import { FactLine } from '@/components/ui/facts';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { Prose, Section } from '@/components/ui/section';
import {
  type Content,
  type Course,
  comparisonId,
  comparisonOf,
  courseGroups,
  type Group,
  groupPicture,
  listingFacts,
  type Page,
  pageWith,
  upcoming,
} from '@/lib/content';
import { filterTopics } from '@/lib/content/filter-topics';
import { groupStarts } from '@/lib/content/text/group-starts';
import type { Blocks } from '@/lib/content/text/html';
import { namedParagraphs } from '@/lib/content/text/layout';
import { picture } from '@/lib/files/picture-manifest';
import { pluralize, pluralNoun } from '@/lib/format/sentence';
import { groupDrawing } from '@/lib/media/drawings';
import { ChoiceCourses, Choices } from './parts/choices';
import { ContactSection } from './parts/contact-section';
import { EntryList } from './parts/entry-list';
import { Comparison } from './parts/listing/comparison';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** All courses by group, with a filter where script runs. */
export function ListingPage({ content, entry, body }: TemplateProps<Page>) {
  const groups = courseGroups(content);
  const courses = groups.flatMap((group) => group.courses);
  const { startOf, guide, others } = groupStarts(body.sections, groups);
  return (
    <div className="group/listing page">
      <PageHead
        title={entry.data.title}
        lede={body.lede}
        intro={body.intro}
        wideAside={<Doors groups={groups} />}
      >
        <Island
          name="course-filter"
          props={{
            list: 'courses',
            total: courses.length,
            beginners: courses.filter(({ data }) => data.level === BEGINNER).length,
          }}
          className="basis-full"
        />
        <a href={pageWith(content, 'enquiry').path} className={BUTTON.solid}>
          Ask which course suits you
        </a>
      </PageHead>
      {/* Results come directly below the field. */}
      <div className={NOT_FILTERED}>
        <Choices content={content} onListing />
        {guide.map(({ id, title, blocks }) => (
          <Section key={id} id={id} title={title} span="wide">
            <Guide blocks={blocks} />
          </Section>
        ))}
      </div>
      <ChoiceCourses content={content} />
      <div id="courses" className={GROUPS}>
        {groups.map((group) => (
          <section key={group.id} id={group.id}>
            <GroupHead group={group} start={startOf(group)} pictureFile={groupPicture(content, group)} />
            {/* On a wide screen the rule of the group is that of the list too. */}
            <div className="col-span-full @container wide:col-[4/-1] wide:[&>ul]:border-t-0">
              <EntryList
                entries={group.courses}
                tag={({ data }) => <LevelTag level={data.level} />}
                note={(course) => <Jobs content={content} course={course} />}
                aside={(course) => (
                  <CourseSummary content={content} course={course} named={course === group.courses[0]} />
                )}
                topics={(course) => filterTopics(content, course)}
                projects
              />
              <div className={NOT_FILTERED}>
                <GroupComparison content={content} group={group} />
              </div>
            </div>
          </section>
        ))}
      </div>
      <TextSections sections={others} />
      <ContactSection content={content} title="Ask which course suits you" aside={null} />
      {upcoming(content).length > 0 && <InlineScript name="expired" />}
    </div>
  );
}

/** Cells of four answers on the ten columns beside the heading: a long one over two rows, two short ones, one below these. */
const CELLS = ['wide:col-span-4 wide:row-span-2', 'wide:col-span-3', 'wide:col-span-3', 'wide:col-span-6'];

/** For whom is which course: one cell for each answer; on a phone they are folded. */
function Guide({ blocks }: { blocks: Blocks }) {
  const terms = namedParagraphs(blocks);
  if (!terms) return <Prose blocks={blocks} />;
  const fits = terms.length === CELLS.length;
  return (
    <div className={`grid gap-x-gap ${fits ? 'wide:grid-cols-10' : 'wide:grid-cols-2'}`}>
      {terms.map(({ name, text, plain }, i) => (
        <Fold key={plain.name} name={name} text={text} className={fits ? CELLS[i] : ''} />
      ))}
    </div>
  );
}

/** Classes of the list for its groups: each has the grid of the page. */
const GROUPS =
  '*:grid *:scroll-mt-4 *:grid-cols-4 *:gap-x-gap *:gap-y-3 *:border-t-2 *:border-ink *:pt-5 *:pb-band mid:*:grid-cols-6 wide:*:grid-cols-12 print:*:block';

/** Hidden while the filter is in use. */
const NOT_FILTERED =
  'group-has-[:is(#course-filter:not(:placeholder-shown),#beginners:checked)]/listing:hidden';

/**
 * The groups as doors to their places below: drawing, name, number of courses. The filter writes its own numbers, and shuts
 * the doors of groups without a match; then a phone has the other names alone.
 */
const Doors = ({ groups }: { groups: Group[] }) => (
  <nav aria-label="Course groups" data-doors="" className="wide:h-full">
    <ul className="grid border-t-[1.5px] border-l border-t-ink border-l-line roomy:grid-cols-2 mid:grid-cols-4 wide:h-full wide:auto-rows-fr [&_i]:flex-none [&_i]:text-label [&_i]:text-faint [&_i]:not-italic [&_i]:tabular-nums">
      {groups.map(({ id, name, courses }) => (
        <li key={id} className="border-r border-b border-line max-mid:has-aria-disabled:hidden">
          <a
            href={`#${id}`}
            className="flex h-full min-h-11 flex-col gap-1 px-3 py-2 font-display text-[1rem]/tight no-underline not-aria-disabled:hover:bg-leaf not-aria-disabled:hover:shadow-[inset_0_-3px_var(--signal)] focus-visible:-outline-offset-3 aria-disabled:opacity-40"
          >
            <CellDrawing
              src={groupDrawing(id)}
              className="hidden roomy:block max-mid:h-18 wide:my-auto wide:max-h-32 wide:min-h-0 wide:flex-1 max-mid:group-has-[:is(#course-filter:not(:placeholder-shown),#beginners:checked)]/listing:hidden"
            />
            <span className="flex items-baseline justify-between gap-2 wide:min-h-[3lh] wider:min-h-[2lh]">
              <b className="font-semibold text-balance">{name}</b>{' '}
              <i data-count="">
                {courses.length}
                <span className="sr-only"> {pluralNoun(courses.length, 'course')}</span>
              </i>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The level of a course that needs nothing before it. */
const BEGINNER = 'Beginner';

/** Level of a course. */
const LevelTag = ({ level }: { level: Course['data']['level'] }) =>
  level && (
    <>
      {' '}
      <span
        data-beginner={level === BEGINNER ? '' : undefined}
        className={`ml-1 inline-block font-display text-[.8125rem]/[1.35] font-semibold ${level === BEGINNER ? 'border border-ink px-1.5' : 'text-faint'}`}
      >
        {level}
      </span>
    </>
  );

/** Two jobs to look for after a course. */
function Jobs({ content, course }: { content: Content; course: Course }) {
  const { jobs } = listingFacts(content, course);
  return jobs && <p className="label mt-1 text-ink">Jobs: {jobs}</p>;
}

interface CourseSummaryProps {
  content: Content;
  course: Course;
  /** Whether it names the prerequisites, as the first row of a list does; the filter moves the name to the first it shows. */
  named: boolean;
}

/** Prerequisites, where there is room for a sentence, and the facts of a course. */
function CourseSummary({ content, course, named }: CourseSummaryProps) {
  const { prerequisites, line } = listingFacts(content, course);
  return (
    <>
      {named && prerequisites && (
        <p className="label max-mid:hidden" data-name="">
          Before you start
        </p>
      )}
      {prerequisites && <p className="text-note leading-snug max-mid:hidden">{prerequisites}</p>}
      <FactLine facts={line} />
    </>
  );
}

interface GroupHeadProps {
  group: Group;
  /** Which course to take first. */
  start: Blocks | undefined;
  /** A project of the group. */
  pictureFile: string | undefined;
}

/** Head of a group: name, number of courses, which to take first, note, picture. On a phone that stands beside the name. */
function GroupHead({ group: { name, note, courses }, start, pictureFile }: GroupHeadProps) {
  const shown = pictureFile ? picture(pictureFile) : undefined;
  return (
    <div className="col-span-full wide:col-[1/4] wide:pr-5 max-wide:grid max-wide:grid-cols-[minmax(0,1fr)_auto] max-wide:gap-x-4 wide:sticky wide:top-6 wide:self-start">
      <div>
        <h2 className="break-words wide:text-h2">{name}</h2>
        <p data-count="" className="label [font-variant-numeric:tabular-nums] mt-1">
          {pluralize(courses.length, 'course')}
        </p>
      </div>
      {shown && (
        <img
          src={shown.src}
          alt=""
          width={shown.width}
          height={shown.height}
          loading="lazy"
          className={`aspect-[4/3] h-auto w-36 object-contain wide:my-4 wide:w-full ${NOT_FILTERED}`}
        />
      )}
      {start && (
        <Prose blocks={start} className={`col-span-full mt-2 text-note leading-snug ${NOT_FILTERED}`} />
      )}
      {note && <p className="col-span-full mt-2 text-note leading-snug text-faint">{note}</p>}
    </div>
  );
}

function GroupComparison({ content, group }: { content: Content; group: Group }) {
  const comparison = comparisonOf(content, group.courses);
  return comparison && <Comparison id={comparisonId(group.name)} name={group.name} comparison={comparison} />;
}
