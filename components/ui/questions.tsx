import type { Question, Source } from '@/lib/content';
import { longDate } from '@/lib/format/dates';
import { DisclosureSummary } from './disclosure';
import { Section } from './section';

/** Questions as disclosures, the first one open. */
export function Questions({ faq }: { faq: readonly Question[] }) {
  if (faq.length === 0) return null;
  return (
    <Section id="questions" title="Questions">
      <div className="border-t border-line wide:border-t-0">
        {faq.map(({ question, answer }, i) => (
          <details
            key={question}
            open={i === 0}
            className="question not-last:border-b border-line wide:first:-mt-3"
          >
            <DisclosureSummary title={question} />
            <p className="max-w-measure pr-6 pb-5">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Links to the sources of a page, and the day on which the last of them was checked. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const last = sources
    .map(({ checked }) => checked)
    .sort()
    .at(-1);
  if (!last) return null;
  return (
    <Section id="sources" title="Sources" span="wide">
      <ul className="grid gap-x-gap text-note text-faint wide:grid-cols-2">
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
