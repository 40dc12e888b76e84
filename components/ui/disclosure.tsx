import type { Blocks } from '@/lib/content';
import { HEADING_FROM_TABLET, OPEN_FROM_TABLET, SUMMARY, SUMMARY_ON_PHONE } from './disclosure-classes';
import { htmlProps } from './prose';

interface PhoneDisclosureProps {
  name: Blocks;
  open?: boolean;
  className?: string;
  text: Blocks;
}

/** A text under its name; on a phone a disclosure. */
export const PhoneDisclosure = ({ name, open, className = '', text }: PhoneDisclosureProps) => (
  <details
    open={open}
    className={`border-t border-line ${OPEN_FROM_TABLET} @md/page:pt-3 @md/page:pb-4 ${className}`}
  >
    <summary className={`${SUMMARY} font-display text-h3 font-semibold ${SUMMARY_ON_PHONE}`}>
      <span className="min-w-0 flex-1" {...htmlProps(name)} />
    </summary>
    <h3 className={HEADING_FROM_TABLET} {...htmlProps(name)} />
    <p
      className="max-w-measure @max-md/page:pr-6 @max-md/page:pb-4 @md/page:mt-1 first-letter:uppercase"
      {...htmlProps(text)}
    />
  </details>
);

/** The summary of a disclosure (`details`): its title, then a plus. */
export const DisclosureSummary = ({
  title,
  id,
  className = '',
}: {
  title: string;
  id?: string;
  className?: string;
}) => (
  <summary className={`${SUMMARY} ${className}`}>
    <h3 id={id} className="min-w-0 flex-1 break-words">
      {title}
    </h3>
  </summary>
);
