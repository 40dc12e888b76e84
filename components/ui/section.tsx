import { html, innerHtml, type Markup } from '@/lib/content/html';
import type { HeadingId, SectionId } from '@/lib/content/reserved-ids';

interface Props extends React.ComponentProps<'section'> {
  id: SectionId | HeadingId;
  title: string;
  /** What decides (syllabus, documents, fees, how to enquire) stands under a heavier rule and a larger heading. */
  strong?: boolean;
  /** Columns of a wide screen: those of text, those to the right edge, or all, with the heading above. */
  span?: 'text' | 'wide' | 'full';
  /** A lighter ground from edge to edge of the frame, for what one acts on. */
  panel?: boolean;
  /** Under the heading. */
  note?: React.ReactNode;
  /** Beside the text, in the last columns: a figure, a detail, a small fact. */
  aside?: React.ReactNode;
}

const SPAN = { text: 'col-text', wide: 'col-wide', full: 'col-span-full' };

/** A part of a page: its heading in the first columns of the grid, its content in the next. */
export function Section({
  id,
  title,
  strong = false,
  span = 'text',
  panel = false,
  note,
  aside,
  className = '',
  children,
  ...rest
}: Props) {
  const rule = strong
    ? 'border-t-2 border-ink pt-band pb-band-strong gap-y-6'
    : 'border-t border-line py-band gap-y-4';
  const heading =
    span === 'full'
      ? 'col-span-full'
      : 'col-heading break-words wide:sticky wide:top-6 wide:self-start print:static';
  return (
    <section
      {...rest}
      id={id}
      className={`page-grid scroll-mt-4 ${rule} ${panel ? 'bleed bg-leaf' : ''} ${className}`}
    >
      <div className={heading}>
        <h2 className={strong ? 'text-strong -tracking-[.018em]' : undefined}>{title}</h2>
        {note}
      </div>
      <div className={`min-w-0 ${SPAN[span]}`}>{children}</div>
      {aside && <div className="col-aside min-w-0">{aside}</div>}
    </section>
  );
}

/** Parts of a Markdown text, if there are any. */
export const Prose = ({ blocks, className }: { blocks: Markup; className?: string }) =>
  blocks.length > 0 && (
    <div
      className={className ? `prose ${className}` : 'prose'}
      dangerouslySetInnerHTML={{ __html: html(blocks) }}
    />
  );

/** The same within an element of its own. */
export const inner = (blocks: Markup) => ({ dangerouslySetInnerHTML: { __html: innerHtml(blocks) } });
