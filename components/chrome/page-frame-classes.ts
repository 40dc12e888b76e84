/** Classes of the body: the frame of an engineering drawing around the page. */

/** The line itself. Its ticks lie in the margin outside (app/styles/page.css). */
const LINE =
  'lg:relative lg:m-(--margin) lg:min-h-[calc(100vh-2*var(--margin))] lg:border-[1.5px] lg:border-ink lg:bg-paper print:m-0 print:border-0';
/**
 * Zone letters of the frame: of columns above, and of rows at the sides, which stay in view during scrolling.
 */
const LETTERS = [
  'lg:[&::before,&::after]:pointer-events-none lg:[&::before,&::after]:text-faint print:[&::before,&::after]:[content:none]',
  'lg:[&::before,&::after]:[font:500_.6875rem/1rem_var(--font-display)] lg:[&::before,&::after]:[text-align-last:justify]',
];
const COLUMN_LETTERS = [
  "lg:[&::before]:[content:'1_2_3_4'_/_'']",
  'lg:[&::before]:absolute lg:[&::before]:inset-x-[12.5%] lg:[&::before]:-top-(--margin)',
];
/** Uses `top` and `bottom`: in vertical writing a logical inset would be left and right. */
const ROW_LETTERS = [
  "lg:[&::after]:[content:'A_B_C_D_E_F'_/_'']",
  'lg:[&::after]:fixed lg:[&::after]:top-[8.33vh] lg:[&::after]:bottom-[8.33vh] lg:[&::after]:left-0',
  'lg:[&::after]:[text-orientation:upright] lg:[&::after]:[writing-mode:vertical-lr]',
];

export const PAGE_FRAME = [LINE, ...LETTERS, ...COLUMN_LETTERS, ...ROW_LETTERS].join(' ');
