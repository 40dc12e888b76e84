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

/** Pages as rows of a sheet list: drawing, name, what it is, what is known. The whole of a row leads to its page. */
export function EntryList({ entries, facts, topics }: Props) {
  const known = entries.map((entry) => facts?.(entry) ?? []);
  return (
    <ul className={known.some((some) => some.length > 0) ? 'rows rows-with-facts' : 'rows'}>
      {entries.map((entry, i) => (
        <li key={entry.path} data-topics={topics?.(entry)}>
          <Thumb src={thumbOf(entry)} />
          <a href={entry.path}>{entry.data.title}</a>
          <Description text={entry.data.description} />
          <FactLine facts={known[i] ?? []} />
        </li>
      ))}
    </ul>
  );
}

/** A description whose first sentence stands alone where there is little room. */
function Description({ text }: { text: string }) {
  const end = text.indexOf('. ') + 1 || text.length;
  return (
    <p>
      {text.slice(0, end)}
      {end < text.length && <span className="more">{text.slice(end)}</span>}
    </p>
  );
}

/** Where to read on, if anywhere. */
export const Related = ({ title, entries }: { title: string; entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <Section id="related" title={title} className="wide no-print">
      <EntryList entries={entries} />
    </Section>
  );
