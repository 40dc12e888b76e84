import type { Crumb } from '@/lib/content';
import type { Blocks } from '@/lib/content/text/html';
import { splitSentence } from '@/lib/format/sentence';
import { type Beside, BesideText } from './beside-text';
import { Breadcrumb } from './breadcrumb';
import { FirstFrame } from './first-frame';
import {
  BELOW_DESCRIPTION,
  BELOW_TEXT,
  COMPACT,
  frameClasses,
  HEAD_LAYOUT,
  titleSize,
} from './page-head-classes';
import { GRID, htmlProps, Prose } from './section';

export interface PageHeadProps {
  title: string;
  /** Whether a long title is as large as a short one; beside a framed figure it then stands above both, and the lede is smaller. */
  largeTitle?: boolean;
  /** Between the title and the first paragraph. */
  belowTitle?: React.ReactNode;
  crumbs?: Crumb[];
  /** The description of the front matter, which search results show too; its first sentence is larger. */
  description?: string;
  lede?: Blocks;
  /** Text between the lede and the first heading. */
  intro?: Blocks;
  /** `Facts`; on a wide screen a row below text and figure. */
  facts?: React.ReactNode;
  /** Whether a phone has the facts at the end; the picture of a text is then lower, so that the buttons come sooner. */
  figureFirstOnPhone?: boolean;
  /** Buttons. */
  children?: React.ReactNode;
  beside?: Beside | undefined;
  /** Whether it stands in the first five columns of a page, beside a form. */
  compact?: boolean;
  /** Whether a frame has room for a picture of 4:3, which else loses its top and its foot. */
  tallFigure?: boolean;
}

/**
 * Head of a page: title, description, facts and buttons; beside it, on a wide screen, mostly a framed figure, and below both
 * the facts. On a phone the figure stands above the button where a description is all the text, else last; the other views
 * of a drawing are at the end.
 */
export function PageHead({
  title,
  largeTitle = false,
  belowTitle,
  crumbs,
  description = '',
  lede = [],
  intro = [],
  facts,
  figureFirstOnPhone = false,
  children,
  beside,
  compact = false,
  tallFigure = false,
}: PageHeadProps) {
  const kind = beside?.kind ?? 'aside';
  const layout = HEAD_LAYOUT[kind];
  const spacing = description ? BELOW_DESCRIPTION : BELOW_TEXT;
  const textColumns = `col-span-full ${layout.text}`;
  const titleAcross = largeTitle && kind === 'framed';
  const heading = (
    <h1 className={`min-w-0 wide:mt-3 wide:-ml-[.02em] ${titleSize(title, largeTitle, kind)}`}>{title}</h1>
  );
  const frame =
    kind === 'framed'
      ? frameClasses({ isTall: tallFigure, hasCrumbs: Boolean(crumbs), hasFacts: Boolean(facts) })
      : '';
  return (
    <header
      className={`page-head ${GRID} items-start pb-band wide:grid-rows-[auto_auto_1fr_auto] ${compact ? COMPACT.head : 'pt-2'}`}
    >
      {crumbs && (
        <div className="col-span-full">
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      {titleAcross && <div className="col-span-full pt-5 wide:pt-7">{heading}</div>}
      <div
        className={`min-w-0 wide:row-start-2 ${textColumns} ${titleAcross ? 'wide:pt-5' : crumbs ? '' : 'pt-5 wide:pt-7'} ${compact ? COMPACT.text : ''}`}
      >
        {!titleAcross && heading}
        {belowTitle}
        {description && <Description text={description} />}
        {lede.length > 0 && (
          <p
            className={`mt-3 max-w-[42rem] wide:mt-5 text-lede ${titleAcross ? HEAD_LAYOUT.unframed.lede : layout.lede}`}
            {...htmlProps(lede)}
          />
        )}
        {kind !== 'wideAside' && <Prose blocks={intro} className="mt-4" />}
      </div>
      {/* Below a wide aside until there is room beside it. */}
      {kind === 'wideAside' && (
        <Prose blocks={intro} className={`mt-4 max-wide:order-last wide:row-start-3 ${textColumns}`} />
      )}
      {facts && (
        <div
          className={`col-span-full min-w-0 ${figureFirstOnPhone ? 'max-wide:order-last' : ''} ${spacing.facts} ${layout.facts}`}
        >
          {facts}
        </div>
      )}
      {children && (
        <div
          className={`actions ${textColumns} flex min-w-0 flex-wrap items-center ${spacing.actions} wide:mt-6 ${facts ? layout.actionsWithFacts : layout.actions}`}
        >
          {children}
        </div>
      )}
      {beside && <BesideText beside={beside} figureClassName={`${spacing.figure} ${frame}`} />}
      <FirstFrame />
    </header>
  );
}

/** The first sentence of a description, and the rest of it in small type. */
function Description({ text }: { text: string }) {
  const [first, rest] = splitSentence(text);
  return (
    <p className="mt-2 text-[1.125rem]/snug mid:text-lede/snug wide:mt-5 wide:text-[1.375rem]/snug">
      {first}
      {rest && <span className="text-faint wide:mt-3 wide:block wide:text-base"> {rest}</span>}
    </p>
  );
}
