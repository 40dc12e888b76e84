import type { Crumb } from '@/lib/content';
import type { Blocks } from '@/lib/content/text/html';
import { splitSentence } from '@/lib/format/sentence';
import type { Drawing as DrawingData } from '@/lib/media/drawings';
import { Breadcrumb } from './breadcrumb';
import { Drawing, OtherViews } from './drawing';
import { FirstFrame } from './first-frame';
import { TEXT_COLUMNS, titleSize } from './page-head-classes';
import { GRID, htmlProps, Prose } from './section';

export interface PageHeadProps {
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
  /** In place of it: has its own frame, height and facts; a phone has it last. */
  unframedFigure?: React.ReactNode;
  /** The figure where there is no picture. */
  drawing?: DrawingData | undefined;
  /** False for a drawing that a phone does without, so that what follows comes sooner. */
  drawingOnPhone?: boolean;
  /** Whether the figure has room for a picture of 4:3, which else loses its top and its foot. */
  tallFigure?: boolean;
  /** In the last columns, without a figure. */
  aside?: React.ReactNode;
  /** In place of a figure: as many columns, and the height of the text; a phone has it before the intro. */
  wideAside?: React.ReactNode;
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
  figure: framedFigure,
  unframedFigure,
  drawing,
  drawingOnPhone = true,
  tallFigure = false,
  aside,
  wideAside,
  belowTitle,
}: PageHeadProps) {
  const image = unframedFigure || framedFigure;
  const figure = image || (drawing && <Drawing drawing={drawing} />);
  const isHiddenOnPhone = !image && !drawingOnPhone;
  const otherViews = !image && drawingOnPhone && drawing?.rest;
  const beside = unframedFigure ? 'unframed' : figure ? 'framed' : wideAside ? 'wideAside' : 'alone';
  const text = `col-span-full ${TEXT_COLUMNS[beside]}`;
  const [opening, rest] = splitSentence(description);
  const across = largeTitle && beside === 'framed';
  const frame = `border-[1.5px] border-ink wide:[contain:size] wide:self-stretch ${crumbs ? 'wide:mt-3' : 'wide:mt-10'} ${tallFigure ? 'wide:min-h-[min(38.5vw,35rem)]' : 'wide:min-h-[clamp(20rem,30vw,27.5rem)]'} ${facts ? 'wide:border-b-0' : ''}`;
  const heading = (
    <h1 className={`min-w-0 wide:mt-3 wide:-ml-[.02em] ${titleSize(title, largeTitle, beside)}`}>{title}</h1>
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
            className={`mt-3 max-w-[42rem] wide:mt-5 text-lede ${across || unframedFigure ? 'wide:text-[1.3125rem]/snug' : ''} ${wideAside ? 'max-mid:text-[1.125rem]' : ''}`}
            {...htmlProps(lede)}
          />
        )}
        {!wideAside && <Prose blocks={intro} className="mt-4" />}
      </div>
      {/* Below a wide aside until there is room beside it. */}
      {wideAside && <Prose blocks={intro} className={`mt-4 max-wide:order-last wide:row-start-3 ${text}`} />}
      {facts && (
        <div
          className={`col-span-full min-w-0 ${factsLastOnPhone ? 'max-wide:order-last' : ''} ${description ? 'mt-3 max-mid:order-3' : 'mt-5'} ${figure ? 'wide:row-start-4 wide:mt-0' : 'wide:row-start-3 wide:mt-6'}`}
        >
          {facts}
        </div>
      )}
      {children && (
        <div
          className={`actions ${text} flex min-w-0 flex-wrap items-center ${description ? 'mt-3 gap-x-5 gap-y-1 max-mid:order-2' : 'mt-4 gap-3'} wide:mt-6 ${(facts && !figure) || wideAside ? 'wide:row-start-4' : 'wide:row-start-3'} ${facts && figure ? 'wide:pb-7' : ''}`}
        >
          {children}
        </div>
      )}
      {figure && (
        <div
          className={`figure [html:not(:has(.rows_:focus))_&]:[view-transition-name:drawing] col-span-full min-w-0 wide:row-[2/4] ${unframedFigure ? 'wide:col-[5/-1]' : 'wide:col-[6/-1]'} ${description ? 'mt-3 max-mid:order-1' : 'mt-5'} ${isHiddenOnPhone ? 'max-wide:hidden' : ''} ${unframedFigure ? 'max-wide:order-last wide:mt-10' : frame}`}
        >
          {figure}
        </div>
      )}
      {otherViews && (
        <div className="order-4 col-span-full mt-4 border-[1.5px] border-ink mid:hidden">
          <OtherViews rest={otherViews} />
        </div>
      )}
      {(aside || wideAside) && (
        <div
          className={`col-span-full max-wide:mt-6 wide:row-[1/5] wide:pt-12 ${wideAside ? 'wide:col-[6/-1] wide:self-stretch' : 'wide:col-[10/-1]'}`}
        >
          {wideAside || aside}
        </div>
      )}
      <FirstFrame />
    </header>
  );
}
