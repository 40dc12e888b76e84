/** The sections of a text, each in the layout that suits its content. */
import { AroundList } from '@/components/ui/around-list';
import { Cautions } from '@/components/ui/cautions';
import { Picture, pictureSizes } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { LinkTerms, TermCells, Terms } from '@/components/ui/terms';
import { type Blocks, type Figure, hasComparison, type TextSection } from '@/lib/content';
import { encodedPicture } from '@/lib/pictures/manifest';

/** A table takes the full width, other blocks the width of text. */
const BEYOND_TEXT_CLASSES = 'max-w-none [&>:not(table)]:max-w-measure';
/** Equal columns on a wide screen; in tables of two or three, the first, which names the row, is narrower. */
const FIXED_CLASSES =
  '@lg/page:[&_table]:table-fixed @lg/page:[&_:is(th,td)]:hyphens-manual @lg/page:[&_th:first-child:nth-last-child(2)]:w-[36%] @lg/page:[&_th:first-child:nth-last-child(3)]:w-[24%]';

/** A list in two columns on a wide screen. */
const TWO_COLUMNS_CLASSES =
  'max-w-none [&>p]:max-w-measure @lg/page:[&>:is(ol,ul)]:grid-cols-2 @lg/page:[&>:is(ol,ul)]:gap-x-gap @lg/page:[&>:is(ol,ul)]:gap-y-3';

interface ManyProps {
  sections: readonly TextSection[];
  /** Sections that a phone folds. */
  folded?: readonly TextSection[];
}

/** A `SectionOfText` for each of these sections. */
export const TextSections = ({ sections, folded = [] }: ManyProps) =>
  sections.map((section) => (
    <SectionOfText key={section.id} section={section} folded={folded.includes(section)} />
  ));

interface Props {
  section: TextSection;
  /** Whether a phone folds it. */
  folded?: boolean;
  /** Whether its heading is larger. */
  prominent?: boolean;
}

/** A section of a text in its layout: over the whole width, unless it is running text. */
export const SectionOfText = ({ section, folded = false, prominent = false }: Props) => (
  <Section
    id={section.id}
    title={section.title}
    span={isRunningText(section) ? 'text' : 'wide'}
    folded={folded}
    prominent={prominent}
  >
    <SectionContent {...section} />
  </Section>
);

const isRunningText = ({ layout, figure, subsections }: TextSection) =>
  layout === 'text' && !figure && subsections.length < 2;

function SectionContent({ layout, blocks, list, figure, beforeSubsections, subsections }: TextSection) {
  if (subsections.length > 1) return <Subsections before={beforeSubsections} subsections={subsections} />;
  if (figure) return <BesideFigure figure={figure} text={blocks.slice(1)} />;
  if (layout === 'table') return <Tables blocks={blocks} />;
  if (layout === 'columns') return <Prose blocks={blocks} className={TWO_COLUMNS_CLASSES} />;
  if (layout === 'text' || !list) return <Prose blocks={blocks} />;
  const { terms = [] } = list;
  return (
    <AroundList list={list}>
      {layout === 'steps' && <Steps items={list.items} />}
      {layout === 'cautions' && <Cautions items={list.items} />}
      {layout === 'links' && <LinkTerms terms={terms} />}
      {layout === 'cells' && <TermCells terms={terms} />}
      {layout === 'terms' && <Terms terms={terms} />}
    </AroundList>
  );
}

/** Text with tables, which take the full width. */
const Tables = ({ blocks }: Pick<TextSection, 'blocks'>) => (
  <Prose
    blocks={blocks}
    variant={hasComparison(blocks) ? 'comparison' : undefined}
    className={`${BEYOND_TEXT_CLASSES} ${FIXED_CLASSES}`}
  />
);

/** Subsections in two columns, under the text before the first of them. */
function Subsections({ before, subsections }: { before: Blocks; subsections: readonly TextSection[] }) {
  return (
    <>
      <Prose blocks={before} className={`mb-6 ${BEYOND_TEXT_CLASSES} ${FIXED_CLASSES}`} />
      <div className="grid gap-x-gap gap-y-6 @lg/page:grid-cols-2">
        {subsections.map((part) => (
          <div key={part.id}>
            <h3 id={part.id}>{part.title}</h3>
            <Prose blocks={part.blocks} className="mt-2" />
          </div>
        ))}
      </div>
    </>
  );
}

/** Text beside its picture; text from the first table or heading on is below both. */
function BesideFigure({ figure, text }: { figure: Figure; text: Blocks }) {
  const firstBelow = text.findIndex(({ type }) => type === 'table' || type === 'heading');
  const end = firstBelow < 0 ? text.length : firstBelow;
  return (
    <>
      <div className="grid items-start gap-x-gap gap-y-6 @lg/page:grid-cols-[4fr_5fr]">
        <Prose blocks={text.slice(0, end)} />
        <figure>
          <Picture
            picture={encodedPicture(figure.picture)}
            alt={figure.alt}
            sizes={pictureSizes('34rem')}
            className="h-auto w-full border-[1.5px] border-ink bg-leaf"
          />
          {figure.caption && <figcaption className="label mt-2">{figure.caption}</figcaption>}
        </figure>
      </div>
      <Prose blocks={text.slice(end)} className={`mt-6 ${BEYOND_TEXT_CLASSES} ${FIXED_CLASSES}`} />
    </>
  );
}
