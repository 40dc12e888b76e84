import { Section } from '@/components/ui/section';
import type { Entry } from '@/lib/content';
import { EntryList } from './entry-list';

/** Links to related pages, if there are any. */
export const Related = ({ title, entries }: { title: string; entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <Section id="related" title={title} span="wide" className="no-print">
      <EntryList entries={entries} />
    </Section>
  );
