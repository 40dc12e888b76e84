/** Where the parts of a band stand on a wide screen, by its layout. On a phone each has its own row. */

const IN_TITLE_COLUMNS = 'mt-5 max-w-[32rem]';

export const BAND_CLASSES = {
  /** Title and text, beside a drawing as high as the band. */
  noFoot: {
    title: 'wide:col-span-7',
    text: IN_TITLE_COLUMNS,
    foot: '',
    drawing: 'wide:right-0 wide:bottom-6 wide:w-[52%]',
  },
  /** The foot is as wide as the title. */
  foot: {
    title: 'wide:col-span-7',
    text: IN_TITLE_COLUMNS,
    foot: 'wide:mt-10 wide:col-span-7',
    drawing: 'wide:right-[3%] wide:top-17 wide:w-[38%]',
  },
  /** The foot takes the whole width, below the drawing. */
  wideFoot: {
    title: 'wide:col-span-7',
    text: IN_TITLE_COLUMNS,
    foot: 'wide:mt-20',
    drawing: 'wide:right-[3%] wide:top-6 wide:w-[26%]',
  },
  /** As `wideFoot`, with a statement, whose height leaves room for a larger drawing. */
  statementAndWideFoot: {
    title: 'wide:col-span-7',
    text: 'mt-5 max-w-[42rem]',
    foot: 'wide:mt-10',
    drawing: 'wide:right-[3%] wide:top-6 wide:w-[32%]',
  },
  /** A render behind the text, in the lower right corner. */
  render: {
    title: 'relative z-1 wide:col-span-7',
    text: IN_TITLE_COLUMNS,
    foot: 'wide:mt-10 wide:col-span-7',
    drawing: '',
  },
  /** A picture in dark colours in the right half; the foot is below both halves. */
  beside: { title: 'wide:col-span-6', text: IN_TITLE_COLUMNS, foot: 'wide:mt-10', drawing: '' },
  /** The text in the right half; the foot is below both halves. There is no picture. */
  textAtRight: {
    title: 'wide:col-span-6',
    text: 'col-span-full mt-5 wide:col-[7/-1] wide:mt-0',
    foot: 'wide:mt-10',
    drawing: '',
  },
} satisfies Record<string, PartClasses>;

interface PartClasses {
  title: string;
  text: string;
  foot: string;
  drawing: string;
}
