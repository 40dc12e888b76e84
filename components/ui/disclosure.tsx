import type { Markup } from '@/lib/content/text/html';
import { htmlProps } from './section';

/** A plus at the end of a `summary`, which becomes a minus. */
export const PLUS =
  'after:size-[.9rem] after:flex-none after:[background:linear-gradient(currentColor,currentColor)_center/100%_1.5px_no-repeat,linear-gradient(currentColor,currentColor)_center/1.5px_100%_no-repeat] [details[open]>&]:after:[background-size:100%_1.5px,0_0] print:after:hidden';

/** Shown in place of a summary from a tablet on, where the style opens the disclosure. */
const HEADING = 'hidden mid:supports-[selector(::details-content)]:block print:block';

interface FoldProps {
  name: Markup;
  /** Whether it is open on a phone. */
  open?: boolean;
  className?: string;
  text: Markup;
}

/** A text under its name: on a phone a disclosure. */
export const Fold = ({ name, open, className = '', text }: FoldProps) => (
  <details
    open={open}
    className={`border-t border-line mid:details-content:[content-visibility:visible] mid:pt-3 mid:pb-4 ${className}`}
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
);

/** The summary of a disclosure (`details`): its title, then a plus that becomes a minus. */
export const DisclosureSummary = ({
  title,
  id,
  className = '',
}: {
  title: string;
  id?: string;
  className?: string;
}) => (
  <summary className={`flex min-h-13 items-center gap-3 py-2 hover:text-signal ${PLUS} ${className}`}>
    <h3 id={id} className="min-w-0 flex-1 break-words">
      {title}
    </h3>
  </summary>
);
