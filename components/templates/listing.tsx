import { Island } from '@/components/islands/island';
import { Comparison } from '@/components/ui/comparison';
import { Thumb } from '@/components/ui/drawing';
import { EntryList } from '@/components/ui/entry-list';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { Prose } from '@/components/ui/section';
import {
  bodyOf,
  type Content,
  comparisonId,
  comparisonOf,
  courseGroups,
  type Entry,
  type Group,
  lineOf,
  type Page,
  pageWith,
  upcoming,
} from '@/lib/content';
import { groupThumb } from '@/lib/media/drawings';
import { Reach } from './parts/closing';
import type { TemplateProps } from './types';

/** All courses by group: a plain full list, with a filter where script runs. */
export function ListingPage({ content, entry, body }: TemplateProps<Page>) {
  const groups = courseGroups(content);
  const total = groups.reduce((sum, g) => sum + g.entries.length, 0);
  return (
    <div className="sheet">
      <PageHead
        title={entry.data.title}
        lede={body.lede}
        intro={body.intro}
        figure={
          <nav aria-label="Course groups">
            <ul className="chips">
              {groups.map(({ id, name, entries }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {name} <span>{entries.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        }
      >
        <Island name="course-filter" props={{ list: 'courses', total }} />
        <a href={pageWith(content, 'enquiry').path}>Ask which course suits you</a>
      </PageHead>
      <div id="courses">
        {groups.map((group) => (
          <section key={group.id} id={group.id} className="zone group">
            <div>
              <Thumb src={groupThumb(group.id)} />
              <h2>{group.name}</h2>
              <p className="label figures">{`${group.entries.length} ${group.entries.length === 1 ? 'course' : 'courses'}`}</p>
              {group.note && <p className="label">{group.note}</p>}
            </div>
            <div>
              <GroupComparison content={content} group={group} />
              <EntryList
                entries={group.entries}
                facts={(e) => (e.kind === 'page' ? [] : lineOf(content, e))}
                topics={topicsOf}
              />
            </div>
          </section>
        ))}
      </div>
      {/* Advice is for those who still choose: closed, it keeps the list short. */}
      {body.sections.map(({ id, title, blocks }) => (
        <details key={id} className="zone wide advice">
          <summary>
            <h2>{title}</h2>
          </summary>
          <div id={id} className="story">
            <Prose blocks={blocks} />
          </div>
        </details>
      ))}
      <Reach content={content} title="Ask which course suits you" />
      {upcoming(content).length > 0 && <InlineScript name="past" />}
    </div>
  );
}

function GroupComparison({ content, group }: { content: Content; group: Group }) {
  const comparison = comparisonOf(content, group.entries);
  return comparison && <Comparison id={comparisonId(group.name)} name={group.name} comparison={comparison} />;
}

/** What the filter finds a course by beside its name: the names of its modules. */
function topicsOf(course: Entry): string | undefined {
  const titles = bodyOf(course).sections.flatMap((s) => s.modules?.map((m) => m.title) ?? []);
  return titles.length > 0 ? titles.join(' ') : undefined;
}
