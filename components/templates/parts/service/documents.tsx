import { DisclosureSummary } from '@/components/ui/disclosure';
import { OPEN_FROM_TABLET } from '@/components/ui/disclosure-classes';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import type { TextSection } from '@/lib/content';

/** Lists of documents, with boxes to tick in print. On a phone each is a disclosure, the first one open. */
export function Documents({
  section: { id, title, beforeSubsections, subsections },
}: {
  section: TextSection;
}) {
  return (
    <Section id={id} title={title} prominent span="wide">
      <Prose
        blocks={beforeSubsections}
        variant="checklist"
        className={subsections.length > 0 ? 'mb-6' : undefined}
      />
      <div className="gap-x-gap @md/page:columns-2">
        {subsections.map((part, i) => (
          <details
            key={part.id}
            open={i === 0}
            className={`break-inside-avoid border-t-[1.5px] border-ink @md/page:pb-6 ${OPEN_FROM_TABLET}`}
          >
            <DisclosureSummary
              title={part.title}
              id={part.id}
              className="@md/page:pointer-events-none @md/page:min-h-0 @md/page:after:hidden"
            />
            <Prose blocks={part.blocks} variant="checklist" className="mt-1 pb-4 @md/page:pb-0" />
          </details>
        ))}
      </div>
    </Section>
  );
}
