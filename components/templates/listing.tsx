import { CourseFilter } from '@/components/islands/course-filter';
import { Comparison } from '@/components/ui/comparison';
import { FactLine } from '@/components/ui/facts';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { inlineScript } from '@/lib/client/inline';
import { bodyOf, type Content, type Course, comparisonOf, courseGroups, type Group, lineOf, type Page, type Service, upcoming } from '@/lib/content';
import { BodySections } from './text';
import type { TemplateProps } from './types';

/** All courses by group: a plain full list, with a filter where script runs. */
export function ListingPage({ content, entry, body }: TemplateProps<Page>) {
  const groups = courseGroups(content);
  const total = groups.reduce((sum, g) => sum + g.entries.length, 0);
  return (
    <div className="sheet">
      <PageHead title={entry.data.title} lede={body.lede} />
      <CourseFilter list="courses" total={total} />
      <div id="courses" className="mb-band">
        {groups.map((group) => (
          <section key={group.id} id={group.id} aria-labelledby={`${group.id}-title`} className="zone scroll-mt-4">
            <div className="mb-4">
              <h2 id={`${group.id}-title`} className="text-h2">
                {group.name}
              </h2>
              <p className="label figures mt-1">
                {group.entries.length} {group.entries.length === 1 ? 'course' : 'courses'}
              </p>
            </div>
            <div className="min-w-0">
              <ul className="page-list">
                {group.entries.map((course) => (
                  <li key={course.slug} data-topics={topicsOf(course)}>
                    <a href={course.path} className="inline-flex min-h-11 items-center font-display text-h3 font-semibold md:pointer-fine:min-h-0">
                      {course.data.title}
                    </a>
                    <div>
                      <p className="text-note text-faint">{course.data.description}</p>
                      <FactLine facts={lineOf(content, course)} />
                    </div>
                  </li>
                ))}
              </ul>
              <GroupComparison content={content} group={group} />
            </div>
          </section>
        ))}
      </div>
      <BodySections body={body} />
      {upcoming(content).length > 0 && <InlineScript source={inlineScript('past')} />}
    </div>
  );
}

function GroupComparison({ content, group }: { content: Content; group: Group }) {
  const comparison = comparisonOf(content, group.entries);
  return comparison && <Comparison id={`compare-${group.id}`} name={group.name} comparison={comparison} />;
}

/** What the filter finds a course by beside its name: the names of its modules. */
function topicsOf(course: Course | Service): string | undefined {
  const titles = bodyOf(course).sections.flatMap((s) => s.modules?.map((m) => m.title) ?? []);
  return titles.length > 0 ? titles.join(' ') : undefined;
}
