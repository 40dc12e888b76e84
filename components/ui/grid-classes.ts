/** The grid of a page: four columns on a phone, six on a tablet, twelve on a wide screen. */
export const GRID = 'grid grid-cols-4 gap-x-gap mid:grid-cols-6 wide:grid-cols-12 print:block';
/** Columns of the grid: headings in the first two, text in the next seven, asides in the last three. */
export const COLUMNS = {
  heading: 'col-span-full wide:col-[1/3]',
  text: 'col-span-full mid:col-[1/5] wide:col-[3/10]',
  aside: 'col-span-full mid:col-[5/-1] wide:col-[10/-1]',
  wide: 'col-span-full wide:col-[3/-1]',
  full: 'col-span-full',
};
