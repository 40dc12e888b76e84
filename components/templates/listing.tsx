import { Island } from '@/components/islands/island';
import { Comparison } from '@/components/ui/comparison';
import { CellDrawing } from '@/components/ui/drawing';
import { EntryList } from '@/components/ui/entry-list';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { COLUMNS, GRID, Prose, Section } from '@/components/ui/section';
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
import { splitSentence } from '@/lib/format/sentence';
import { groupDrawing } from '@/lib/media/drawings';
import { Choices, Chooser } from './parts/chooser';
import { ContactSection } from './parts/contact-section';
import { Chips } from './parts/jump-links';
import type { TemplateProps } from './types';

/** All courses by group: a plain full list, with a filter where script runs. */
export function ListingPage({ content, entry, body }: TemplateProps<Page>) {
  const groups = courseGroups(content);
  const total = groups.reduce((sum, g) => sum + g.entries.length, 0);
  return (
    <div className="page">
      <PageHead
        title={entry.data.title}
        lede={body.lede}
        aside={
          <nav aria-label="Course groups">
            <Chips
              links={groups.map(({ id, name, entries }) => ({
                href: `#${id}`,
                title: name,
                count: entries.length,
              }))}
              list
            />
          </nav>
        }
      />
      <Chooser content={content} here />
      <Choices content={content} />
      <Section id="begin" title="Where to begin">
        <Prose blocks={body.intro} />
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-1">
          <Island name="course-filter" props={{ list: 'courses', total }} />
          <a href={pageWith(content, 'enquiry').path} className="inline-flex min-h-11 items-center">
            Ask which course suits you
          </a>
        </div>
      </Section>
      <div id="courses">
        {groups.map((group) => (
          <section
            key={group.id}
            id={group.id}
            className={`${GRID} scroll-mt-4 gap-y-3 border-t-2 border-ink pt-band pb-band-strong`}
          >
            <GroupHead group={group} />
            <div className={COLUMNS.wide}>
              <EntryList
                entries={group.entries}
                facts={(e) => (e.kind === 'page' ? [] : lineOf(content, e))}
                topics={topicsOf}
                pieces
              />
              <GroupComparison content={content} group={group} />
            </div>
          </section>
        ))}
      </div>
      {body.sections.map(({ id, title, blocks }) => (
        <Section key={id} id={id} title={title} span="wide">
          <Prose blocks={blocks} className="max-w-none gap-x-gap mid:columns-2" />
        </Section>
      ))}
      <ContactSection content={content} title="Ask which course suits you" />
      {upcoming(content).length > 0 && <InlineScript name="expired" />}
    </div>
  );
}

/** Its name, what it is and how many there are, with its drawing on a wide screen. */
function GroupHead({ group: { id, name, note, entries } }: { group: Group }) {
  return (
    <div className={`${COLUMNS.heading} wide:sticky wide:top-6 wide:self-start`}>
      <h2 className="break-words wide:text-h2">{name}</h2>
      <p className="label tabular-nums mt-1">{`${entries.length} ${entries.length === 1 ? 'course' : 'courses'}`}</p>
      {note && <p className="mt-2 text-note leading-snug text-faint">{note}</p>}
      <CellDrawing src={groupDrawing(id)} className="mt-4 max-wide:hidden" />
    </div>
  );
}

function GroupComparison({ content, group }: { content: Content; group: Group }) {
  const comparison = comparisonOf(content, group.entries);
  return comparison && <Comparison id={comparisonId(group.name)} name={group.name} comparison={comparison} />;
}

/** What the filter finds a course by beside its row: for whom it is, and the names of its modules. */
function topicsOf(course: Entry): string {
  const [forWhom] = splitSentence(course.data.description);
  return [forWhom, ...bodyOf(course).sections.flatMap((s) => s.modules?.map((m) => m.title) ?? [])].join(' ');
}
