import { DisclosureSummary } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';
import type { Question } from '@/lib/content';

/** Questions with their answers, the first one open. */
export function Questions({ faq }: { faq: readonly Question[] }) {
  if (faq.length === 0) return null;
  return (
    <Section id="questions" title="Questions">
      <div className="border-t border-line @lg/page:border-t-0">
        {faq.map(({ question, answer }, i) => (
          <details
            key={question}
            open={i === 0}
            className="not-last:border-b border-line @lg/page:first:-mt-3"
          >
            <DisclosureSummary title={question} />
            <p className="max-w-measure pr-6 pb-5">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
