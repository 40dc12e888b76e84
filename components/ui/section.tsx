/** A section of a page, on the grid. */
import type { HeadingId, SectionId } from '@/lib/content';
import { HEADING_FROM_TABLET, OPEN_FROM_TABLET, SUMMARY, SUMMARY_ON_PHONE } from './disclosure-classes';
import { COLUMNS, GRID } from './grid-classes';

interface CommonProps extends Omit<React.ComponentProps<'section'>, 'className'> {
  id: SectionId | HeadingId;
  title: string;
  /**
   * Whether the section helps visitors to decide (syllabus, documents, fees): it has a heavier rule and a
   * larger heading.
   */
  prominent?: boolean;
  /** Columns on a wide screen: of text, up to the right edge, or all below the heading. */
  span?: 'text' | 'wide' | 'full';
  note?: React.ReactNode;
  /** Content in the last columns, beside the text. */
  aside?: React.ReactNode;
}
interface OpenProps {
  folded?: false;
  /** Whether the section has a lighter background from edge to edge of the frame. */
  lighter?: boolean;
  className?: string;
}
interface FoldedProps {
  /** Whether the section is folded on a phone, as reference material. Wide screens and print show it open. */
  folded: boolean;
  lighter?: never;
  className?: never;
}

/** From edge to edge of the frame, with the content on the grid. (`main` is the container.) */
const BLEED_CLASSES = 'mx-[calc(50%-50cqi)] px-[calc(50cqi-50%)]';

/** A section with its heading in the first columns and its content in the next. */
export function Section({
  id,
  title,
  prominent = false,
  span = 'text',
  lighter = false,
  folded = false,
  note,
  aside,
  className = '',
  children,
  ...rest
}: CommonProps & (OpenProps | FoldedProps)) {
  const rule = prominent
    ? 'border-t-2 border-ink pt-section pb-section-strong gap-y-6'
    : 'border-t border-line py-section gap-y-4';
  const heading =
    span === 'full'
      ? COLUMNS.full
      : `${COLUMNS.heading} break-words @lg/page:sticky @lg/page:top-6 @lg/page:self-start print:static`;
  const columns = (
    <>
      <div className={folded ? `${heading} ${HEADING_FROM_TABLET}` : heading}>
        <h2 className={prominent ? 'text-strong -tracking-[.018em]' : undefined}>{title}</h2>
        {note}
      </div>
      <div className={`min-w-0 ${COLUMNS[span]}`}>{children}</div>
      {aside && <div className={`min-w-0 ${COLUMNS.aside}`}>{aside}</div>}
    </>
  );
  if (folded)
    return (
      <section {...rest} className={`[.band+&]:border-transparent ${rule} @max-md/page:py-0`}>
        <details className={OPEN_FROM_TABLET}>
          <summary className={`${SUMMARY} ${SUMMARY_ON_PHONE}`}>
            <h2 className="min-w-0 flex-1 break-words">{title}</h2>
          </summary>
          {/* The id is inside the disclosure, so that a link opens it without script. */}
          <div id={id} className={`${GRID} scroll-mt-16 gap-y-4 pb-4 @md/page:pb-0`}>
            {columns}
          </div>
        </details>
      </section>
    );
  return (
    <section
      {...rest}
      id={id}
      className={`${GRID} scroll-mt-4 [.band+&]:border-transparent ${rule} ${lighter ? `${BLEED_CLASSES} bg-leaf` : ''} ${className}`}
    >
      {columns}
    </section>
  );
}
