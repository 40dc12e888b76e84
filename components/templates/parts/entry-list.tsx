/** Pages as rows of a list: all courses, and related pages. */
import { Thumb } from '@/components/ui/drawing';
import { type Entry, firstPicturedProject, thumbPathOf } from '@/lib/content';
import { splitSentence } from '@/lib/format/sentence';
import { encodedPicture } from '@/lib/pictures/manifest';

interface Props<E extends Entry> {
  entries: readonly E[];
  /** Level of a course, beside the name. */
  renderTag?: (entry: E) => React.ReactNode;
  renderNote?: (entry: E) => React.ReactNode;
  /** Facts of an entry, in the last columns. */
  renderAside?: (entry: E) => React.ReactNode;
  /** Further words by which the filter finds an entry. */
  topicsOf?: (entry: E) => string;
  /** Whether there is already a rule above the list on a wide screen. */
  isBelowRule?: boolean;
  /** Whether to show the first project of a course while the pointer is over its row. */
  showsProjects?: boolean;
}

const ROW_CLASSES =
  'group/row relative grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-1 not-last:border-b border-line hover:border-signal hover:bg-leaf @max-[16rem]:grid-cols-1 @min-[39rem]:gap-x-6';
/** The links of the rows, each of which covers its row. */
const NAME_CLASSES = [
  '[&_div>a]:font-display [&_div>a]:text-h3 [&_div>a]:leading-tight [&_div>a]:font-semibold',
  '[&_div>a]:decoration-line [&_div>a]:decoration-1 [&_li:hover_div>a]:decoration-current',
  '[&_div>a]:after:absolute [&_div>a]:after:inset-0',
].join(' ');
/** The preview overlaps the right part of the row's drawing. */
const PREVIEW_CLASSES =
  'pointer-events-none absolute top-1/2 right-[calc(100%-7.5rem)] z-10 hidden h-auto w-60 -translate-y-1/2 border border-ink bg-paper @lg/page:group-hover/row:block';

/**
 * A row has drawing, title, description and facts. All of it is a link; a page transition moves its
 * drawing to the head of the next page. Since a `view-transition-name` must be unique, page-head.tsx has none
 * while a row has focus.
 */
export function EntryList<E extends Entry>({
  entries,
  renderTag,
  renderNote,
  renderAside,
  topicsOf,
  isBelowRule = false,
  showsProjects = false,
}: Props<E>) {
  return (
    // page-head.tsx reads the class `rows`.
    <ul
      className={`rows @container border-t-[1.5px] border-ink ${isBelowRule ? '@lg/page:border-t-0' : ''} ${NAME_CLASSES}`}
    >
      {entries.map((entry) => (
        <li
          key={entry.path}
          data-topics={topicsOf?.(entry)}
          className={`${ROW_CLASSES} ${renderAside ? 'items-baseline @min-[39rem]:grid-cols-[7rem_minmax(0,3fr)_minmax(0,2fr)]' : 'items-center @min-[39rem]:grid-cols-[7rem_minmax(0,1fr)]'}`}
        >
          <Thumb
            src={thumbPathOf(entry)}
            className={`group-focus-within/row:[view-transition-name:drawing] ${renderAside ? 'self-start' : ''}`}
          />
          {showsProjects && <HoverPreview entry={entry} />}
          <div className="min-w-0 py-1">
            <a href={entry.path}>{entry.data.title}</a>
            {renderTag?.(entry)}
            <p className="mt-0.5 text-note leading-snug text-faint">{summaryOf(entry)}</p>
            {renderNote?.(entry)}
          </div>
          {renderAside && (
            <div className="col-start-2 min-w-0 py-1 @max-md/page:-mt-2 @min-[39rem]:col-start-3">
              {renderAside(entry)}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Second sentence of a course's description; first sentence of other entries'. */
function summaryOf({ kind, data }: Entry): string {
  const [whatAndForWhom, rest] = splitSentence(data.description);
  return (kind === 'course' && rest) || whatAndForWhom;
}

/** The first project of a course beside its row; fetched when it is shown. */
function HoverPreview({ entry }: { entry: Entry }) {
  const project = firstPicturedProject(entry);
  if (!project) return null;
  const { width, height, src } = encodedPicture(project.picture);
  return <img src={src} alt="" width={width} height={height} loading="lazy" className={PREVIEW_CLASSES} />;
}
