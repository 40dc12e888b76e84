import type { Question, Source } from '@/lib/content';
import { longDate } from '@/lib/format/dates';
import { Section } from './section';

/** Questions that people ask, each with its answer: on a phone folded but for the first (app/styles/syllabus.css), elsewhere open. */
export function Questions({ faq }: { faq: readonly Question[] }) {
  if (faq.length === 0) return null;
  return (
    <Section id="questions" title="Questions" className="wide">
      <div className="questions">
        {faq.map(({ question, answer }, i) => (
          <details key={question} open={i === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p className="max-w-measure">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Pages that the facts of this one come from, with the day on which each was read. */
export function Sources({ sources, title }: { sources: readonly Source[]; title: string }) {
  if (sources.length === 0) return null;
  return (
    <Section id="sources" title={title} className="wide">
      <div className="prose cols">
        <ul>
          {sources.map(({ name, url, checked }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {name}
              </a>
              , linked on <time dateTime={checked}>{longDate(checked)}</time>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
