import { bestProject, type Entry } from '@/lib/content';
import { picture } from '@/lib/files/picture';
import { splitSentence } from '@/lib/format/sentence';
import { thumbOf } from '@/lib/media/drawings';
import { Thumb } from './drawing';
import { Section } from './section';

interface Props {
  entries: readonly Entry[];
  /** A word beside its name: for whom it is. */
  tag?: (entry: Entry) => React.ReactNode;
  /** What is known of each, in the last columns. */
  aside?: (entry: Entry) => React.ReactNode;
  /** What a filter finds each by beside its words. */
  topics?: (entry: Entry) => string;
  /** Whether the first project of a course is shown while the pointer rests on its row. */
  projects?: boolean;
}

/**
 * Pages as rows: drawing, name, description, facts. The whole row is a link; on a press its drawing moves to the head of
 * the page. `view-transition-name` must be unique: page-head.tsx drops it while a row has the focus.
 */
export function EntryList({ entries, tag, aside, topics, projects }: Props) {
  return (
    <ul
      className={`rows @container border-t-[1.5px] border-ink *:relative *:grid *:grid-cols-[4.5rem_minmax(0,1fr)] *:items-center *:gap-x-4 *:not-last:border-b *:border-line *:py-1 *:hover:border-signal *:hover:bg-leaf *:@max-[16rem]:grid-cols-1 *:@min-[39rem]:gap-x-6 [&_a]:font-display [&_a]:text-h3 [&_a]:leading-tight [&_a]:font-semibold [&_a]:decoration-1 [&_a]:decoration-line [&_li:hover_a]:decoration-current [&_a]:after:absolute [&_a]:after:inset-0 [&>li>div]:min-w-0 [&>li>div]:py-1 [&_img+img]:pointer-events-none [&_img+img]:absolute [&_img+img]:top-1/2 [&_img+img]:right-[calc(100%-7.5rem)] [&_img+img]:z-10 [&_img+img]:hidden [&_img+img]:h-auto [&_img+img]:w-60 [&_img+img]:-translate-y-1/2 [&_img+img]:border [&_img+img]:border-ink [&_img+img]:bg-paper [&>li:focus-within>img]:[view-transition-name:drawing] wide:[&_li:hover_img+img]:block ${aside ? '*:@min-[39rem]:grid-cols-[7rem_minmax(0,3fr)_minmax(0,2fr)]' : '*:@min-[39rem]:grid-cols-[7rem_minmax(0,1fr)]'}`}
    >
      {entries.map((entry) => (
        <li key={entry.path} data-topics={topics?.(entry)}>
          <Thumb src={thumbOf(entry)} />
          {projects && <HoverPreview entry={entry} />}
          <div>
            <a href={entry.path}>{entry.data.title}</a>
            {tag?.(entry)}
            <p className="mt-0.5 text-note leading-snug text-faint">{lineFor(entry)}</p>
          </div>
          {aside && <div className="col-start-2 max-mid:-mt-2 @min-[39rem]:col-start-3">{aside(entry)}</div>}
        </li>
      ))}
    </ul>
  );
}

/** What one does in a course, which its name need not say; of other pages what they are. */
function lineFor({ kind, data }: Entry): string {
  const [whatAndForWhom, rest] = splitSentence(data.description);
  return (kind === 'course' && rest) || whatAndForWhom;
}

/** The first project of a course beside its row; fetched when it is shown. */
function HoverPreview({ entry }: { entry: Entry }) {
  const project = bestProject(entry);
  if (!project) return false;
  const { width, height, src } = picture(project.picture);
  return <img src={src} alt="" width={width} height={height} loading="lazy" />;
}

/** Where to read on, if anywhere. */
export const Related = ({ title, entries }: { title: string; entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <Section id="related" title={title} span="wide" className="no-print">
      <EntryList entries={entries} />
    </Section>
  );
