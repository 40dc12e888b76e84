/** Where the parts of a band stand on a wide screen, by its layout. On a phone each has its own row. */

const IN_TITLE_COLUMNS = 'mt-5 max-w-[32rem]';

export const BAND_CLASSES = {
  /** Title and text, beside a drawing as high as the band. */
  noFoot: {
    title: '@lg/page:col-span-7',
    text: IN_TITLE_COLUMNS,
    foot: '',
    drawing: '@lg/page:right-0 @lg/page:bottom-6 @lg/page:w-[52%]',
  },
  /** The foot is as wide as the title. */
  foot: {
    title: '@lg/page:col-span-7',
    text: IN_TITLE_COLUMNS,
    foot: '@lg/page:mt-10 @lg/page:col-span-7',
    drawing: '@lg/page:right-[3%] @lg/page:top-17 @lg/page:w-[38%]',
  },
  /** The foot takes the whole width, below the drawing. */
  wideFoot: {
    title: '@lg/page:col-span-7',
    text: IN_TITLE_COLUMNS,
    foot: '@lg/page:mt-20',
    drawing: '@lg/page:right-[3%] @lg/page:top-6 @lg/page:w-[26%]',
  },
  /** As `wideFoot`, with a statement, whose height leaves room for a larger drawing. */
  statementAndWideFoot: {
    title: '@lg/page:col-span-7',
    text: 'mt-5 max-w-[42rem]',
    foot: '@lg/page:mt-10',
    drawing: '@lg/page:right-[3%] @lg/page:top-6 @lg/page:w-[32%]',
  },
  /** A render behind the text, in the lower right corner. */
  render: {
    title: 'relative z-1 @lg/page:col-span-7',
    text: IN_TITLE_COLUMNS,
    foot: '@lg/page:mt-10 @lg/page:col-span-7',
    drawing: '',
  },
  /** A picture in dark colours in the right half; the foot is below both halves. */
  beside: { title: '@lg/page:col-span-6', text: IN_TITLE_COLUMNS, foot: '@lg/page:mt-10', drawing: '' },
  /** The text in the right half; the foot is below both halves. There is no picture. */
  textAtRight: {
    title: '@lg/page:col-span-6',
    text: 'col-span-full mt-5 @lg/page:col-[7/-1] @lg/page:mt-0',
    foot: '@lg/page:mt-10',
    drawing: '',
  },
} satisfies Record<string, PartClasses>;

interface PartClasses {
  title: string;
  text: string;
  foot: string;
  drawing: string;
}
