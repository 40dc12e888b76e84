import { Island } from '@/components/islands/island';
import { BUTTON } from '@/components/ui/button-classes';
import { Comparison } from '@/components/ui/comparison';
import { CellDrawing } from '@/components/ui/drawing';
import { EntryList } from '@/components/ui/entry-list';
import { FactLine } from '@/components/ui/facts';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { COLUMNS, GRID, Prose } from '@/components/ui/section';
import {
  type Content,
  type Course,
  comparisonId,
  comparisonOf,
  courseGroups,
  type Group,
  listingFacts,
  type Page,
  pageWith,
  upcoming,
} from '@/lib/content';
import { filterTopics } from '@/lib/content/filter-topics';
import { groupStarts } from '@/lib/content/text/group-starts';
import type { Markup } from '@/lib/content/text/html';
import { pluralize } from '@/lib/format/sentence';
import { groupDrawing } from '@/lib/media/drawings';
import { ChoiceCourses, Choices } from './parts/choices';
import { ContactSection } from './parts/contact-section';
import { Chips } from './parts/jump-links';
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
        aside={
          <nav aria-label="Course groups">
            <Chips
              links={groups.map(({ id, name, courses }) => ({
                href: `#${id}`,
                title: name,
                count: courses.length,
              }))}
              list
            />
          </nav>
        }
      >
        <a href={pageWith(content, 'enquiry').path} className={BUTTON.solid}>
          Ask which course suits you
        </a>
        <Island
          name="course-filter"
          props={{
            list: 'courses',
            total: courses.length,
            beginners: courses.filter(({ data }) => data.level === BEGINNER).length,
          }}
          className="mt-3 basis-full"
        />
      </PageHead>
      {/* Hidden while the filter is in use: results come directly below the field. */}
      <div className="group-has-[:is(#course-filter:not(:placeholder-shown),#beginners:checked)]/listing:hidden">
        <Choices content={content} here />
        <TextSections sections={guide} />
      </div>
      <ChoiceCourses content={content} />
      <div id="courses">
        {groups.map((group) => (
          <section
            key={group.id}
            id={group.id}
            className={`${GRID} scroll-mt-4 gap-y-3 border-t-2 border-ink pt-5 pb-band`}
          >
            <GroupHead group={group} start={startOf(group)} />
            {/* On a wide screen the rule of the group is that of the list too. */}
            <div className={`${COLUMNS.wide} @container wide:[&>ul]:border-t-0`}>
              {group.courses.some(({ data }) => data.prerequisites) && (
                <p className="label hidden gap-x-6 @min-[39rem]:grid @min-[39rem]:grid-cols-[7rem_minmax(0,3fr)_minmax(0,2fr)]">
                  <span className="col-start-3">Before you start</span>
                </p>
              )}
              <EntryList
                entries={group.courses}
                tag={({ data }) => <LevelTag level={data.level} />}
                note={(course) => <Jobs content={content} course={course} />}
                aside={(course) => <CourseSummary content={content} course={course} />}
                topics={(course) => filterTopics(content, course)}
                projects
              />
              <GroupComparison content={content} group={group} />
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
  return (
    jobs && (
      <p className="label mt-1">
        Jobs to look for: <span className="text-ink">{jobs}</span>
      </p>
    )
  );
}

/** Prerequisites, where there is room for a sentence, and the facts of a course. */
function CourseSummary({ content, course }: { content: Content; course: Course }) {
  const { prerequisites, line } = listingFacts(content, course);
  return (
    <>
      {prerequisites && <p className="text-note leading-snug max-mid:hidden">{prerequisites}</p>}
      <FactLine facts={line} />
    </>
  );
}

/** Head of a group: name, number of courses, which to take first, note, drawing. */
function GroupHead({
  group: { id, name, note, courses },
  start,
}: {
  group: Group;
  start: Markup | undefined;
}) {
  return (
    <div className={`${COLUMNS.heading} wide:sticky wide:top-6 wide:self-start`}>
      <h2 className="break-words wide:text-h2">{name}</h2>
      <p className="label tabular-nums mt-1">{pluralize(courses.length, 'course')}</p>
      {start && <Prose blocks={start} className="mt-2 text-note leading-snug" />}
      {note && <p className="mt-2 text-note leading-snug text-faint">{note}</p>}
      <CellDrawing src={groupDrawing(id)} className="mt-4 max-wide:hidden" />
    </div>
  );
}

function GroupComparison({ content, group }: { content: Content; group: Group }) {
  const comparison = comparisonOf(content, group.courses);
  return comparison && <Comparison id={comparisonId(group.name)} name={group.name} comparison={comparison} />;
}
