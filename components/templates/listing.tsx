import { Island } from '@/components/islands/island';
import { BUTTON } from '@/components/ui/button';
import { Comparison } from '@/components/ui/comparison';
import { CellDrawing } from '@/components/ui/drawing';
import { EntryList } from '@/components/ui/entry-list';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { COLUMNS, GRID } from '@/components/ui/section';
import {
  bodyOf,
  type Content,
  comparisonId,
  comparisonOf,
  courseGroups,
  type Entry,
  type Group,
  listingFacts,
  type Page,
  pageWith,
  upcoming,
} from '@/lib/content';
import { counted, splitSentence } from '@/lib/format/sentence';
import { groupDrawing } from '@/lib/media/drawings';
import { Choices, Chooser } from './parts/chooser';
import { ContactSection } from './parts/contact-section';
import { Chips } from './parts/jump-links';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** All courses by group: a plain full list, with a filter where script runs. */
export function ListingPage({ content, entry, body }: TemplateProps<Page>) {
  const groups = courseGroups(content);
  const total = groups.reduce((sum, g) => sum + g.entries.length, 0);
  return (
    // What is searched for stands directly under the field.
    <div className="page [&:has(#course-filter:not(:placeholder-shown))>#make]:hidden">
      <PageHead
        title={entry.data.title}
        lede={body.lede}
        intro={body.intro}
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
      >
        <a href={pageWith(content, 'enquiry').path} className={BUTTON.solid}>
          Ask which course suits you
        </a>
        <Island name="course-filter" props={{ list: 'courses', total }} className="mt-3 basis-full" />
      </PageHead>
      <Chooser content={content} here />
      <Choices content={content} />
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
                facts={(e) => (e.kind === 'page' ? [] : listingFacts(content, e))}
                topics={topicsOf}
                projects
              />
              <GroupComparison content={content} group={group} />
            </div>
          </section>
        ))}
      </div>
      <TextSections sections={body.sections} />
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
      <p className="label tabular-nums mt-1">{counted(entries.length, 'course')}</p>
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
