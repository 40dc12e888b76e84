/** The grid of a page: four columns on a phone, six on a tablet, twelve on a wide screen. */
export const GRID = 'grid grid-cols-4 gap-x-gap @md/page:grid-cols-6 @lg/page:grid-cols-12 print:block';
/** Columns of the grid: headings in the first two, text in the next seven, asides in the last three. */
export const COLUMNS = {
  heading: 'col-span-full @lg/page:col-[1/3]',
  text: 'col-span-full @md/page:col-[1/5] @lg/page:col-[3/10]',
  aside: 'col-span-full @md/page:col-[5/-1] @lg/page:col-[10/-1]',
  wide: 'col-span-full @lg/page:col-[3/-1]',
  full: 'col-span-full',
};

/** A list of cells between hairlines, below a heavy rule. */
export const CELLS =
  'grid border-t-[1.5px] border-l border-t-ink border-l-line *:border-r *:border-b *:border-line';
/**
 * A list of cells as a drawing's title block: hairlines in a heavy frame. By negative margins the outer
 * hairlines lie under the frame.
 */
export const TITLE_BLOCK =
  'overflow-hidden border-[1.5px] border-ink font-display tabular-nums *:-mt-px *:-ml-px *:border-t *:border-l *:border-line';
