import { Section } from '@/components/ui/section';
import type { Source } from '@/lib/content';
import { longDate } from '@/lib/format/days';

/** Links to the sources of a page, and the day on which the last of them was checked. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const last = sources
    .map(({ checked }) => checked)
    .sort()
    .at(-1);
  if (!last) return null;
  return (
    <Section id="sources" title="Sources" span="wide">
      <ul className="grid gap-x-gap text-note text-faint @lg/page:grid-cols-2">
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" className="inline-block min-h-11 py-2.5">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-label text-faint">
        We last opened these links on <time dateTime={last}>{longDate(last)}</time>.
      </p>
    </Section>
  );
}
