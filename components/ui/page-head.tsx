import type { Crumb } from '@/lib/content';
import type { Blocks } from '@/lib/content/text/html';
import { splitSentence } from '@/lib/format/sentence';
import type { Drawing as DrawingData } from '@/lib/media/drawings';
import { Breadcrumb } from './breadcrumb';
import { Drawing, OtherViews } from './drawing';
import { FirstFrame } from './first-frame';
import { GRID, htmlProps, Prose } from './section';

interface Props {
  title: string;
  /** Whether a long title is as large as a short one; beside a framed figure it then stands above both, and the lede is smaller. */
  largeTitle?: boolean;
  crumbs?: Crumb[];
  /** The description of the front matter, which search results show too; its first sentence is larger. */
  description?: string;
  lede?: Blocks;
  /** Text between the lede and the first heading. */
  intro?: Blocks;
  /** `Facts`; on a wide screen a strip below text and figure. */
  facts?: React.ReactNode;
  /** Whether a phone has them below the figure, in place of above the buttons. */
  factsLastOnPhone?: boolean;
  /** Buttons. */
  children?: React.ReactNode;
  /** A picture, in a frame beside the text on a wide screen. */
  figure?: React.ReactNode;
  /** The figure where there is no picture. */
  drawing?: DrawingData | undefined;
  /** False for a drawing that a phone does without, so that what follows comes sooner. */
  drawingOnPhone?: boolean;
  /** Whether the figure has room for a picture of 4:3, which else loses its top and its foot. */
  tallFigure?: boolean;
  /** Whether the figure has its own frame, height and facts; on a phone it then stands last. */
  unframed?: boolean;
  /** In the last columns, without a figure. */
  aside?: React.ReactNode;
  /** Whether the aside takes as many columns as a figure, and the height of the text; a phone has it before the intro. */
  asideWide?: boolean;
  /** Between the title and the first paragraph. */
  belowTitle?: React.ReactNode;
}

/**
 * Head of a page: title, description, facts and buttons; beside it, on a wide screen, a framed figure, and below both the
 * facts. On a phone the figure stands above the button where a description is all the text, else last; the other views of a
 * drawing are at the end.
 */
