/** Positions of the parts of a band on a wide screen, by its layout. On a phone each has its own row. */

const USUAL = {
  title: '@lg/page:col-span-7',
  text: 'mt-5 max-w-[32rem]',
  foot: '@lg/page:mt-10',
  drawing: '',
};

export const BAND_CLASSES = {
  /** Title and text, beside a drawing as high as the band. */
  noFoot: { ...USUAL, drawing: '@lg/page:right-0 @lg/page:bottom-6 @lg/page:w-[52%]' },
  /** The foot is as wide as the title. */
  foot: {
    ...USUAL,
    foot: '@lg/page:mt-10 @lg/page:col-span-7',
    drawing: '@lg/page:right-[3%] @lg/page:top-17 @lg/page:w-[38%]',
  },
  /** The foot takes the whole width, below the drawing. */
  wideFoot: {
    ...USUAL,
    foot: '@lg/page:mt-20',
    drawing: '@lg/page:right-[3%] @lg/page:top-6 @lg/page:w-[26%]',
  },
  /** As `wideFoot`, with a statement, whose height leaves room for a larger drawing. */
  statementAndWideFoot: {
    ...USUAL,
    text: 'mt-5 max-w-[42rem]',
    drawing: '@lg/page:right-[3%] @lg/page:top-6 @lg/page:w-[32%]',
  },
  /** A render behind the text, in the lower right corner. */
  render: { ...USUAL, title: 'relative z-1 @lg/page:col-span-7' },
  /** A picture in dark colours in the right half; the foot is below both halves. */
  beside: { ...USUAL, title: '@lg/page:col-span-6' },
  /** The text in the right half; the foot is below both halves. There is no picture. */
  textAtRight: {
    ...USUAL,
    title: '@lg/page:col-span-6',
    text: 'col-span-full mt-5 @lg/page:col-[7/-1] @lg/page:mt-0',
  },
};
