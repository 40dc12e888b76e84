/** The head of a page: title, words, facts and buttons, with a figure or links beside them. */
import type { Crumb } from '@/lib/content';
import type { Blocks } from '@/lib/content/text/html';
import { splitSentence } from '@/lib/format/sentence';
import { type Beside, BesideText } from './beside-text';
import { Breadcrumb } from './breadcrumb';
import { FirstPaint } from './first-paint';
import { GRID } from './grid-classes';
import {
  BELOW_DESCRIPTION,
  BELOW_TEXT,
  frameClasses,
  HEAD_LAYOUT,
  HEAD_VARIANT,
  SMALLER_LEDE,
  titleSize,
} from './page-head-classes';
import { htmlProps, Prose } from './prose';

/** The words of a head: the description of the front matter, or the text before the first heading. */
type Words =
  /** The description, which search results show too; its first sentence is larger. */
  | { description: string; lede?: never; intro?: never }
  | { description?: never; lede: Blocks; intro?: Blocks };

/** Options of a head's figure. */
interface FigureOptions {
  /** Whether the frame fits a 4:3 picture, which is otherwise cropped at top and bottom on a wide screen. */
  isTall?: boolean;
  /**
   * `first`: on a phone the facts follow the figure, and a text's picture is less high, so that buttons come sooner.
   * `whole`: a text's 4:3 picture is not cropped.
   */
  onPhone?: 'first' | 'whole';
}

export interface PageHeadProps {
  title: string;
  variant?: keyof typeof HEAD_VARIANT;
  crumbs?: Crumb[];
  /** Content between the title and the words. */
  belowTitle?: React.ReactNode;
  words: Words;
  /** `Facts`: on a wide screen a row below text and figure. */
  facts?: React.ReactNode;
  /** Buttons. */
  children?: React.ReactNode;
  beside?: Beside | undefined;
  figure?: FigureOptions;
}

/**
 * On a wide screen the figure, mostly framed, is beside the text, and the facts are below both. On a phone the figure is
 * above the buttons if a description is the only text, else last; other views of a drawing are at the end.
 */
export function PageHead({
  title,
  variant = 'usual',
  crumbs,
  belowTitle,
  words: { description, lede = [], intro = [] },
  facts,
  children,
  beside,
  figure = {},
}: PageHeadProps) {
  const kind = beside?.kind ?? 'aside';
  const layout = HEAD_LAYOUT[kind];
  const variantClasses = HEAD_VARIANT[variant];
  const spacing = description ? BELOW_DESCRIPTION : BELOW_TEXT;
  const textColumns = `col-span-full ${layout.text}`;
  const isLarge = variant === 'largeTitle';
  const titleAcross = isLarge && kind === 'framed';
  const spaceAbove = crumbs ? '' : 'pt-5 wide:pt-7';
  const heading = (
    <h1 className={`min-w-0 wide:mt-3 wide:-ml-[.02em] ${titleSize(title, isLarge, kind)}`}>{title}</h1>
  );
  const frame =
    kind === 'framed'
      ? frameClasses({
          isTall: figure.isTall ?? false,
          hasCrumbs: Boolean(crumbs),
          hasFacts: Boolean(facts),
        })
      : '';
  return (
    <header
      className={`page-head ${GRID} items-start pb-section wide:grid-rows-[auto_auto_1fr_auto] ${variantClasses.head}`}
    >
      {crumbs && (
        <div className="col-span-full">
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      {titleAcross && <div className={`col-span-full ${spaceAbove}`}>{heading}</div>}
      <div
        className={`min-w-0 wide:row-start-2 ${textColumns} ${titleAcross ? 'wide:pt-5' : spaceAbove} ${variantClasses.text}`}
      >
        {!titleAcross && heading}
        {belowTitle}
        {description && <Description text={description} />}
        {lede.length > 0 && (
          <p
            className={`mt-3 max-w-[42rem] wide:mt-5 text-lede ${titleAcross ? SMALLER_LEDE : layout.lede}`}
            {...htmlProps(lede)}
          />
        )}
        {kind !== 'wideAside' && <Prose blocks={intro} className="mt-4" />}
      </div>
      {/* Below the wide aside until the screen has room beside it. */}
      {kind === 'wideAside' && (
        <Prose blocks={intro} className={`mt-4 max-wide:order-last wide:row-start-3 ${textColumns}`} />
      )}
      {facts && (
        <div
          className={`col-span-full min-w-0 ${figure.onPhone === 'first' ? 'max-wide:order-last' : ''} ${spacing.facts} ${layout.facts}`}
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
      <FirstPaint />
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