export function PageHead({
  title,
  largeTitle = false,
  crumbs,
  description = '',
  lede = [],
  intro = [],
  facts,
  factsLastOnPhone = false,
  children,
  figure: image,
  drawing,
  drawingOnPhone = true,
  tallFigure = false,
  unframed = false,
  aside,
  asideWide = false,
  belowTitle,
}: Props) {
  const figure = image || (drawing && <Drawing drawing={drawing} />);
  const isHiddenOnPhone = !image && !drawingOnPhone;
  const otherViews = !image && drawingOnPhone && drawing?.rest;
  // A figure without a frame begins at the top of the title, and is wider.
  const text = `col-span-full ${unframed ? 'wide:col-[1/5]' : figure || asideWide ? 'wide:col-[1/6]' : 'wide:col-[1/10]'}`;
  const [opening, rest] = splitSentence(description);
  const across = largeTitle && Boolean(figure) && !unframed;
  const frame = `border-[1.5px] border-ink wide:[contain:size] wide:self-stretch ${crumbs ? 'wide:mt-3' : 'wide:mt-10'} ${tallFigure ? 'wide:min-h-[min(38.5vw,35rem)]' : 'wide:min-h-[clamp(20rem,30vw,27.5rem)]'} ${facts ? 'wide:border-b-0' : ''}`;
  const heading = (
    <h1
      className={`min-w-0 wide:mt-3 wide:-ml-[.02em] ${titleSize(title, largeTitle, Boolean(figure), unframed)}`}
    >
      {title}
    </h1>
  );
  return (
    <header className={`page-head ${GRID} items-start pt-2 pb-band wide:grid-rows-[auto_auto_1fr_auto]`}>
      {crumbs && (
        <div className="col-span-full">
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      {across && <div className="col-span-full pt-5 wide:pt-7">{heading}</div>}
      <div
        className={`min-w-0 wide:row-start-2 ${text} ${across ? 'wide:pt-5' : crumbs ? '' : 'pt-5 wide:pt-7'}`}
      >
        {!across && heading}
        {belowTitle}
        {description && (
          <p className="mt-2 text-[1.125rem]/snug mid:text-lede/snug wide:mt-5 wide:text-[1.375rem]/snug">
            {opening}
            {rest && <span className="text-faint wide:mt-3 wide:block wide:text-base"> {rest}</span>}
          </p>
        )}
        {lede.length > 0 && (
          <p
            className={`mt-3 max-w-[42rem] wide:mt-5 text-lede ${across || unframed ? 'wide:text-[1.3125rem]/snug' : ''} ${asideWide ? 'max-mid:text-[1.125rem]' : ''}`}
            {...htmlProps(lede)}
          />
        )}
        {!asideWide && <Prose blocks={intro} className="mt-4" />}
      </div>
      {/* Below a wide aside until there is room beside it. */}
      {asideWide && <Prose blocks={intro} className={`mt-4 max-wide:order-last wide:row-start-3 ${text}`} />}
      {facts && (
        <div
          className={`col-span-full min-w-0 ${factsLastOnPhone ? 'max-wide:order-last' : ''} ${description ? 'mt-3 max-mid:order-3' : 'mt-5'} ${figure ? 'wide:row-start-4 wide:mt-0' : 'wide:row-start-3 wide:mt-6'}`}
        >
          {facts}
        </div>
      )}
      {children && (
        <div
          className={`actions ${text} flex min-w-0 flex-wrap items-center ${description ? 'mt-3 gap-x-5 gap-y-1 max-mid:order-2' : 'mt-4 gap-3'} wide:mt-6 ${facts ? (figure ? 'wide:row-start-3 wide:pb-7' : 'wide:row-start-4') : asideWide ? 'wide:row-start-4' : 'wide:row-start-3'}`}
        >
          {children}
        </div>
      )}
      {figure && (
        <div
          className={`figure [html:not(:has(.rows_:focus))_&]:[view-transition-name:drawing] col-span-full min-w-0 wide:row-[2/4] ${unframed ? 'wide:col-[5/-1]' : 'wide:col-[6/-1]'} ${description ? 'mt-3 max-mid:order-1' : 'mt-5'} ${isHiddenOnPhone ? 'max-wide:hidden' : ''} ${unframed ? 'max-wide:order-last wide:mt-10' : frame}`}
        >
          {figure}
        </div>
      )}
      {otherViews && (
        <div className="order-4 col-span-full mt-4 border-[1.5px] border-ink mid:hidden">
          <OtherViews rest={otherViews} />
        </div>
      )}
      {aside && (
        <div
          className={`col-span-full max-wide:mt-6 wide:row-[1/5] wide:pt-12 ${asideWide ? 'wide:col-[6/-1] wide:self-stretch' : 'wide:col-[10/-1]'}`}
        >
          {aside}
        </div>
      )}
      <FirstFrame />
    </header>
  );
}

/** A long title is small. Beside a figure a short one is large, as far as its longest word fits five columns. */
function titleSize(title: string, isLarge: boolean, hasFigure: boolean, unframed: boolean): string {
  if (isLarge) return `max-mid:text-[2.5rem] ${unframed ? 'wide:text-[clamp(2.5rem,3.6vw,3.25rem)]' : ''}`;
  if (title.length > 40) return 'max-mid:text-[1.75rem] wide:text-[clamp(2.5rem,3.6vw,3.25rem)]';
  if (title.length > 24) return 'max-mid:text-[2.25rem] wide:text-[clamp(2.75rem,4.2vw,3.75rem)]';
  if (!hasFigure) return '';
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 8 && longest <= 7) return 'wide:text-[clamp(5rem,10vw,8.5rem)]/[.9]';
  if (title.length <= 16 && longest <= 10) return 'wide:text-[clamp(4rem,7.2vw,6.25rem)]/[.92]';
  return '';
}
