import { Band } from '@/components/ui/band';
import { DisclosureSummary } from '@/components/ui/disclosure';
import { OPEN_FROM_TABLET } from '@/components/ui/disclosure-classes';
import { htmlProps, Prose, Section } from '@/components/ui/section';
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
            className={`break-inside-avoid border-t-[1.5px] border-ink mid:pb-6 ${OPEN_FROM_TABLET}`}
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

/** Columns of the offer by the number of its parts. */
const OFFER_COLUMNS = { 3: 'mid:grid-cols-3', 4: 'mid:grid-cols-2 wide:grid-cols-4' } as const;
const isColumns = (count: number): count is keyof typeof OFFER_COLUMNS => count in OFFER_COLUMNS;
/** Name and text of a part, as those of a step. */
const OFFER_PART =
  '[&>strong:first-child]:block [&>strong:first-child]:font-display [&>strong:first-child]:text-h3 [&>strong:first-child]:leading-7';

/** What the institute does, over the whole width: numbered parts in columns, with a button. */
export function Offer({
  section: { id, title, blocks, layout },
  children,
}: {
  section: TextSection;
  children: React.ReactNode;
}) {
  const { list } = layout;
  const count = list?.items.length ?? 0;
  return (
    <Section id={id} title={title} strong span="full" panel>
      <Prose blocks={list ? list.before : blocks} className={list && 'mb-6'} />
      {list && (
        <ol
          className={`grid gap-x-gap gap-y-5 ${isColumns(count) ? OFFER_COLUMNS[count] : 'mid:grid-cols-2'}`}
        >
          {list.items.map(({ plain, blocks: item }, i) => (
            <li
              key={plain}
              className="flex gap-4 border-t-[1.5px] border-ink pt-3 break-inside-avoid mid:block"
            >
              {/* Large above the part, on a phone beside it. */}
              <span
                aria-hidden="true"
                className="font-display text-[2.5rem]/none font-semibold [font-variant-numeric:tabular-nums]"
              >
                {i + 1}
              </span>
              <div className={OFFER_PART} {...htmlProps(item)} />
            </li>
          ))}
        </ol>
      )}
      <Prose blocks={list ? list.after : []} className="mt-5" />
      <p className="no-print mt-6">{children}</p>
    </Section>
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
