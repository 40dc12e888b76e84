import { InlineScript } from '@/components/ui/inline-script';
import { HeadActions, HeadAside, HeadLede, HeadText, HeadTitle, PageHead } from '@/components/ui/page-head';
import { ABOVE_TITLE, titleSize } from '@/components/ui/page-head-classes';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { allBatches, courseGroups, filterTopics, groupPicture, type Page, textsByName } from '@/lib/content';
import { ChoiceCourses, Choices } from './parts/choices';
import { ClosingSection } from './parts/closing-section';
import { EntryList } from './parts/entry-list';
import { GeneralEnquiryLink } from './parts/general-enquiry-link';
import { CourseGuide } from './parts/listing/course-guide';
import { CourseSummary, Jobs } from './parts/listing/course-summary';
import { NOT_FILTERED } from './parts/listing/filter-classes';
import { FilterField } from './parts/listing/filter-field';
import { GroupComparison } from './parts/listing/group-comparison';
import { GroupHead } from './parts/listing/group-head';
import { GroupLinks } from './parts/listing/group-links';
import { BEGINNER, LevelTag } from './parts/listing/level-tag';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** Each group of the list has the page's grid. */
const GROUP_CLASSES =
  '*:grid *:scroll-mt-4 *:grid-cols-4 *:gap-x-gap *:gap-y-3 *:border-t-2 *:border-ink *:pt-5 *:pb-section @md/page:*:grid-cols-6 @lg/page:*:grid-cols-12 print:*:block';

/** All courses by group, with a filter where script runs. */
export function ListingPage({ content, entry, body }: TemplateProps<Page>) {
  const groups = courseGroups(content);
  const courses = groups.flatMap((group) => group.courses);
  const { section: guide, textOf, unknown, others } = textsByName(body.sections, groups);
  return (
    <div className="group/listing page">
      <PageHead>
        <HeadText className={`${ABOVE_TITLE} @lg/page:col-[1/6]`}>
          <HeadTitle title={entry.data.title} className={titleSize(entry.data.title, false)} />
          <HeadLede lede={body.lede} className="@max-md/page:text-[1.125rem]" />
        </HeadText>
        {/* Below the links until the screen has room beside them. */}
        <Prose
          blocks={body.intro}
          className="col-span-full mt-4 @max-lg/page:order-last @lg/page:col-[1/6] @lg/page:row-start-3"
        />
        <HeadActions className="mt-4 gap-3 @lg/page:col-[1/6] @lg/page:row-start-4">
          <FilterField
            courseCount={courses.length}
            beginnerCount={courses.filter(({ data }) => data.level === BEGINNER).length}
          />
          <GeneralEnquiryLink content={content}>Ask which course suits you</GeneralEnquiryLink>
        </HeadActions>
        <HeadAside className="@lg/page:col-[6/-1] @lg/page:self-stretch">
          <GroupLinks groups={groups} />
        </HeadAside>
      </PageHead>
      {/* Hidden during filtering, so that results are directly below the field. */}
      <div className={NOT_FILTERED}>
        <Choices content={content} page="listing" />
        {guide && (
          <Section id={guide.id} title={guide.title} span="wide">
            <CourseGuide blocks={guide.beforeSubsections} />
          </Section>
        )}
      </div>
      <ChoiceCourses content={content} />
      <div id="courses" className={GROUP_CLASSES}>
        {groups.map((group) => (
          <section key={group.id} id={group.id}>
            <GroupHead group={group} start={textOf(group)} fileName={groupPicture(content, group)} />
            <div className="col-span-full @container @lg/page:col-[4/-1]">
              <EntryList
                entries={group.courses}
                renderTag={({ data }) => <LevelTag level={data.level} />}
                renderNote={(course) => <Jobs content={content} course={course} />}
                renderAside={(course) => (
                  <CourseSummary content={content} course={course} showsLabel={course === group.courses[0]} />
                )}
                topicsOf={(course) => filterTopics(content, course)}
                isBelowRule
                showsProjects
              />
              <div className={NOT_FILTERED}>
                <GroupComparison content={content} group={group} />
              </div>
            </div>
          </section>
        ))}
      </div>
      <TextSections sections={[...unknown, ...others]} />
      <ClosingSection content={content} title="Ask which course suits you" aside={null} />
      {allBatches(content).length > 0 && <InlineScript name="hide-expired" />}
    </div>
  );
}
