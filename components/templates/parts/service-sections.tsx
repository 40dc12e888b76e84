import { Band } from '@/components/ui/band';
import { DisclosureSummary } from '@/components/ui/disclosure';
import { Prose, Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { Cautions } from '@/components/ui/terms';
import type { TextSection } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';

/** Lists of documents, with boxes to tick in print. On a phone each is a disclosure, the first one open. */
export function Documents({
  section: { id, title, beforeSubsections, subsections },
}: {
  section: TextSection;
}) {
  return (
    <Section id={id} title={title} strong span="wide">
      <Prose
        blocks={beforeSubsections}
        variant="checklist"
        className={subsections.length > 0 ? 'mb-6' : undefined}
      />
      <div className="gap-x-gap mid:columns-2">
        {subsections.map((part, i) => (
          <details
            key={part.id}
            open={i === 0}
            className="break-inside-avoid border-t-[1.5px] border-ink mid:pb-6 mid:details-content:[content-visibility:visible]"
          >
            <DisclosureSummary
              title={part.title}
              id={part.id}
              className="mid:pointer-events-none mid:min-h-0 mid:after:hidden"
            />
            <Prose blocks={part.blocks} variant="checklist" className="mt-1 pb-4 mid:pb-0" />
          </details>
        ))}
      </div>
    </Section>
  );
}

/** The institute's role in the margin, with a button. */
export function Role({
  section: { id, title, blocks },
  children,
}: {
  section: TextSection;
  children: React.ReactNode;
}) {
  return (
    <div id={id} className="scroll-mt-4 border-t-[1.5px] border-ink pt-3">
      <h2 className="wide:text-h3">{title}</h2>
      <Prose blocks={blocks} className="mt-2 wide:text-note" />
      <p className="no-print mt-4">{children}</p>
    </div>
  );
}

/** The band of a service: warning, role, or how to prepare. Beside it the figure of the section, else the drawing. */
export function HighlightBand({
  section: { id, title, blocks, layout, figure },
  drawing,
  children,
}: {
  section: TextSection;
  drawing: string | undefined;
  children: React.ReactNode;
}) {
  const { list } = layout;
  const before = list ? list.before : blocks;
  const button = <p className="no-print mt-6">{children}</p>;
  const foot = list && (
    // Large enough to be read across a band.
    <div className="wide:[&_li]:text-base">
      {list.ordered ? <Steps items={list.items} /> : <Cautions items={list.items} />}
      <Prose blocks={list.after} className="mt-4" />
      {button}
    </div>
  );
  return (
    <Band
      id={id}
      title={title}
      drawing={drawing}
      figure={figure && { picture: picture(figure.image), alt: figure.alt }}
      foot={foot}
      wideFoot={list !== undefined && list.items.length > 4}
    >
      <Prose blocks={figure ? before.slice(1) : before} className="text-lede" />
      {!list && button}
    </Band>
  );
}
