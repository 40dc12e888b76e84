import { PLUS } from '@/components/ui/disclosure';
import { htmlProps, Prose, Section } from '@/components/ui/section';
import type { TextSection } from '@/lib/content';

/** A list of at least as many terms is long for a phone. */
const MANY = 6;

/** Whether a section is a long list of terms, such as questions with their answers. */
export const isLongTerms = ({ layout: { shape, list } }: TextSection): boolean =>
  shape === 'terms' && (list?.terms?.length ?? 0) >= MANY;

/** Shown in place of a summary from a tablet on, where the style opens the disclosure. */
const HEADING = 'hidden mid:supports-[selector(::details-content)]:block print:block';

/** Terms in two columns; on a phone each is a disclosure, the first one open. */
export function ContactAnswers({ id, title, layout: { list } }: TextSection) {
  if (!list?.terms) return null;
  return (
    <Section id={id} title={title} span="wide">
      <Prose blocks={list.before} className="mb-5" />
      <div className="grid gap-x-gap wide:grid-cols-2">
        {list.terms.map(({ name, text, plain }, i) => (
          <details
            key={plain.name}
            open={i === 0}
            className="border-t border-line mid:details-content:[content-visibility:visible] mid:pt-3 mid:pb-4"
          >
            <summary
              className={`flex min-h-13 items-center gap-3 py-2 font-display text-h3 font-semibold hover:text-signal mid:supports-[selector(::details-content)]:hidden print:hidden ${PLUS}`}
            >
              <span className="min-w-0 flex-1" {...htmlProps(name)} />
            </summary>
            <h3 className={HEADING} {...htmlProps(name)} />
            <p
              className="max-w-measure max-mid:pr-6 max-mid:pb-4 mid:mt-1 first-letter:uppercase"
              {...htmlProps(text)}
            />
          </details>
        ))}
      </div>
      <Prose blocks={list.after} className="mt-5" />
    </Section>
  );
}
