import { html, innerHtml, type Markup } from '@/lib/content/html';
import type { HeadingId, SectionId } from '@/lib/content/reserved-ids';

interface Props extends React.ComponentProps<'section'> {
  id: SectionId | HeadingId;
  title: string;
  /** What stands under the heading. */
  note?: React.ReactNode;
  /** What stands in the margin of a wide screen: an `aside` with a detail, a fact, a warning. */
  aside?: React.ReactNode;
  /**
   * `wide`: the heading above, the whole width for a table, cells or a chain. `leaf`: a leaf that lies on the sheet,
   * for what one acts on; `wide leaf` is both. Without it the heading hangs in the margin beside a reading measure.
   */
  className?: 'wide' | 'leaf' | 'wide leaf' | (string & {});
}

/** A zone of the sheet under a heading, which alone is heard: a dozen named regions would each be announced. */
export function Section({ id, title, note, aside, className, children, ...rest }: Props) {
  return (
    <section {...rest} id={id} className={className ? `zone ${className}` : 'zone'}>
      <div>
        <h2>{title}</h2>
        {note}
      </div>
      <div>{children}</div>
      {aside}
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
