/**
 * The parts of a page's head, from top to bottom as on a phone. On a wide screen text and buttons stand at
 * the left, a figure or links at the right, facts below both; each head says in which columns and rows.
 */
import type { ReactNode } from 'react';
import type { Blocks } from '@/lib/content';
import { FirstPaint } from './first-paint';
import { GRID } from './grid-classes';
import { htmlProps, Prose } from './prose';

interface PartProps {
  className?: string;
  children: ReactNode;
}

/** The head itself. The first paint shows all of it. */
export const PageHead = ({ className = 'pt-2', children }: PartProps) => (
  <header
    className={`page-head ${GRID} items-start pb-section @lg/page:grid-rows-[auto_auto_1fr_auto] ${className}`}
  >
    {children}
    <FirstPaint />
  </header>
);

/** The title, and the words below it. */
export const HeadText = ({ className, children }: PartProps) => (
  <div className={`col-span-full min-w-0 @lg/page:row-start-2 ${className}`}>{children}</div>
);

export const HeadTitle = ({ title, className }: { title: string; className: string }) => (
  <h1 className={`min-w-0 @lg/page:mt-3 @lg/page:-ml-[.02em] ${className}`}>{title}</h1>
);

interface LedeProps {
  lede: Blocks;
  intro?: Blocks;
  className?: string;
}

/**
 * The text before the first heading: its first paragraph in larger type, whose size `className` may change.
 */
export const HeadLede = ({ lede, intro = [], className = '' }: LedeProps) => (
  <>
    {lede.length > 0 && (
      <p className={`mt-3 max-w-[42rem] @lg/page:mt-5 text-lede ${className}`} {...htmlProps(lede)} />
    )}
    <Prose blocks={intro} className="mt-4" />
  </>
);

export const HeadFacts = ({ className, children }: PartProps) => (
  <div className={`col-span-full min-w-0 ${className}`}>{children}</div>
);

export const HeadActions = ({ className, children }: PartProps) => (
  <div className={`actions col-span-full flex min-w-0 flex-wrap items-center @lg/page:mt-6 ${className}`}>
    {children}
  </div>
);

/** Links at the right of all rows. */
export const HeadAside = ({ className, children }: PartProps) => (
  <div className={`col-span-full @max-lg/page:mt-6 @lg/page:row-[1/5] @lg/page:pt-12 ${className}`}>
    {children}
  </div>
);

/** A page transition moves the figure to its new place, unless a link of EntryList has focus. */
const MORPHING_CLASSES = '[html:not(:has(.rows_:focus))_&]:[view-transition-name:drawing]';

/** A picture, a drawing or maps at the right of the text. */
export const HeadFigure = ({ className, children }: PartProps) => (
  <div className={`${MORPHING_CLASSES} col-span-full min-w-0 @lg/page:row-[2/4] ${className}`}>
    {children}
  </div>
);

export interface FramedFigure {
  figure: ReactNode;
  /** Whether the frame fits a 4:3 picture, which is otherwise cropped at top and bottom on a wide screen. */
  isTall?: boolean;
  /** The other views of a drawing, at the end of the head on a phone. */
  otherViews?: ReactNode;
  className?: string;
}

/** A figure in a frame as high as the text; at least as high as a picture that must not be cropped. */
export const HeadFrame = ({ frame, className }: { frame: FramedFigure; className: string }) => (
  <>
    <HeadFigure
      className={[
        'border-[1.5px] border-ink @lg/page:col-[6/-1] @lg/page:[contain:size] @lg/page:self-stretch',
        frame.isTall ? '@lg/page:min-h-[min(38.5vw,35rem)]' : '@lg/page:min-h-[clamp(20rem,30vw,27.5rem)]',
        frame.className ?? '',
        className,
      ].join(' ')}
    >
      {frame.figure}
    </HeadFigure>
    {frame.otherViews && (
      <div className="order-4 col-span-full mt-4 border-[1.5px] border-ink @md/page:hidden">
        {frame.otherViews}
      </div>
    )}
  </>
);
