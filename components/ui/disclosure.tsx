/** A plus at the end of a `summary`, which becomes a minus. */
export const PLUS =
  'after:size-[.9rem] after:flex-none after:[background:linear-gradient(currentColor,currentColor)_center/100%_1.5px_no-repeat,linear-gradient(currentColor,currentColor)_center/1.5px_100%_no-repeat] [details[open]>&]:after:[background-size:100%_1.5px,0_0] print:after:hidden';

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
