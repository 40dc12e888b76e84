import type { Entry, Fact } from '@/lib/content';
import { thumbOf } from '@/lib/media/drawings';
import { Thumb } from './drawing';
import { FactLine } from './facts';
import { Section } from './section';

interface Props {
  entries: readonly Entry[];
  /** What is known of each, on one line. */
  facts?: (entry: Entry) => Fact[];
  /** What a filter finds each by beside its words. */
  topics?: (entry: Entry) => string | undefined;
}

/** Pages as rows: drawing, name, what it is, what is known. The whole of a row leads to its page. */
export function EntryList({ entries, facts, topics }: Props) {
  return (
    <ul className="rows @container border-t-[1.5px] border-ink">
      {entries.map((entry) => (
        <li
          key={entry.path}
          data-topics={topics?.(entry)}
          className="group/row relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-1 hover:border-signal hover:bg-leaf @max-[16rem]:grid-cols-1 @min-[39rem]:grid-cols-[7rem_minmax(0,1fr)] @min-[39rem]:gap-x-6"
        >
          <Thumb src={thumbOf(entry)} />
          <div className="min-w-0 py-1 @min-[39rem]:grid @min-[39rem]:grid-cols-[3fr_2fr] @min-[39rem]:gap-x-6">
            <a
              href={entry.path}
              className="font-display text-h3 leading-tight font-semibold no-underline group-hover/row:underline after:absolute after:inset-0"
            >
              {entry.data.title}
            </a>
            <p className="text-note leading-snug text-faint @min-[39rem]:col-start-1">
              {firstSentence(entry.data.description)}
            </p>
            {facts && (
              <div className="@min-[39rem]:col-start-2 @min-[39rem]:row-span-2 @min-[39rem]:row-start-1">
                <FactLine facts={facts(entry)} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What it is and for whom; the rest of a description is for search results and the page's own head. */
const firstSentence = (text: string) => text.slice(0, text.indexOf('. ') + 1 || text.length);

/** Where to read on, if anywhere. */
export const Related = ({ title, entries }: { title: string; entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <Section id="related" title={title} span="wide" className="no-print">
      <EntryList entries={entries} />
    </Section>
  );
