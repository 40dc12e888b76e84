/** Classes of the head of a page. */

const ROW = { third: 'wide:row-start-3', fourth: 'wide:row-start-4' };
/** Beside a figure: buttons next to it, facts below both. */
const WITH_FIGURE = {
  facts: `${ROW.fourth} wide:mt-0`,
  actions: ROW.third,
  actionsWithFacts: `${ROW.third} wide:pb-7`,
};

/** Smaller lede on a wide screen, for five columns or beside a large title. */
export const SMALLER_LEDE = 'wide:text-[1.3125rem]/snug';

/** Columns and rows of a wide screen, for each kind of `Beside`. */
export const HEAD_LAYOUT = {
  /** A picture or a drawing in a frame as high as the text. */
  framed: { text: 'wide:col-[1/6]', beside: 'wide:col-[6/-1]', lede: '', ...WITH_FIGURE },
  /** A figure with its own frame, height and facts; on a phone it comes last. */
  unframed: {
    text: 'wide:col-[1/5]',
    beside: 'max-wide:order-last wide:col-[5/-1] wide:mt-10',
    lede: SMALLER_LEDE,
    ...WITH_FIGURE,
  },
  /** Links as high as the text; on a phone before the intro. */
  wideAside: {
    text: 'wide:col-[1/6]',
    beside: 'wide:col-[6/-1] wide:self-stretch',
    lede: 'max-mid:text-[1.125rem]',
    facts: `${ROW.third} wide:mt-6`,
    actions: ROW.fourth,
    actionsWithFacts: ROW.fourth,
  },
  /** Links in the last columns; without links the text is as wide. */
  aside: {
    text: 'wide:col-[1/10]',
    beside: 'wide:col-[10/-1]',
    lede: '',
    facts: `${ROW.third} wide:mt-6`,
    actions: ROW.third,
    actionsWithFacts: ROW.fourth,
  },
};

/** Further classes of a head and of its text, for each variant. */
export const HEAD_VARIANT = {
  usual: { head: 'pt-2', text: '' },
  /** A long title is as large as a short one; it stands above text and framed figure, and the lede is smaller. */
  largeTitle: { head: 'pt-2', text: '' },
  /** The lede is smaller on a phone, where a long one would push the buttons down. */
  longLede: { head: 'pt-2 max-mid:[--text-lede:1.125rem]', text: '' },
  /**
   * In five of the page's twelve columns, beside a form: a nested grid of nine columns makes the text as wide as these five.
   * Smaller type on a phone, and no space below.
   */
  compact: {
    head: '[--section:0rem] max-mid:[--text-h1:2.25rem] max-mid:[--text-lede:1rem] mid:pt-2 wide:grid-cols-9!',
    text: 'max-mid:pt-3',
  },
};

/** A frame as high as the text; at least as high as a picture that must not be cropped. */
export const frameClasses = ({
  isTall,
  hasCrumbs,
  hasFacts,
}: {
  isTall: boolean;
  hasCrumbs: boolean;
  hasFacts: boolean;
}) =>
  [
    'border-[1.5px] border-ink wide:[contain:size] wide:self-stretch',
    hasCrumbs ? 'wide:mt-3' : 'wide:mt-10',
    isTall ? 'wide:min-h-[min(38.5vw,35rem)]' : 'wide:min-h-[clamp(20rem,30vw,27.5rem)]',
    hasFacts ? 'wide:border-b-0' : '',
  ].join(' ');

/** Margins below a description, and the order on a phone: figure, buttons, facts. */
export const BELOW_DESCRIPTION = {
  figure: 'mt-3 max-mid:order-1',
  actions: 'mt-3 gap-x-5 gap-y-1 max-mid:order-2',
  facts: 'mt-3 max-mid:order-3',
};
/** Margins below any other text. */
export const BELOW_TEXT = { figure: 'mt-5', actions: 'mt-4 gap-3', facts: 'mt-5' };

/** Maximum lengths of a title in each size, in characters: in five columns it takes up to two lines, a `medium` one three. */
const MAX_TITLE_CHARS = { largest: 8, larger: 16, usual: 24, medium: 40 };
/** Maximum lengths of a title's longest word: at .45em a letter it fills up to nine tenths of five columns. */
const MAX_WORD_CHARS = { largest: 7, larger: 10 };

/** Class of a title's size: small if long; beside a figure large if short and its longest word fits five columns. */
export function titleSize(title: string, isLarge: boolean, beside: keyof typeof HEAD_LAYOUT): string {
  if (isLarge)
    return `max-mid:text-[2.5rem] ${beside === 'unframed' ? 'wide:text-[clamp(2.5rem,3.6vw,3.25rem)]' : ''}`;
  if (title.length > MAX_TITLE_CHARS.medium)
    return 'max-mid:text-[1.75rem] wide:text-[clamp(2.5rem,3.6vw,3.25rem)]';
  if (title.length > MAX_TITLE_CHARS.usual)
    return 'max-mid:text-[2.25rem] wide:text-[clamp(2.75rem,4.2vw,3.75rem)]';
  if (beside === 'aside' || beside === 'wideAside') return '';
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= MAX_TITLE_CHARS.largest && longest <= MAX_WORD_CHARS.largest)
    return 'wide:text-[clamp(5rem,10vw,8.5rem)]/[.9]';
  if (title.length <= MAX_TITLE_CHARS.larger && longest <= MAX_WORD_CHARS.larger)
    return 'wide:text-[clamp(4rem,7.2vw,6.25rem)]/[.92]';
  return '';
}
