import { HEAD_LAYOUT } from './page-head-classes';

/** A page transition moves the figure to its new place, unless a link of EntryList has focus. */
const MORPHING = '[html:not(:has(.rows_:focus))_&]:[view-transition-name:drawing]';

/** A picture or a drawing in a frame. */
export interface FramedFigure {
  kind: 'framed';
  content: React.ReactNode;
  /** The other views of a drawing, at the end of the head on a phone. */
  otherViews?: React.ReactNode;
  /** Whether to hide the figure on a phone, so that the content below moves up. */
  notOnPhone?: boolean;
}

/** Content beside the text on a wide screen. */
export type Beside =
  | FramedFigure
  | { kind: Exclude<keyof typeof HEAD_LAYOUT, 'framed'>; content: React.ReactNode };

/** A figure, and after it the other views of a drawing; or links. */
export function BesideText({
  beside,
  figureClassName,
}: {
  beside: Beside;
  /** Further classes of a figure. */
  figureClassName: string;
}) {
  const { kind, content } = beside;
  const columns = HEAD_LAYOUT[kind].beside;
  if (kind === 'aside' || kind === 'wideAside')
    return (
      <div className={`col-span-full max-wide:mt-6 wide:row-[1/5] wide:pt-12 ${columns}`}>{content}</div>
    );
  const { otherViews, notOnPhone = false } = kind === 'framed' ? beside : {};
  return (
    <>
      <div
        className={`figure ${MORPHING} col-span-full min-w-0 wide:row-[2/4] ${columns} ${figureClassName} ${notOnPhone ? 'max-wide:hidden' : ''}`}
      >
        {content}
      </div>
      {otherViews && !notOnPhone && (
        <div className="order-4 col-span-full mt-4 border-[1.5px] border-ink mid:hidden">{otherViews}</div>
      )}
    </>
  );
}
